/** What a zone's clocks show during some time. */
export interface ZoneClock {
  /** Seconds east of Greenwich. */
  offsetSeconds: number
  isDaylightSaving: boolean
  /** The database's short name, for instance "MSK", "+03", "LMT". */
  abbreviation: string
}

/** From this instant (seconds since 1970, UTC) the clock shows `clock`. */
export interface ZoneTransition {
  atSeconds: number
  clock: ZoneClock
}

/** A day of each year: the `week`th (5 = last) `weekday` (0 = Sunday) of `month` (1–12), and the wall clock there. */
export interface YearlyDate {
  month: number
  week: number
  weekday: number
  /** Seconds after that day's midnight; may be negative or above a day. */
  wallSeconds: number
}

/** Daylight saving that goes on every year after the last listed transition. */
export interface YearlyRule {
  standard: ZoneClock
  summer: ZoneClock
  starts: YearlyDate
  ends: YearlyDate
}

function instantOf(year: number, date: YearlyDate, offsetBeforeSeconds: number): number {
  const firstWeekday = new Date(Date.UTC(year, date.month - 1, 1)).getUTCDay()
  const daysInMonth = new Date(Date.UTC(year, date.month, 0)).getUTCDate()
  const day = 1 + ((date.weekday - firstWeekday + 7) % 7) + (date.week - 1) * 7
  const existingDay = day > daysInMonth ? day - 7 : day
  return Date.UTC(year, date.month - 1, existingDay) / 1000 + date.wallSeconds - offsetBeforeSeconds
}

/** The two transitions that a rule makes in one calendar year, in order of time. */
export function yearlyTransitions(rule: YearlyRule, year: number): ZoneTransition[] {
  const toSummer = { atSeconds: instantOf(year, rule.starts, rule.standard.offsetSeconds), clock: rule.summer }
  const toStandard = { atSeconds: instantOf(year, rule.ends, rule.summer.offsetSeconds), clock: rule.standard }
  return toSummer.atSeconds < toStandard.atSeconds ? [toSummer, toStandard] : [toStandard, toSummer]
}
