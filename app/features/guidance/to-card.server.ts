import type { TypeCode } from '~/domain/human-design/terms/codes'
import type { DailyGuidance } from '~/domain/human-design/transit/daily-guidance'
import type { GuidanceFact } from '~/domain/human-design/transit/guidance-facts'
import { dateFormat } from '~/locales/date-format'
import type { Language } from '~/locales/language'
import type { GuidanceLine, GuidancePart, ShownFocus, ShownGuidance } from './guidance'
import { nameOfFact, sayFact, sayReason } from './say-fact.server'

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const

type DayOf = { type: TypeCode; date: string }

// A date is no instant: it is read as one of UTC.
const dayText = (date: string, language: Language) =>
  dateFormat(language, 'UTC', DAY).format(new Date(`${date}T12:00:00Z`))

/** What a day is about, in the words of a language. */
export const toFocus = ({ focus, variant }: DailyGuidance, { type, date }: DayOf, language: Language): ShownFocus => ({
  day: dayText(date, language),
  name: nameOfFact(language, focus, type),
  text: sayFact(language, focus, variant),
})

/** The guidance of a day in the words of a language: the whole card. */
export function toCard(guidance: DailyGuidance, { type, date }: DayOf, language: Language): ShownGuidance {
  const lineOf = (part: GuidancePart, fact: GuidanceFact): GuidanceLine => ({
    part,
    name: nameOfFact(language, fact, type),
    text: sayFact(language, fact, guidance.variant),
    because: sayReason(language, fact.because),
  })
  const { strategy, focus, avoid, affirmation, lucky, authority, also } = guidance
  const parts = { strategy, focus, avoid, affirmation, lucky, authority }
  return {
    day: dayText(date, language),
    lines: [
      ...Object.entries(parts).map(([part, fact]) => lineOf(part as GuidancePart, fact)),
      ...also.map((fact) => lineOf('also', fact)),
    ],
  }
}
