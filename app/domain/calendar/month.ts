const DAY_MILLISECONDS = 86_400_000
const DAYS_A_WEEK = 7

/** The months that a calendar opens: as far as the tables of the sky reach with the days around them. */
const FIRST_MONTH = '1900-01'
const LAST_MONTH = '2100-11'

const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayAt = (utcMs: number) => new Date(utcMs).toISOString().slice(0, 10)

/** `2026-11`, where it is a month that can be shown; else null. */
export function readMonth(text: string | null): string | null {
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(text ?? '')
  return text && isMonth && text >= FIRST_MONTH && text <= LAST_MONTH ? text : null
}

/** `2026-11-23`, where there is such a day in a month that can be shown; else null. */
export function readDay(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text) || !readMonth(monthOf(text))) return null
  const at = instantOf(text)
  return Number.isFinite(at) && dayAt(at) === text ? text : null
}

/** The month of a day, `2026-11`. */
export const monthOf = (day: string) => day.slice(0, 7)

/** The day so many days on, or back. */
export const dayAfter = (day: string, days = 1) => dayAt(instantOf(day) + days * DAY_MILLISECONDS)

/** The month so many months on, or back; null beyond what can be shown. */
export function monthAfter(month: string, months: number): string | null {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return readMonth(dayAt(Date.UTC(year, number - 1 + months, 1)).slice(0, 7))
}

/**
 * The weeks that show a month, from Monday to Sunday, with the days of the months around it that fill them. Days of a calendar,
 * not stretches of time: how long each lasts is a matter of zones.
 */
export function weeksOf(month: string): string[][] {
  const first = instantOf(`${month}-01`)
  const sundayFirst = new Date(first).getUTCDay()
  const monday = first - ((sundayFirst + DAYS_A_WEEK - 1) % DAYS_A_WEEK) * DAY_MILLISECONDS
  const weeks: string[][] = []
  for (let at = monday; at === monday || monthOf(dayAt(at)) === month; at += DAYS_A_WEEK * DAY_MILLISECONDS) {
    weeks.push(Array.from({ length: DAYS_A_WEEK }, (_, day) => dayAt(at + day * DAY_MILLISECONDS)))
  }
  return weeks
}
