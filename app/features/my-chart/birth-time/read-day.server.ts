import type { BirthDay } from '~/domain/human-design/uncertainty/birth-day'
import { type DayFact, type DayState, factsOf, statesOf } from '~/domain/human-design/uncertainty/day-states'
import type { HeldSpan } from '~/domain/human-design/uncertainty/held-spans'
import { crossName } from '~/locales/cross-name'
import { channelKey, channelNumbers } from '~/locales/hd-key'
import type { Language } from '~/locales/language'
import type { Key } from '~/locales/translate'
import { translator } from '~/platform/server/i18n.server'
import { momentText } from './clock-words'

/** A birth day with all its charts, and the words for them in a language. */
export type ReadDay = {
  day: BirthDay
  birthDate: string
  states: DayState[]
  /** The saved time, ms since 1970, UTC; null where it is unknown. */
  savedAt: number | null
  nameOf: (fact: DayFact) => string
  textOf: (state: DayState, fact: DayFact) => string
  momentOf: (utcMs: number) => string
}

/** What the page reads out of the answer of the chart service. `isKnown`: the day's instant is a time of birth, not noon. */
export function readDay(day: BirthDay, birthDate: string, isKnown: boolean, language: Language): ReadDay {
  const t = translator(language, 'birth-time')
  const hd = translator(language, 'hd')
  const crosses = translator(language, 'crosses')
  return {
    day,
    birthDate,
    states: statesOf(day),
    savedAt: isKnown ? day.utc : null,
    nameOf: (fact) => {
      if (fact.kind === 'center') return hd(`center.${fact.center}`)
      if (fact.kind === 'channel') return `${channelNumbers(fact.channel)} ${hd(channelKey(fact.channel))}`
      if (fact.kind === 'activation') return `${hd(`body.${fact.body}`)}, ${hd(`side.${fact.side}`)}`
      return t(fact.kind)
    },
    textOf: ({ facts, activations }, fact) => {
      switch (fact.kind) {
        case 'profile':
          return `${facts.profile} ${hd(`profile.${facts.profile}`)}`
        case 'cross':
          return crossName(crosses, facts.cross)
        case 'center':
          return hd(`centerState.${facts.centers[fact.center]}`)
        case 'channel':
          return t(facts.channels.includes(fact.channel) ? 'defined' : 'notDefined')
        case 'activation': {
          const activation = activations[fact.side].find(({ body }) => body === fact.body)
          return `${activation?.gate}.${activation?.line}`
        }
        case 'definition':
          return hd(`definition.${facts.definition}.short`)
        default:
          return hd(`${fact.kind}.${facts[fact.kind]}` as Key<'hd'>)
      }
    },
    momentOf: (utcMs) => momentText(t, day.clock, utcMs, birthDate),
  }
}

/** The centers, or the channels, that are defined in a chart, in words. */
export function definedIn({ nameOf }: ReadDay, state: DayState, kind: 'center' | 'channel'): string {
  const isDefined = (fact: DayFact) =>
    (fact.kind === 'center' && state.facts.centers[fact.center] === 'defined') || fact.kind === 'channel'
  return factsOf([state])
    .filter((fact) => fact.kind === kind && isDefined(fact))
    .map(nameOf)
    .join(', ')
}

/** Whether the saved time lies in a span of whole minutes. */
export const holdsSaved = ({ savedAt }: ReadDay, { from, to }: Pick<HeldSpan, 'from' | 'to'>) =>
  savedAt !== null && savedAt >= from && savedAt < to + 60_000
