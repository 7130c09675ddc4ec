import { z } from 'zod'
import { findOwnChart, type OwnChart } from '~/data/charts/charts.server'
import { parseBirthTime } from '~/domain/birth/birth-date-time'
import { toTime } from '~/domain/birth/birth-form.schema'
import { instantsOf } from '~/domain/birth/day-clock'
import { TIME_ACCURACIES } from '~/domain/birth/time-accuracy'
import { formatOffset } from '~/domain/birth/utc-offset'
import { CENTERS } from '~/domain/human-design/terms/codes'
import type { BirthDay } from '~/domain/human-design/uncertainty/birth-day'
import { type DayState, differencesOf, factsOf, factValue, stateAt } from '~/domain/human-design/uncertainty/day-states'
import {
  type HeldFact,
  type HeldSpan,
  heldFacts,
  minutesOf,
  windowAround,
} from '~/domain/human-design/uncertainty/held-spans'
import type { Language } from '~/locales/language'
import { requestBirthDay } from '~/platform/chart/chart.server'
import type { Context } from '~/platform/server/context.server'
import { createNotice } from '~/platform/server/cookies.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import { gateStates } from '~/ui/bodygraph/bodygraph-data'
import { toBirthInput } from '../birth-input'
import { toOwnBirthFacts } from '../own-birth.server'
import {
  type BirthTimePage,
  type ComparedTime,
  type Comparison,
  type DayMap,
  type FactInWords,
  type Group,
  type Grouped,
  MARGINS,
  type Report,
  type SavedNotice,
  type Track,
  type TrackName,
  type TypedTime,
  VIEWS,
  type Within,
} from './birth-time'
import { chosenTimeAt } from './clock-words'
import { definedIn, holdsSaved, type ReadDay, readDay } from './read-day.server'

/** What hangs on a member's birth time, by one question to the chart service; the day map first where the time is unknown. */
export async function loadBirthTime(context: Context, viewer: Viewer, request: Request): Promise<BirthTimePage> {
  const query = new URL(request.url).searchParams
  const [own, language, notice] = await Promise.all([
    findOwnChart(context.db, viewer.id),
    languageOf(request),
    savedTimeNotice.read(context, request),
  ])
  const birth = own && toBirthInput(own)
  const isUnknown = birth?.time_accuracy === 'unknown'
  const view = VIEWS.find((name) => name === query.get('view')) ?? (isUnknown ? 'day' : 'report')
  const title = `${translator(language, 'birth-time')('title')} · ${translator(language, 'common')('brand')}`
  if (!own || !birth) return { title, view, kind: 'empty' }
  const answer = await requestBirthDay(context, birth)
  if (!answer.ok) return { title, view, kind: 'failed', reason: 'refusal' in answer ? 'stored' : 'service' }
  const read = readDay(answer.data, birth.birth_date, !isUnknown, language)
  return {
    title,
    view,
    kind: 'ready',
    birth: toOwnBirthFacts(own, language),
    saved: notice && isStill(own, notice.now) ? toNotice(notice, language) : null,
    content:
      view === 'report'
        ? toReport(read, readWithin(query.get('within'), birth.time_accuracy))
        : view === 'day'
          ? toDayMap(read, query)
          : toComparison(read, query),
  }
}

/** Whether the time of the notice is the one that is stored: it may have been changed elsewhere since. */
export function isStill(own: OwnChart, { time, accuracy }: StoredTime): boolean {
  return own.birthTime === time && own.birthTimeAccuracy === accuracy
}

function toNotice({ now, was }: { now: StoredTime; was: StoredTime | null }, language: Language): SavedNotice {
  const t = translator(language, 'birth-time')
  const tell = ({ time, accuracy, offsetSeconds }: StoredTime) =>
    time === null || accuracy === 'unknown'
      ? t('unknownTime')
      : t(accuracy === 'exact' ? 'exactTime' : 'aboutTime', {
          time: offsetSeconds === null ? time : `${time} (UTC${formatOffset(offsetSeconds)})`,
        })
  return { now: tell(now), was: was && tell(was) }
}

/** What an address asks for, or what suits the accuracy of the stored time. */
function readWithin(asked: string | null, accuracy: 'exact' | 'approximate' | 'unknown'): Within {
  if (accuracy === 'unknown') return 'day'
  if (asked === 'day') return 'day'
  return MARGINS.find((minutes) => String(minutes) === asked) ?? (accuracy === 'exact' ? 5 : 30)
}

