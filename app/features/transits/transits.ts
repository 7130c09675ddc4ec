import type { TypeCode } from '~/domain/human-design/terms/codes'
import type { SkyPosition } from '~/domain/human-design/transit/sky'
import type { TimeSpan } from '~/domain/human-design/transit/sky-month'
import type { TransitSpan } from '~/domain/human-design/transit/transit-spans'
import type { ChosenMoment } from './chosen-moment'

export const TRANSITS = '/app/transits'

/** The address of the sky at an instant, to the minute, on a page that may have a query of its own. */
export function skyPath(page: string, at: number): string {
  return `${page}${page.includes('?') ? '&' : '?'}at=${new Date(at).toISOString().slice(0, 16)}Z`
}

/** The sky of one instant, and what of it holds for a chart. */
export type Moment = {
  at: number
  sky: SkyPosition[]
  spans: TransitSpan[]
  /** Within it it is known when something begins and ends. */
  known: TimeSpan
}

/** A connection whose gates close channels with the sky: in sentences of the page's language, the weightiest first. */
export type CompletingPerson = {
  username: string
  fullName: string
  avatarUrl: string | null
  type: TypeCode | null
  sentences: string[]
}

export type WhoCompletes = {
  people: CompletingPerson[]
  /** So many more close something, and are not told by name. */
  moreCount: number
  /** Of so many the gates were open to the member. */
  openCount: number
  connectionsCount: number
  /** There are more connections than were looked at; then so many of the last ones were. */
  isCut: boolean
}

/** A sky and the chart under it. */
export type SkyOverChart = {
  asked: ChosenMoment
  /** Null where nobody knows where the bodies stand. */
  moment: Moment | null
  /** The gates of the chart, null without one. */
  natal: number[] | null
}

export type TransitsPage = SkyOverChart & { who: WhoCompletes | null }
