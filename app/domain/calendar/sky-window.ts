const DAY_MILLISECONDS = 86_400_000
/** The weeks around a month bring up to six days of others, and no zone is further from UTC than fourteen hours. */
const AROUND_DAYS = 7

/** What happens in (from, to], in milliseconds. */
export type Window = { from: number; to: number }

/** What of the sky a month shows, whatever the zone: so all who look at it ask the same. */
export function monthWindow(month: string): Window {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return {
    from: Date.UTC(year, number - 1, 1) - AROUND_DAYS * DAY_MILLISECONDS,
    to: Date.UTC(year, number, 1) + AROUND_DAYS * DAY_MILLISECONDS,
  }
}

/** What of the sky a day shows, whatever the zone. */
export function dayWindow(day: string): Window {
  const noon = Date.parse(`${day}T12:00:00Z`)
  return { from: noon - 1.5 * DAY_MILLISECONDS, to: noon + 1.5 * DAY_MILLISECONDS }
}

/** From a month ago to a year ahead, by whole days: all who ask on one day ask the same. */
export function feedWindow(now: number): Window {
  const today = Math.floor(now / DAY_MILLISECONDS) * DAY_MILLISECONDS
  return { from: today - 31 * DAY_MILLISECONDS, to: today + 366 * DAY_MILLISECONDS }
}

/** The window as the chart service takes it. */
export const toQuestion = ({ from, to }: Window) => ({
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
})

/** Whether an instant, in milliseconds, falls into a window: not its first, but its last. */
export const isWithin = ({ from, to }: Window, at: number) => at > from && at <= to
