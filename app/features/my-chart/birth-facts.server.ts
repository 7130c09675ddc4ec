import type { OwnChart } from '~/data/charts.server'
import { formatOffset } from '~/domain/birth/format-offset'
import type { Language } from '~/locales/language'
import type { BirthFacts } from './my-chart'

/** Day before month in both languages, as most of the world reads it. */
const LOCALES: Record<Language, string> = { en: 'en-GB', ru: 'ru' }

/** Stored birth data in the words of a language: written here, since server and browser know different calendars' words. */
export function toBirthFacts(own: OwnChart, language: Language): BirthFacts {
  const { hdRawData, birthUtcOffsetSeconds } = own
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
  const moment = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' })
  return {
    date: own.birthDate && day.format(new Date(`${own.birthDate}T12:00Z`)),
    time: own.birthTime,
    accuracy: own.birthTimeAccuracy ?? (own.birthTime ? 'exact' : 'unknown'),
    city: own.birthCity,
    country: own.birthCountry,
    timezone: own.birthTimezone?.replaceAll('_', ' ') ?? null,
    offset: birthUtcOffsetSeconds === null ? null : formatOffset(birthUtcOffsetSeconds),
    offsetChosen: own.birthOffsetChosen,
    designDate: hdRawData && moment.format(new Date(hdRawData.designUtc)),
  }
}
