import type { OwnChart } from '~/data/charts/charts.server'
import type { BirthFacts } from '~/domain/birth/birth-facts'
import { timeAccuracyOf } from '~/domain/birth/time-accuracy'
import type { Language } from '~/locales/language'
import { toBirthFacts } from '~/platform/chart/birth-view.server'
import type { BirthOfChart } from '~/platform/chart/time-check.server'
import { toBirthInput } from './birth-input'

/** A member's own birth as it is shown. */
export const toOwnBirthFacts = (own: OwnChart, language: Language): BirthFacts =>
  toBirthFacts(
    {
      date: own.birthDate,
      time: own.birthTime,
      accuracy: timeAccuracyOf(own),
      city: own.birthCity,
      country: own.birthCountry,
      timezone: own.birthTimezone,
      utcOffsetSeconds: own.birthUtcOffsetSeconds,
      offsetChosen: own.birthOffsetChosen,
      offsetOverridden: own.birthOffsetOverridden,
      designUtc: own.hdRawData?.designUtc ?? null,
    },
    language,
  )

/** What the check of the birth time needs of a member's own chart. */
export const toBirthOfChart = (own: OwnChart): BirthOfChart => ({
  birth: toBirthInput(own),
  accuracy: timeAccuracyOf(own),
  data: own.hdRawData,
})
