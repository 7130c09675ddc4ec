import { dayAfter, readDay } from '../calendar/month'

/** How far back a day can be written about for the first time, in days. */
export const DAYS_BACK = 366

/** A day that is today or over by the member's clock; else null. What was written about such a day can be changed and deleted. */
export function pastDay(text: string | null, today: string): string | null {
  const day = readDay(text)
  return day && day <= today ? day : null
}

/** A day that a member may begin to write about: today by their clock, or one of the year before it; else null. */
export function openDay(text: string | null, today: string): string | null {
  const day = pastDay(text, today)
  return day && day >= dayAfter(today, -DAYS_BACK) ? day : null
}