/** The report of a window around the saved time, or of the whole day: what holds throughout first, then what does not. */
function toReport(read: ReadDay, within: Within): Report {
  const { day, states, savedAt, momentOf } = read
  const window = windowAround(day, within === 'day' || savedAt === null ? null : within)
  const held = heldFacts(states, day.clock, window)
  const whole = held[0]?.spans
  return {
    view: 'report',
    within,
    choices: savedAt === null ? [] : [...MARGINS, 'day'],
    from: momentOf(whole?.[0]?.from ?? window.from),
    to: momentOf(whole?.at(-1)?.to ?? window.to),
    stable: grouped(
      read,
      held.filter(({ spans }) => spans.length === 1),
    ),
    open: grouped(
      read,
      held.filter(({ spans }) => spans.length > 1),
    ),
  }
}

function grouped(read: ReadDay, facts: HeldFact[]): Grouped {
  const groups: Grouped = { core: [], center: [], channel: [], activation: [] }
  for (const held of facts) groups[groupOf(held)].push(inWords(read, held))
  return groups
}

function groupOf({ fact: { kind } }: HeldFact): Group {
  return kind === 'center' || kind === 'channel' || kind === 'activation' ? kind : 'core'
}

function inWords(read: ReadDay, { fact, spans }: HeldFact): FactInWords {
  return {
    name: read.nameOf(fact),
    spans: spans.map((span) => ({
      text: read.textOf(span.state, fact),
      from: read.momentOf(span.from),
      to: read.momentOf(span.to),
      isSaved: holdsSaved(read, span),
    })),
  }
}

const MINUTE = 60_000
const CORE = ['type', 'authority', 'profile', 'definition', 'cross'] as const

/** The local day with its charts, at the moment that is asked for, else at the saved one, else at noon. */
function toDayMap(read: ReadDay, query: URLSearchParams): DayMap {
  const { day, states, birthDate, savedAt } = read
  const { from, to } = day.day
  const held = minutesOf(states, day.clock, { from, to: to - 1 })
  const minuteOf = (utcMs: number) => Math.floor((utcMs - from) / MINUTE)
  const { typedTime, at } = readTypedTime(query, 'at', day, birthDate)
  const tracks = CORE.map((kind) => toTrack(kind, (state) => read.textOf(state, { kind })))
  tracks.push(toTrack('centers', (state) => definedIn(read, state, 'center')))
  tracks.push(toTrack('channels', (state) => definedIn(read, state, 'channel')))
  const drawings = unlessSame(
    held.map(({ from, state }) => ({
      from: minuteOf(from),
      drawing: { centers: state.facts.centers, gates: gateStates(state.activations) },
    })),
    ({ drawing }) => JSON.stringify(drawing),
  ).map(({ from, drawing }) => ({ from, ...drawing }))
  const changes = new Set([...tracks.flatMap(({ spans }) => spans), ...drawings].map((each) => each.from))
  return {
    view: 'day',
    birthDate,
    from,
    minutes: minuteOf(to),
    clock: day.clock,
    tracks,
    drawings,
    changes: [...changes].sort((one, other) => one - other),
    at: minuteOf(at ?? day.utc),
    saved: savedAt === null ? null : minuteOf(savedAt),
    typedTime,
  }

  function toTrack(name: TrackName, textOf: (state: DayState) => string): Track {
    const spans = held.map((span: HeldSpan) => ({
      from: minuteOf(span.from),
      text: textOf(span.state),
      ...(name === 'type' && { type: span.state.facts.type }),
    }))
    return { name, spans: unlessSame(spans, ({ text }) => text) }
  }
}

/** Without those that are as the one before. */
function unlessSame<T>(list: T[], keyOf: (each: T) => string): T[] {
  return list.filter((each, index) => index === 0 || keyOf(each) !== keyOf(list[index - 1]!))
}

/** Two times of the day side by side; the first is the saved one where none is asked for. */
function toComparison(read: ReadDay, query: URLSearchParams): Comparison {
  const { day, birthDate, savedAt } = read
  const filled = new URLSearchParams(query)
  if (!query.has('one') && savedAt !== null) {
    const saved = chosenTimeAt(day.clock, savedAt)
    filled.set('one', saved.time)
    if (saved.offsetSeconds !== null) filled.set('one_offset', String(saved.offsetSeconds))
  }
  const one = readTypedTime(filled, 'one', day, birthDate)
  const other = readTypedTime(filled, 'other', day, birthDate)
  if (one.at === null || other.at === null) {
    return { view: 'compare', one: one.typedTime, other: other.typedTime, result: null }
  }
  if (one.at === other.at) {
    return { view: 'compare', one: one.typedTime, other: { ...other.typedTime, problem: 'same' }, result: null }
  }
  return { view: 'compare', one: one.typedTime, other: other.typedTime, result: compare(read, one.at, other.at) }
}

