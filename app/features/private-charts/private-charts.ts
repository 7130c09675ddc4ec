import type { ClockCorrection, ClockNote, InstantHint, PlaceOption } from '~/domain/birth/birth-hint'
import type { ReadSection } from '~/domain/human-design/reading/written-reading'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import type { FormAnswer } from '~/platform/client/form-answer'
import type { BirthValues } from '~/ui/birth-fields/birth-values'
import type { KeptChart } from './kept-chart'
import type { OwnersLink } from './link/link'
import type { ListQuery } from './list-query'

export const LIST_PATH = '/app/connections/private'
/** The address of one of the member's own private charts. */
export const privateChartPath = (id: string) => `${LIST_PATH}/${id}`
/** The address of its comparison with the member's own chart. */
export const withYouPath = (id: string) => `${privateChartPath(id)}/with-you`

/** One of the list, its type in the words of the page's language. */
export type ListedChart = {
  id: string
  name: string
  type: TypeCode
  typeName: string
  profile: string
  isTimeUncertain: boolean
  labels: string[]
  /** ISO 8601; null: never. */
  lastViewedAt: string | null
  /** There is a link to it that works. */
  hasLink: boolean
}

export type PrivateList = {
  /** Those that `query` asks for. */
  charts: ListedChart[]
  query: ListQuery
  /** All labels of the member's charts. */
  labels: string[]
  /** How many charts there are, shown or not, and how many there can be. */
  total: number
  most: number
}

/** How a kept chart is shown, as `?view` says: to read, in words, on the wheel, under a sky, as two pages to print. */
export const PERSON_VIEWS = ['bodygraph', 'reading', 'wheel', 'transits', 'sheet'] as const
export type PersonView = (typeof PERSON_VIEWS)[number]

/** The address of a private chart in one of its views. */
export const personViewPath = (id: string, view: PersonView) =>
  view === 'bodygraph' ? privateChartPath(id) : `${privateChartPath(id)}?view=${view}`

/** The view that an address asks for; the bodygraph where it asks for none, or for one that there is not. */
export function personViewOf(url: string): PersonView {
  const wanted = new URL(url).searchParams.get('view')
  return PERSON_VIEWS.find((view) => view === wanted) ?? 'bodygraph'
}

/** What the owner notes about somebody. */
export type KeptNotes = { notes: string; labels: string[] }

/** The page of somebody whose chart is kept, for its owner. */
export type PersonPage = KeptChart & {
  id: string
  view: PersonView
  /** For the view `reading` only; null where its birth time is uncertain and what that leaves open is unknown. */
  reading: ReadSection[] | null
  kept: KeptNotes
  /** As `versionOf` writes it. */
  version: string
  /** Notes are kept that don't open. */
  isUnreadable: boolean
  /** When it was viewed before this visit, ISO 8601; null: never. */
  viewedBeforeAt: string | null
  /** Null: there is none that works. */
  link: OwnersLink | null
  clockNote: ClockNote | null
  clockCorrection: ClockCorrection | null
}

/** When notes were last saved, as their form sends it back: milliseconds since 1970, empty for never. */
export const versionOf = (savedAt: Date | null): string => (savedAt ? String(savedAt.getTime()) : '')

/** What the form of the notes is answered; `kept` is what was saved elsewhere meanwhile, for `changed`. */
export type NotesAnswer = FormAnswer<'changed', 'saved'> & { kept: KeptNotes | null }

/** What the form shows at first; `id` is that of the chart it makes or changes. */
export type PrivateForm = {
  id: string
  name: string
  isNew: boolean
  /** There is a link to the chart, which ends where it becomes another person's. */
  hasLink: boolean
  initial: Partial<BirthValues>
  instant: InstantHint | null
  latestDate: string
}

/** What stands in the way of the whole form. */
export type PrivateError = 'signedOut' | 'tooMany' | 'unexpected' | 'unreachable' | 'full' | 'service'

/** What a form answers that was not done: nothing typed is lost. */
export type PrivateAnswer = {
  problems: Record<string, string>
  values: Record<string, string>
  suggestions: PlaceOption[]
  instant: InstantHint | null
  error: PrivateError | null
}

export const NO_PRIVATE_ANSWER: PrivateAnswer = {
  problems: {},
  values: {},
  suggestions: [],
  instant: null,
  error: null,
}
