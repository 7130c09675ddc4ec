import type { listEvents } from '~/data/event-list.server'
import { dateFormat } from '~/locales/date-format'
import type { Language } from '~/locales/language'
import { translator } from '~/platform/i18n.server'
import type { FoundEvent } from './search'

type Row = Awaited<ReturnType<typeof listEvents>>[number]

/** A coming event as a find: when by its own clock, and where. */
export function toFoundEvent(row: Row, language: Language): FoundEvent {
  const { id, title, startsAt, timeZone, isOnline, host } = row
  const options = { weekday: 'short', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const
  const city = language === 'ru' ? (row.cityRu ?? row.city) : row.city
  return {
    ...{ id, title, timeZone, host: host.fullName },
    when: dateFormat(language, timeZone, options).format(startsAt),
    where: isOnline ? translator(language, 'search')('online') : city,
  }
}
