import type { BirthFacts } from '~/domain/birth/birth-facts'
import type { DayClock } from '~/domain/birth/day-clock'
import type { CenterCode, TypeCode } from '~/domain/human-design/terms/codes'
import type { FormAnswer } from '~/platform/client/form-answer'
import type { BodygraphData } from '~/ui/bodygraph/bodygraph-data'

export const BIRTH_TIME = '/app/settings/birth-time'

/** What the page can show; `?view=` names one. */
export const VIEWS = ['report', 'day', 'compare'] as const
export type View = (typeof VIEWS)[number]

/** How far the time may be off, minutes to either side; the widest is what the chart service is asked for. */
export const MARGINS = [5, 15, 30, 60, 120] as const
export type Within = (typeof MARGINS)[number] | 'day'

/** A time of the birth day as it travels: what the clock showed, and its offset (seconds) where it showed it twice. */
export type ChosenTime = { time: string; offsetSeconds: number | null }

/** Of a fact: what it is, from one minute to another, both told in words. */
export type SpanInWords = { text: string; from: string; to: string; isSaved: boolean }
export type FactInWords = { name: string; spans: SpanInWords[] }
export const GROUPS = ['core', 'center', 'channel', 'activation'] as const
export type Group = (typeof GROUPS)[number]
export type Grouped = Record<Group, FactInWords[]>

/** What holds within the window, whatever the minute, and what does not. */
export type Report = {
  view: 'report'
  within: Within
  /** Empty where the time is unknown: then the whole day is open. */
  choices: readonly Within[]
  from: string
  to: string
  stable: Grouped
  open: Grouped
}

/** What is drawn of a chart. */
export type Drawing = Pick<BodygraphData, 'centers' | 'gates'>

export type TrackName = 'type' | 'authority' | 'profile' | 'definition' | 'cross' | 'centers' | 'channels'
/** A fact over the day: `from` are minutes since its beginning. */
export type Track = { name: TrackName; spans: { from: number; text: string; type?: TypeCode }[] }

/** A local day with all its charts. */
export type DayMap = {
  view: 'day'
  birthDate: string
  /** First instant, ms since 1970, UTC. */
  from: number
  /** 1440 but where the clocks were set. */
  minutes: number
  clock: DayClock
  tracks: Track[]
  drawings: (Drawing & { from: number })[]
  /** Minutes at which something of the tracks or of the drawing changes. */
  changes: number[]
  /** The minute that is looked at, and the saved one. */
  at: number
  saved: number | null
  typedTime: TypedTime
}

/** A time that was typed: why it is none, or the offsets among which it has to be chosen (seconds). */
export type TypedTime = {
  typed: string
  problem: 'invalid' | 'nonexistent' | 'twice' | 'same' | null
  offsets: number[]
  offsetSeconds: number | null
}

export type ComparedTime = ChosenTime & { label: string; isSaved: boolean; drawing: Drawing; drawingName: string }

export type Comparison = {
  view: 'compare'
  one: TypedTime
  other: TypedTime
  result: {
    one: ComparedTime
    other: ComparedTime
    differences: { name: string; one: string; other: string }[]
    same: { name: string; text: string }[]
    /** Of 26. */
    sameActivations: number
    gates: number[]
    centers: CenterCode[]
  } | null
}

/** What was saved just now, and what to put back (null: nothing, it was put back). */
export type SavedNotice = { now: string; was: string | null }

/** The page about the birth time; only for whose it is. */
export type BirthTimePage = { title: string; view: View } & (
  | { kind: 'empty' }
  /** `stored`: the service no longer takes the stored birth; else it did not answer. */
  | { kind: 'failed'; reason: 'service' | 'stored' }
  | { kind: 'ready'; birth: BirthFacts; saved: SavedNotice | null; content: Report | DayMap | Comparison }
)

export type BirthTimeError = 'service' | 'refused' | 'missing' | 'noWayBack'
export type BirthTimeAnswer = FormAnswer<BirthTimeError, never>
