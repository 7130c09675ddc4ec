import type { OwnChart } from '~/data/charts/charts.server'
import { formatOffset } from '~/domain/birth/format-offset'
import { timeAccuracyOf } from '~/domain/birth/time-accuracy'
import { dateFormat } from '~/locales/date-format'
import type { Language } from '~/locales/language'
import type { BirthFacts } from './my-chart'

/** Stored birth data in the words of a language: written here, since server and browser know different calendars' words. */
export function toBirthFacts(own: OwnChart, language: Language): BirthFacts {
  const { hdRawData, birthUtcOffsetSeconds } = own
  const day = dateFormat(language, 'UTC', { dateStyle: 'long' })
  const moment = dateFormat(language, 'UTC', { dateStyle: 'long', timeStyle: 'medium' })
  return {
    date: own.birthDate && day.format(new Date(`${own.birthDate}T12:00Z`)),
    time: own.birthTime,
    accuracy: timeAccuracyOf(own),
    city: own.birthCity,
    country: own.birthCountry,
    timezone: own.birthTimezone?.replaceAll('_', ' ') ?? null,
    offset: birthUtcOffsetSeconds === null ? null : formatOffset(birthUtcOffsetSeconds),
    offsetChosen: own.birthOffsetChosen,
    offsetOverridden: own.birthOffsetOverridden,
    designDate: hdRawData && moment.format(new Date(hdRawData.designUtc)),
  }
}
