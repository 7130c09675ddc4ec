import type { OwnEvent } from '~/data/calendar.server'
import type { ShownKind } from '~/domain/calendar/calendar-kinds'
import type { Happening } from '~/domain/calendar/happenings'
import { type Timed, toMinute } from '~/domain/calendar/local-day'
import type { touchesOf } from '~/domain/calendar/touches'
import type { Language } from '~/locales/language'
import { translator } from '~/platform/i18n.server'
import { clockTime } from '~/ui/clock/clock'
import type { Entry } from './calendar'
import { type EntryWords, happeningId } from './entry-words.server'

/** An entry with the time it takes, for sorting it into days. */
export type TimedEntry = Timed & { entry: Entry }

type Telling = {
  language: Language
  zone: string
  words: EntryWords
  touches: ReturnType<typeof touchesOf> | null
}

/** Under which heading of the filters it stands. */
export function kindOf(happening: Happening): ShownKind {
  if (happening.kind === 'phase') return 'phases'
  if (happening.kind === 'cycle') return 'cycles'
  if (happening.kind === 'station') return 'planets'
  const { body } = happening.arrivals[0]
  return body === 'sun' || body === 'earth' ? 'sun' : body === 'moon' ? 'moon' : 'planets'
}

/** A happening of the sky as a line of the calendar. */
export function toEntry(happening: Happening, { language, zone, words, touches }: Telling): TimedEntry {
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
export function toEventEntry(event: OwnEvent, memberId: string, { language, zone }: Telling): TimedEntry {
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
