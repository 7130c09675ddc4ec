import { monthAfter, monthOf, weeksOf } from '~/domain/calendar/month'
import { openDay } from '~/domain/journal/open-days'
import { dateFormat } from '~/locales/date-format'
import type { Language } from '~/locales/language'
import type { JournalPage, MonthCell } from './journal'

// Days of a calendar, drawn as UTC so that no zone moves them.
const format = (language: Language, parts: Intl.DateTimeFormatOptions) => {
  const { format } = dateFormat(language, 'UTC', parts)
  return (day: string) => format(Date.parse(`${day}T00:00:00Z`))
}

/** A day in words, with its weekday. */
export const dateInWords = (language: Language) =>
  format(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** The same within a month that is named already. */
export const dayInWords = (language: Language) => format(language, { weekday: 'long', day: 'numeric', month: 'long' })

/** A month as weeks from Monday to Sunday, each day with how it felt where that was written. */
export function toMonth(
  language: Language,
  month: string,
  today: string,
  feelings: ReadonlyMap<string, NonNullable<MonthCell['feeling']>>,
): JournalPage['month'] {
  const inWords = dateInWords(language)
  const weeks = weeksOf(month)
  const after = monthAfter(month, 1)
  const [short, long] = [format(language, { weekday: 'short' }), format(language, { weekday: 'long' })]
  return {
    label: format(language, { month: 'long', year: 'numeric' })(`${month}-01`),
    before: monthAfter(month, -1),
    after: after && after <= monthOf(today) ? after : null,
    weekdays: (weeks[0] ?? []).map((day) => ({ id: long(day), label: short(day) })),
    weeks: weeks.map((days) =>
      days.map((day) => ({
        day,
        number: Number(day.slice(8)),
        date: inWords(day),
        isOfMonth: monthOf(day) === month,
        isOpen: openDay(day, today) !== null || feelings.has(day),
        feeling: feelings.get(day) ?? null,
      })),
    ),
  }
}
