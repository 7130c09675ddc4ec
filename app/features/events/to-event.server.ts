import type { Language } from '~/locales/language'
import type { ListedEvent, Standing } from './events'

type Row = Omit<ListedEvent, 'startsAt' | 'endsAt' | 'place' | 'standing' | 'host'> & {
  startsAt: Date
  endsAt: Date
  city: string | null
  cityRu: string | null
  countryCode: string | null
  guestState: Exclude<Standing, 'host'>
}
type Host = { username: string; fullName: string; avatarUrl: string | null }

const names: Partial<Record<Language, Intl.DisplayNames>> = {}

/** "Berlin, Germany" in the reader's language; null for an event online. */
export function placeName(row: Pick<Row, 'city' | 'cityRu' | 'countryCode'>, language: Language): string | null {
  const city = language === 'ru' ? (row.cityRu ?? row.city) : row.city
  if (city === null) return null
  names[language] ??= new Intl.DisplayNames(language, { type: 'region' })
  return [city, row.countryCode && names[language].of(row.countryCode)].filter(Boolean).join(', ')
}

/** A row of the database as lists show it. */
export function toListedEvent(row: Row, host: Host, isHost: boolean, language: Language): ListedEvent {
  const { id, kind, title, timeZone, isOnline, capacity, state, goingCount, waitingCount } = row
  return {
    ...{ id, kind, title, timeZone, isOnline, capacity, state, goingCount, waitingCount, language: row.language },
    place: isOnline ? null : placeName(row, language),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    standing: isHost ? 'host' : row.guestState,
    host: { username: host.username, fullName: host.fullName, avatarUrl: host.avatarUrl },
  }
}
