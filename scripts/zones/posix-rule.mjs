const namePattern = '(?:<([^>]+)>|([A-Za-z]+))'
const offsetPattern = '([+-]?\\d+(?::\\d+){0,2})'
const datePattern = 'M(\\d+)\\.(\\d)\\.(\\d)(?:/([+-]?\\d+(?::\\d+){0,2}))?'
const footerPattern = new RegExp(
  `^${namePattern}${offsetPattern}(?:${namePattern}${offsetPattern}?,${datePattern},${datePattern})?$`,
)

function toSeconds(text) {
  const sign = text.startsWith('-') ? -1 : 1
  const [hours = 0, minutes = 0, seconds = 0] = text.replace(/^[+-]/, '').split(':').map(Number)
  return sign * (hours * 3600 + minutes * 60 + seconds)
}

function toDate(month, week, day, time) {
  return { month: Number(month), week: Number(week), weekday: Number(day), wallSeconds: toSeconds(time ?? '2') }
}

/**
 * The TZif footer (POSIX TZ with RFC 8536's wider hours), for instance `EST5EDT,M3.2.0,M11.1.0`. POSIX counts offsets
 * west of Greenwich; here they are east, as everywhere else. Only the month.week.day form occurs in the database, any
 * other stops the generator.
 * @param {string} footer
 */
export function parsePosixRule(footer) {
  const found = footerPattern.exec(footer)
  if (!found) throw new Error(`Unknown rule form: ${footer}`)
  const [, quoted, plain, offset, quotedSummer, plainSummer, summerOffset, ...dates] = found
  const standardSeconds = -toSeconds(offset)
  const standard = { offsetSeconds: standardSeconds, isDaylightSaving: false, abbreviation: quoted ?? plain }
  const summerName = quotedSummer ?? plainSummer
  if (!summerName) return { standard, summer: null }
  const summerSeconds = summerOffset ? -toSeconds(summerOffset) : standardSeconds + 3600
  return {
    standard,
    summer: {
      type: { offsetSeconds: summerSeconds, isDaylightSaving: true, abbreviation: summerName },
      starts: toDate(...dates.slice(0, 4)),
      ends: toDate(...dates.slice(4, 8)),
    },
  }
}

/** The day of the month (1-based) of "week `week` (5 = last), weekday `weekday` (0 = Sunday)". */
function dayOfMonth(year, { month, week, weekday }) {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const day = 1 + ((weekday - first + 7) % 7) + (week - 1) * 7
  return day > days ? day - 7 : day
}

function instantOf(year, date, offsetBefore) {
  const midnight = Date.UTC(year, date.month - 1, dayOfMonth(year, date)) / 1000
  return midnight + date.wallSeconds - offsetBefore
}

/** The transitions a rule makes in one calendar year, in order of time. */
export function ruleTransitions(rule, year) {
  if (!rule.summer) return []
  const { type, starts, ends } = rule.summer
  return [
    { atSeconds: instantOf(year, starts, rule.standard.offsetSeconds), type },
    { atSeconds: instantOf(year, ends, type.offsetSeconds), type: rule.standard },
  ].sort((a, b) => a.atSeconds - b.atSeconds)
}
