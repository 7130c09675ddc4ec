import { SHOWN_KINDS, type ShownKind } from '~/domain/calendar/calendar-kinds'
import { monthOf, readDay, readMonth } from '~/domain/calendar/month'
import { toTimeZone } from '~/domain/community/places/time-zone'

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
