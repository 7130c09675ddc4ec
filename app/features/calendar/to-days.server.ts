import { byDay, localDay } from '~/domain/calendar/local-day'
import type { Language } from '~/locales/language'
import type { DayOf, Entry } from './calendar'
import { dayTitle } from './day-words.server'
import type { EntryWords } from './entry-words.server'
import type { TimedEntry } from './to-entries.server'

type Telling = { language: Language; zone: string; words: EntryWords }

/** The days of these entries, each with what is on it, in order; the Moon's gates are one line at the end of a day. */
export function toDays(entries: readonly TimedEntry[], telling: Telling): DayOf[] {
  const inOrder = [...entries].sort((one, other) => one.at - other.at)
  const days = [...byDay(telling.zone, inOrder)].sort(([one], [other]) => (one < other ? -1 : 1))
  return days.map(([day, onDay]) => ({
    day,
    title: dayTitle(day, telling.language),
    entries: withMoonAsOne(
      onDay.map((timed) => asOf(day, timed, telling.zone)),
      telling.words,
    ),
  }))
}

/** A day with all that is on it, by the clock. */
export function toWholeDay(day: string, entries: readonly TimedEntry[], { language, zone }: Telling): DayOf {
  const onDay = byDay(zone, entries).get(day) ?? []
  const inOrder = [...onDay].sort((one, other) => one.at - other.at)
  return { day, title: dayTitle(day, language), entries: inOrder.map((timed) => asOf(day, timed, zone)) }
}

/** What began on an earlier day has no time on this one. */
const asOf = (day: string, { at, endsAt, entry }: TimedEntry, zone: string): Entry =>
  endsAt === undefined || localDay(zone, at) === day ? entry : { ...entry, time: '' }

function withMoonAsOne(entries: readonly Entry[], words: EntryWords): Entry[] {
  const [first, ...more] = entries.filter(({ kind }) => kind === 'moon')
  const others = entries.filter(({ kind }) => kind !== 'moon')
  if (!first) return others
  const gates = [first, ...more].map(({ sign }) => sign.label)
  return [
    ...others,
    {
      ...first,
      time: '',
      text: words.moon(gates.map(Number)),
      notes: [],
      to: null,
      isOwn: false,
      sign: { ...first.sign, label: gates.join(', ') },
    },
  ]
}
