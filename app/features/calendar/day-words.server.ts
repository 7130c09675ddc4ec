import { capital } from '~/domain/text/sentences'
import { dateFormat } from '~/locales/date-format'
import type { Language } from '~/locales/language'

/** A day of a calendar is the same in every zone. */
const ofDay = (day: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  capital(dateFormat(language, 'UTC', options).format(Date.parse(`${day}T00:00:00Z`)))

/** "Monday 23 November". */
export const dayTitle = (day: string, language: Language) =>
  ofDay(day, language, { weekday: 'long', day: 'numeric', month: 'long' })

/** "November 2026". */
export const monthTitle = (month: string, language: Language) =>
  `${ofDay(`${month}-01`, language, { month: 'long' })} ${month.slice(0, 4)}`

/** From Monday on, by which the weeks of both languages begin. */
export function weekdays(language: Language): { short: string; long: string }[] {
  const monday = Date.UTC(2026, 10, 23)
  return Array.from({ length: 7 }, (_, day) => {
    const at = new Date(monday + day * 86_400_000).toISOString().slice(0, 10)
    return { short: ofDay(at, language, { weekday: 'short' }), long: ofDay(at, language, { weekday: 'long' }) }
  })
}

/** "22 November 2026 at 10:42". */
export const exactMoment = (at: string, zone: string, language: Language) =>
  dateFormat(language, zone, { dateStyle: 'long', timeStyle: 'short' }).format(Date.parse(at))
