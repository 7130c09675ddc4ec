import type { listEvents } from '~/data/events/event-lists.server'
import { dateFormat } from '~/locales/date-format'
import type { Language } from '~/locales/language'
import { zoneName } from '~/locales/zone-name'
import { translator } from '~/platform/server/i18n.server'
import type { FoundEvent } from './search'

type Row = Awaited<ReturnType<typeof listEvents>>[number]

/** A coming event as a find: when by its own clock, and by the reader's where that differs, and where. */
export function toFoundEvent(row: Row, language: Language, ownZone: string): Omit<FoundEvent, 'forms'> {
  const { id, title, startsAt, timeZone, isOnline, host } = row
  const options = { weekday: 'short', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const
  const [when, ownWhen] = [timeZone, ownZone].map((zone) => dateFormat(language, zone, options).format(startsAt))
  const t = translator(language, 'search')
  const city = language === 'ru' ? (row.cityRu ?? row.city) : row.city
  return {
    ...{ id, title, host: host.fullName },
    when: `${when} (${zoneName(timeZone, language)})`,
    ownWhen: ownWhen === when ? null : t('yourTime', { when: ownWhen ?? '' }),
    where: isOnline ? t('online') : city,
  }
}
