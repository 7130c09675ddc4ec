import { type FeedKind, SHOWN_KINDS, type ShownKind } from '~/domain/calendar/calendar-kinds'
import { monthOf, readDay, readMonth } from '~/domain/calendar/month'
import { toTimeZone } from '~/domain/community/places/time-zone'
import type { CycleKind } from '~/domain/human-design/service/cycle.schema'
import type { LunarPhase } from '~/domain/human-design/service/sky-event.schema'
import type { FormAnswer } from '~/platform/client/form-answer'

/** One line of the calendar, in the reader's words and by the clock that is asked for. */
export type Entry = {
  id: string
  kind: ShownKind
  /** ISO 8601. */
  at: string
  /** "14:05"; empty where it goes on from the day before. */
  time: string
  text: string
  /** What it does to the reader's own chart, or what else there is to say. */
  notes: string[]
  isOwn: boolean
  /** It stands there, but will not be. */
  isOff: boolean
  /** A sign for the narrow cells of a month, what is read aloud for it, and what stands behind it. */
  sign: { glyph: string; phase?: LunarPhase; name: string; label: string }
  /** Where more is told. */
  to: string | null
}

/** A day with what is on it. */
export type DayOf = { day: string; title: string; entries: Entry[] }

/** A cycle at one of its times. */
export type CycleTime = { at: string; when: string; age: string; pass: string | null }
export type ShownCycle = {
  kind: CycleKind
  name: string
  text: string
  last: CycleTime | null
  next: CycleTime | null
}

export type CalendarData = {
  ask: CalendarAsk
  /** By whose clock it is told. */
  zone: string
  /** Its name in the page's language. */
  zoneLabel: string
  /** By that clock. */
  today: string
  title: string
  /** The months before and after it. */
  beside: { before: string; after: string }
  /** Every day that is linked to, as it is said. */
  names: Record<string, string>
  weekdays: { short: string; long: string }[]
  /** What is on each day of the month's weeks, by day. */
  days: Record<string, DayOf>
  /** With everything, lines among it; null where no day is opened. */
  opened: DayOf | null
  upcoming: DayOf[]
  /** Null for members without a chart. */
  cycles: ShownCycle[] | null
  /** The time of birth is not known to the minute, so that cycles are not either. */
  isTimeUncertain: boolean
  /** False where the sky was asked for and did not answer. */
  hasSky: boolean
  feed: { kinds: FeedKind[]; made: string } | null
}

export type FeedError = 'exists' | 'missing'
/** What the forms of the feed answer; `address` is told this once. */
export type FeedAnswer = FormAnswer<FeedError, 'made' | 'renewed' | 'removed' | 'saved'> & {
  address?: { https: string; webcal: string }
}

/** What the calendar is asked for, as its address says it. */
export type CalendarAsk = {
  /** `2026-11`. */
  month: string
  /** The day that is opened, `2026-11-23`. */
  day: string | null
  hidden: ShownKind[]
  /** Set where another zone is asked for than the member's. */
  zone: string | null
}

export const CALENDAR = '/app/insights/calendar'

/** The zone that an address asks for, where there is such a zone. */
export function readZone(params: URLSearchParams): string | null {
  return toTimeZone(params.get('zone'))
}

/** Reads an address; what cannot be shown is as if it were not there. `today`: by the clock of the zone. */
export function readCalendarAsk(params: URLSearchParams, today: string): CalendarAsk {
  const day = readDay(params.get('day'))
  const hidden = params.get('hide')?.split(',') ?? []
  return {
    month: readMonth(params.get('month')) ?? monthOf(day ?? today),
    day,
    hidden: SHOWN_KINDS.filter((kind) => hidden.includes(kind)),
    zone: readZone(params),
  }
}

/** The address of a month, or of a day in it; `today` where it needs no month to say so. */
export function calendarPath({ month, day, hidden = [], zone }: Partial<CalendarAsk>): string {
  const params = new URLSearchParams({
    ...(month ? { month } : {}),
    ...(day ? { day } : {}),
    ...(hidden.length > 0 ? { hide: hidden.join(',') } : {}),
    ...(zone ? { zone } : {}),
  })
  const query = params.toString().replaceAll('%2C', ',').replaceAll('%2F', '/')
  return `${CALENDAR}${query && `?${query}`}${day ? '#day' : ''}`
}