function compare(read: ReadDay, oneAt: number, otherAt: number): Comparison['result'] {
  const [one, other] = [stateAt(read.states, oneAt), stateAt(read.states, otherAt)]
  const differing = differencesOf(one, other)
  const isSame = (fact: (typeof differing)[number]) => factValue(one, fact) === factValue(other, fact)
  const same = factsOf([one, other]).filter(isSame)
  const [gates, otherGates] = [gateStates(one.activations), gateStates(other.activations)]
  const active = new Set([...one.facts.gates, ...other.facts.gates])
  return {
    one: toComparedTime(read, oneAt, one),
    other: toComparedTime(read, otherAt, other),
    differences: differing.map((fact) => ({
      name: read.nameOf(fact),
      one: read.textOf(one, fact),
      other: read.textOf(other, fact),
    })),
    same: same
      .filter(({ kind }) => kind !== 'activation')
      .map((fact) => ({ name: read.nameOf(fact), text: read.textOf(one, fact) })),
    sameActivations: same.filter(({ kind }) => kind === 'activation').length,
    gates: [...active].filter((gate) => gates[gate] !== otherGates[gate]),
    centers: CENTERS.filter((center) => one.facts.centers[center] !== other.facts.centers[center]),
  }
}

function toComparedTime(read: ReadDay, utcMs: number, state: DayState): ComparedTime {
  const label = read.momentOf(utcMs)
  return {
    ...chosenTimeAt(read.day.clock, utcMs),
    label,
    isSaved: utcMs === read.savedAt,
    drawing: { centers: state.facts.centers, gates: gateStates(state.activations) },
    drawingName: `${label}: ${read.textOf(state, { kind: 'type' })}, ${read.textOf(state, { kind: 'profile' })}`,
  }
}

/** Longest text that is taken for a time. */
const LONGEST = 8

/**
 * The time of a birth day that an address asks for under a name: the instant (ms since 1970, UTC), or null with the reason, and what
 * was typed in either case. Nothing typed is no problem.
 */
function readTypedTime(
  query: URLSearchParams,
  name: 'at' | 'one' | 'other',
  { clock }: Pick<BirthDay, 'clock'>,
  birthDate: string,
): { typedTime: TypedTime; at: number | null } {
  const typed = toTime((query.get(name) ?? '').trim()).slice(0, LONGEST)
  const wanted = query.get(`${name}_offset`)
  const offsetSeconds = wanted && /^-?\d{1,5}$/.test(wanted) ? Number(wanted) : null
  const typedTime: TypedTime = { typed, problem: null, offsets: [], offsetSeconds }
  if (typed === '') return { typedTime, at: null }
  const sinceMidnight = parseBirthTime(typed)
  if (sinceMidnight === null) return { typedTime: { ...typedTime, problem: 'invalid' }, at: null }
  const instants = instantsOf(clock, Date.parse(`${birthDate}T00:00:00Z`) + sinceMidnight)
  const offsets = instants.length > 1 ? instants.map((each) => each.offsetSeconds) : []
  if (instants.length === 0) return { typedTime: { ...typedTime, problem: 'nonexistent' }, at: null }
  const chosen =
    instants.length === 1 ? instants[0] : instants.find((instant) => instant.offsetSeconds === offsetSeconds)
  if (!chosen) return { typedTime: { ...typedTime, offsets, problem: 'twice' }, at: null }
  return { typedTime: { ...typedTime, offsets }, at: chosen.utcMs }
}

const storedTime = z.object({
  time: z.string().max(8).nullable(),
  accuracy: z.enum(TIME_ACCURACIES),
  /** Where it was chosen, seconds. */
  offsetSeconds: z.int().nullable(),
})
export type StoredTime = z.infer<typeof storedTime>

/** What the page tells after a time was saved: the new one, and the one that can be put back; null once it was. */
export const savedTimeNotice = createNotice('birth_time', z.object({ now: storedTime, was: storedTime.nullable() }))
