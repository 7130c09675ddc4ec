import type { BirthFacts } from '../../domain/birth/birth-facts'
import { formatOffset } from '../../domain/birth/utc-offset'
import { dateFormat } from '../../locales/date-format'
import type { Language } from '../../locales/language'

/** A stored birth: `date` as `YYYY-MM-DD`, `designUtc` as ISO 8601. */
type Birth = Omit<BirthFacts, 'offset' | 'designDate'> & { utcOffsetSeconds: number | null; designUtc: string | null }

/** Stored birth data in the words of a language: written here, since server and browser know different calendars' words. */
export function toBirthFacts({ utcOffsetSeconds, designUtc, ...birth }: Birth, language: Language): BirthFacts {
  const day = dateFormat(language, 'UTC', { dateStyle: 'long' })
  const moment = dateFormat(language, 'UTC', { dateStyle: 'long', timeStyle: 'medium' })
  return {
    ...birth,
    date: birth.date && day.format(new Date(`${birth.date}T12:00Z`)),
    timezone: birth.timezone?.replaceAll('_', ' ') ?? null,
    offset: utcOffsetSeconds === null ? null : formatOffset(utcOffsetSeconds),
    // A time of birth that isn't exact has no design moment to the second.
    designDate: designUtc && birth.accuracy === 'exact' ? moment.format(new Date(designUtc)) : null,
  }
}
