const DAY_MS = 86_400_000

/**
 * The day that is typed, `YYYY-MM-DD`, in either language: "2026-12-24", "24.12.", "24 Dec", "Dec 24 2026", "24 декабря",
 * "tomorrow", "пятница". Without a year the next such day from `today` on. Null for anything else.
 */
export function readTypedDay(text: string, today: string): string | null {
  const typed = text.trim().toLowerCase().replaceAll('ё', 'е')
  return inNumbers(typed, today) ?? inWords(typed, today) ?? byItsName(typed, today)
}

/** Whether a day is typed as a date or by its whole name, not by a beginning that may mean something else. */
export function isWholeDay(text: string): boolean {
  const typed = text.trim().toLowerCase()
  return /\d/.test(typed) || [...WEEKDAYS, ...RELATIVE.map(([names]) => names)].some((names) => names.includes(typed))
}

function inNumbers(typed: string, today: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed)
  if (iso) return realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const dotted = /^(\d{1,2})\.(\d{1,2})(?:\.(\d{4})?)?$/.exec(typed)
  if (dotted) return dayOf(Number(dotted[1]), Number(dotted[2]), dotted[3], today)
  const [, first = 0, second = 0, year] = (/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed) ?? []).map(Number)
  // With a slash 05/07 may mean either order.
  if (!year || (first <= 12 && second <= 12 && first !== second)) return null
  return first > 12 ? realDay(year, second, first) : realDay(year, first, second)
}

function inWords(typed: string, today: string): string | null {
  const [, dayFirst, name1, year1] =
    /^(\d{1,2})(?:st|nd|rd|th|-?го)?\s+(\p{L}{3,})\.?,?(?:\s+(\d{4}))?(?:\s+г(?:ода|\.)?)?$/u.exec(typed) ?? []
  const [, name2, dayLast, year2] = /^(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?(?:\s+(\d{4}))?$/u.exec(typed) ?? []
  const name = name1 ?? name2
  if (!name) return null
  const month = MONTHS.findIndex((names) => names.some((one) => one.startsWith(name))) + 1
  return month > 0 ? dayOf(Number(dayFirst ?? dayLast), month, year1 ?? year2, today) : null
}

function byItsName(typed: string, today: string): string | null {
  if (typed.length < 3) return null
  const begins = (names: string[]) => names.some((name) => name.startsWith(typed))
  const [, days] = RELATIVE.find(([names]) => begins(names)) ?? []
  if (days !== undefined) return daysAfter(today, days)
  const weekday = WEEKDAYS.findIndex(begins)
  return weekday < 0 ? null : daysAfter(today, (weekday - new Date(today).getUTCDay() + 7) % 7)
}

/** The next such day, unless the year is given. */
function dayOf(day: number, month: number, year: string | undefined, today: string): string | null {
  if (year) return realDay(Number(year), month, day)
  const from = Number(today.slice(0, 4))
  // The next 29th of February is at most eight years away.
  const years = Array.from({ length: 9 }, (_, more) => from + more)
  return years.map((one) => realDay(one, month, day)).find((one) => one !== null && one >= today) ?? null
}

function realDay(year: number, month: number, day: number): string | null {
  const isoDate = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '-',
  )
  const date = new Date(isoDate)
  // "2026-02-31" would be read as a day of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(isoDate) ? isoDate : null
}

const daysAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** In both languages; in Russian beside a day and by themselves. */
const MONTHS = [
  ['january', 'января', 'январь'],
  ['february', 'февраля', 'февраль'],
  ['march', 'марта', 'март'],
  ['april', 'апреля', 'апрель'],
  ['may', 'мая', 'май'],
  ['june', 'июня', 'июнь'],
  ['july', 'июля', 'июль'],
  ['august', 'августа', 'август'],
  ['september', 'сентября', 'сентябрь'],
  ['october', 'октября', 'октябрь'],
  ['november', 'ноября', 'ноябрь'],
  ['december', 'декабря', 'декабрь'],
]
/** From Sunday on; in Russian also in the accusative. */
const WEEKDAYS = [
  ['sunday', 'воскресенье'],
  ['monday', 'понедельник'],
  ['tuesday', 'вторник'],
  ['wednesday', 'среда', 'среду'],
  ['thursday', 'четверг'],
  ['friday', 'пятница', 'пятницу'],
  ['saturday', 'суббота', 'субботу'],
]
/** Days by how far from today they are. */
const RELATIVE: [names: string[], days: number][] = [
  [['today', 'сегодня'], 0],
  [['tomorrow', 'завтра'], 1],
  [['yesterday', 'вчера'], -1],
  [['послезавтра'], 2],
  [['позавчера'], -2],
]
