import type { CenterCode, ChannelId } from '~/domain/human-design/codes'
import type { ReadingSection } from '~/domain/human-design/reading/compose-reading'
import type { ReadingFact, ReadingValues, Sentence } from '~/domain/human-design/reading/sentence'
import { capital } from '~/domain/text/capital'
import { crossName } from './cross-name'
import { channelKey, channelNumbers, gateKey, lineKey } from './hd-key'
import type { Language } from './language'
import type { Key, Params, Translate } from './translate'

/** The translators that a written reading needs, of one language. */
export type ReadingWords = {
  language: Language
  hd: Translate<'hd'>
  crosses: Translate<'crosses'>
  reading: Translate<'reading'>
  core: Translate<'written-core'>
  chart: Translate<'written-chart'>
  gates: Translate<'written-gates'>
  channels: Translate<'written-channels'>
}

/** A sentence in words, with the facts it stands on. */
export type SaidSentence = { text: string; facts: ReadingFact[] }
export type SaidSection = {
  id: ReadingSection['id']
  title: string
  paragraphs: { heading: string | null; sentences: SaidSentence[] }[]
}

const IN_CHART =
  /^(?:open|center|holds|channels|lead|known|circuit|certain|likely|cross|met|angle|quarter|rare|share|hanging|node|bridge|try|decide|notice|close)\b/

/**
 * A reading in the words of a language. Each center is explained in brackets where it is named first. `minutes` is the
 * window of an uncertain time, as the reading was composed with; null for a whole day.
 */
export function sayReading(words: ReadingWords, sections: readonly ReadingSection[], minutes: number | null = null) {
  const explained = new Set<CenterCode>()
  return sections.map(
    ({ id, paragraphs }): SaidSection => ({
      id,
      title: words.chart(`section.${id}`),
      paragraphs: paragraphs.map(({ alternative, sentences }) => ({
        heading: alternative ? headingOf(words, alternative, minutes) : null,
        sentences: sentences.map((sentence) => ({
          text: saySentence(words, sentence, explained),
          facts: sentence.facts,
        })),
      })),
    }),
  )
}

/** One sentence in words. Centers in `explained` are named without an explanation; those explained here are added to it. */
export function saySentence(words: ReadingWords, { key, values }: Sentence, explained: Set<CenterCode>): string {
  if (key.startsWith('gate.')) return words.gates(key as Key<'written-gates'>)
  if (/^channel\./.test(key)) return words.channels(key as Key<'written-channels'>)
  const params = paramsOf(words, values ?? {}, explained)
  const text = IN_CHART.test(key)
    ? words.chart(key as Key<'written-chart'>, params)
    : words.core(key as Key<'written-core'>, params)
  return capital(text)
}

/** The short form: its three sentences in a row. */
export const sayShortReading = (words: ReadingWords, sentences: readonly Sentence[]): string =>
  sentences.map((sentence) => saySentence(words, sentence, new Set())).join(' ')

function paramsOf(words: ReadingWords, values: ReadingValues, explained: Set<CenterCode>): Params {
  const { language, hd, chart } = words
  // British lists, like the texts: "Throat, Sacral and Root".
  const locale = language === 'en' ? 'en-GB' : language
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const center = (code: CenterCode) => {
    const name = hd(`center.${code}`)
    if (explained.has(code)) return name
    explained.add(code)
    return chart('explained', { center: name, gloss: chart(`gloss.${code}`) })
  }
  const gate = (number: number) => chart('gateNamed', { gate: number, name: hd(gateKey(number)) })
  const channel = (id: ChannelId) => chart('channelNamed', { channel: channelNumbers(id), name: hd(channelKey(id)) })
  const params: Params = {}
  if (values.channel) params.channel = channel(values.channel)
  if (values.channels) params.channels = list.format(values.channels.map(channel))
  for (const name of ['center', 'otherCenter'] as const) {
    if (values[name]) params[name] = center(values[name])
  }
  for (const name of ['centers', 'otherCenters', 'thirdCenters', 'fourthCenters'] as const) {
    if (values[name]) params[name] = list.format(values[name].map(center))
  }
  if (values.gate) params.gate = gate(values.gate)
  if (values.partnerGate) params.partnerGate = gate(values.partnerGate)
  if (values.gates) params.gates = new Intl.ListFormat(locale, { type: 'disjunction' }).format(values.gates.map(gate))
  if (values.line) {
    const key = lineKey(values.line)
    Object.assign(params, { line: values.line, lineName: hd(key), lineGloss: chart(`gloss.${key}`) })
  }
  if (values.cross) params.cross = crossName(words.crosses, values.cross)
  if (values.profile) Object.assign(params, { profile: values.profile, profileName: hd(`profile.${values.profile}`) })
  if (values.count !== undefined) params.count = values.count
  return params
}

type Alternative = NonNullable<ReadingSection['paragraphs'][number]['alternative']>

function headingOf(
  { language, hd, crosses, reading, chart }: ReadingWords,
  alternative: Alternative,
  minutes: number | null,
) {
  const nameOf = () => {
    if (alternative.subject === 'channel') {
      const { channel } = alternative
      return chart('channelNamed', { channel: channelNumbers(channel), name: hd(channelKey(channel)) })
    }
    const { subject } = alternative
    if (subject === 'cross') return crossName(crosses, alternative.chart.cross)
    if (subject === 'type') return hd(`type.${alternative.chart.type}`)
    if (subject === 'authority') return hd('authorityNamed', { name: hd(`authority.${alternative.chart.authority}`) })
    if (subject === 'profile') return hd('profileNamed', { profile: alternative.chart.profile })
    return hd(`definition.${alternative.chart.definition}`)
  }
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(alternative.share)
  return reading(minutes === null ? 'windowShare' : 'approximateShare', { name: nameOf(), percent })
}
