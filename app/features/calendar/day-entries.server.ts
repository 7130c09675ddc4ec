import type { OwnEvent } from '~/data/calendar.server'
import type { ShownKind } from '~/domain/calendar/calendar-kinds'
import type { Happening, touchesOf } from '~/domain/calendar/happenings'
import { byDay, localDay, type Timed, toMinute } from '~/domain/calendar/local-day'
import type { Language } from '~/locales/language'
import { translator } from '~/platform/server/i18n.server'
import { clockTime } from '~/ui/clock/clock'
import type { DayOf, Entry } from './calendar'
import { dayTitle, type EntryWords, happeningId } from './calendar-words.server'

/** An entry with the time it takes, for sorting it into days. */
type TimedEntry = Timed & { entry: Entry }

type DayContext = { language: Language; zone: string; words: EntryWords }
type EntryContext = DayContext & { touches: ReturnType<typeof touchesOf> | null }

/** Under which heading of the filters it stands. */
export function kindOf(happening: Happening): ShownKind {
  if (happening.kind === 'phase') return 'phases'
  if (happening.kind === 'cycle') return 'cycles'
  if (happening.kind === 'station') return 'planets'
  const { body } = happening.arrivals[0]
  return body === 'sun' || body === 'earth' ? 'sun' : body === 'moon' ? 'moon' : 'planets'
}

/** A happening of the sky as a line of the calendar. */
export function toEntry(happening: Happening, { language, zone, words, touches }: EntryContext): TimedEntry {
  const minute = toMinute(happening.at)
  const isGate = happening.kind === 'ingress' && !happening.isLine
  const touch = isGate ? touches?.(happening.arrivals) : null
  const entry: Entry = {
    id: happeningId(happening),
    kind: kindOf(happening),
    at: new Date(happening.at).toISOString(),
    time: clockTime(new Date(minute).toISOString(), { now: 0, timeZone: zone, language }),
    text: words.text(happening),
    notes: [...(happening.kind === 'ingress' ? words.year(happening) : []), ...(touch ? words.touch(touch) : [])],
    isOwn: happening.kind === 'cycle' || Boolean(touch?.completes.length),
    isOff: false,
    sign: words.sign(happening),
    to: isGate ? `/app/transits?at=${new Date(happening.at).toISOString()}` : null,
  }
  return { at: minute, entry }
}

/** An event of the member as a line of the calendar. */
export function toEventEntry(event: OwnEvent, memberId: string, { language, zone }: EntryContext): TimedEntry {
  const t = translator(language, 'calendar-entries')
  const at = event.startsAt.toISOString()
  const standing = event.hostId === memberId ? 'host' : event.guestState
  const notes = event.state !== 'planned' ? [t(event.state)] : standing ? [t(`standing.${standing}`)] : []
  const clock = { now: 0, timeZone: zone, language }
  const entry: Entry = {
    ...{ id: event.id, kind: 'events' as const, at, time: clockTime(at, clock), text: event.title, notes },
    isOwn: true,
    isOff: event.state !== 'planned',
    sign: { glyph: '', name: '', label: event.title },
    to: `/app/events/${event.id}`,
  }
  return { at: event.startsAt.getTime(), endsAt: event.endsAt.getTime(), entry }
}

/** The days of these entries, each with what is on it, in order; the Moon's gates are one line at the end of a day. */
export function toDays(entries: readonly TimedEntry[], context: DayContext): DayOf[] {
  const inOrder = [...entries].sort((one, other) => one.at - other.at)
  const days = [...byDay(context.zone, inOrder)].sort(([one], [other]) => (one < other ? -1 : 1))
  return days.map(([day, onDay]) => ({
    day,
    title: dayTitle(day, context.language),
    entries: withMoonAsOne(
      onDay.map((timed) => entryOnDay(day, timed, context.zone)),
      context.words,
    ),
  }))
}

/** A day with all that is on it, by the clock. */
export function toWholeDay(day: string, entries: readonly TimedEntry[], { language, zone }: DayContext): DayOf {
  const onDay = byDay(zone, entries).get(day) ?? []
  const inOrder = [...onDay].sort((one, other) => one.at - other.at)
  return { day, title: dayTitle(day, language), entries: inOrder.map((timed) => entryOnDay(day, timed, zone)) }
}

/** What began on an earlier day has no time on this one. */
const entryOnDay = (day: string, { at, endsAt, entry }: TimedEntry, zone: string): Entry =>
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
