import type { AuthorityCode, CenterCode, CenterState, ChannelId, TypeCode } from '~/domain/human-design/terms/codes'
import type { Params } from '~/domain/human-design/transit/guidance-facts'
import type { InsightFact } from '~/domain/human-design/transit/personal-insight'
import { capital } from '~/domain/text/sentences'
import { channelKey, channelNumbers, gateKey } from '~/locales/hd-key'
import type { Language } from '~/locales/language'
import type { Key } from '~/locales/translate'
import { translator } from '~/platform/server/i18n.server'
import { factWords } from './say-fact.server'

/** In how many ways each joining sentence is said. */
export const INSIGHT_WAYS = 3
const QUOTED: Record<Language, (text: string) => string> = { en: (text) => `“${text}”`, ru: (text) => `«${text}»` }

/** The paragraphs of a personal insight in the words of a language, on a day with this variant. */
export function insightParagraphs(paragraphs: InsightFact[][], variant: number, language: Language): string[] {
  return paragraphs.map((facts) => facts.map((fact) => sayInsight(fact, variant, language)).join(' '))
}

function sayInsight({ id, params }: InsightFact, variant: number, language: Language): string {
  const quoted = QUOTED[language]
  switch (id) {
    case 'reading.gate':
      return quoted(translator(language, 'readings-gates')(gateKey(Number(params.gate))))
    case 'reading.channel':
      return quoted(translator(language, 'readings-channels')(channelKey(params.channel as ChannelId)))
    case 'reading.center':
      return quoted(
        translator(
          language,
          'readings-centers',
        )(`center.${params.center as CenterCode}.${params.state as CenterState}`),
      )
    case 'reading.authority':
      return translator(language, 'readings-core')(`authority.${params.authority as AuthorityCode}`)
    default: {
      const key = `${id}.${(variant % INSIGHT_WAYS) + 1}` as Key<'guidance-insight'>
      return capital(translator(language, 'guidance-insight')(key, named(params, language)))
    }
  }
}

/** Codes of a sentence as words. */
function named(params: Params, language: Language): Params {
  const words = factWords(language)
  const hd = translator(language, 'hd')
  const { gate, earthGate, channel, bodies, center, type } = params
  return {
    ...params,
    ...(gate !== undefined && { name: words.gate(gate) }),
    ...(earthGate !== undefined && { earthName: words.gate(earthGate) }),
    ...(channel !== undefined && { channel: channelNumbers(String(channel)), name: words.channel(channel) }),
    ...(bodies !== undefined && { bodies: words.bodies(bodies) }),
    ...(center !== undefined && { center: words.center(center) }),
    ...(type !== undefined && {
      signature: hd(`signature.${type as TypeCode}`),
      notSelf: hd(`notSelf.${type as TypeCode}`),
    }),
  }
}
