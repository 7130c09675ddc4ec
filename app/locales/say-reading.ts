import type { ReadableChart, ReadingFact } from '~/domain/human-design/reading/reading-fact'
import type {
  ReadingAlternative,
  ReadingParagraph,
  ReadingSection,
} from '~/domain/human-design/reading/reading-section'
import type { ReadingKey, ReadingValues, Sentence } from '~/domain/human-design/reading/sentence'
import type { CenterCode, ChannelId } from '~/domain/human-design/terms/codes'
import { wholeShares } from '~/domain/human-design/uncertainty/whole-shares'
import { capital } from '~/domain/text/sentences'
import { crossName } from './cross-name'
import { channelKey, channelNumbers, gateKey, lineKey } from './hd-key'
import type { Language } from './language'
import { partPercentText } from './numbers'
import type { Params, Translate } from './translate'

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

/** A sentence in words, with the facts that make it true. */
export type WrittenSentence = { text: string; facts: ReadingFact[] }
export type WrittenParagraph = {
  heading: string | null
  /** Of which the sentences are true, where they belong to an alternative; null: the chart of the reading. */
  chart: ReadableChart | null
  sentences: WrittenSentence[]
}
export type WrittenSection = { id: ReadingSection['id']; title: string; paragraphs: WrittenParagraph[] }

/** The first word of a key. */
type FamilyOf<K> = K extends `${infer F}.${string}` ? F : K

/** Which texts hold the keys of a family. */
const NAMESPACE_OF: Record<FamilyOf<ReadingKey>, 'core' | 'chart' | 'gates' | 'channels'> = {
  type: 'core',
  reason: 'core',
  strategy: 'core',
  signal: 'core',
  authority: 'core',
  wave: 'core',
  companion: 'core',
  named: 'core',
  profile: 'core',
  line: 'core',
  definition: 'core',
  parts: 'core',
  short: 'core',
  intro: 'core',
  uncertain: 'core',
  alternatives: 'core',
  certain: 'core',
  open: 'chart',
  center: 'chart',
  holds: 'chart',
  channels: 'chart',
  lead: 'chart',
  one_side: 'chart',
  circuit: 'chart',
  likely: 'chart',
  cross: 'chart',
  angle: 'chart',
  quarter: 'chart',
  rare: 'chart',
  tension: 'chart',
  hanging: 'chart',
  node: 'chart',
  bridge: 'chart',
  try: 'chart',
  decide: 'chart',
  notice: 'chart',
  close: 'core',
  gate: 'gates',
  channel: 'channels',
}

/**
 * A reading in the words of a language. Each center is explained in brackets where it is named first. `minutes` is the
 * window of an uncertain time, as the reading was composed with; null for a whole day.
 */
export function sayReading(words: ReadingWords, sections: readonly ReadingSection[], minutes: number | null = null) {
  const explained = new Set<CenterCode>()
  return sections.map(({ id, paragraphs }): WrittenSection => {
    // Paragraphs without a heading belong to the alternative before them.
    let chart: ReadableChart | null = null
    return {
      id,
      title: words.chart(titleOf({ id, paragraphs })),
      paragraphs: withWholeShares(paragraphs).map(({ alternative, sentences }) => {
        if (alternative) chart = alternative.subject === 'channel' ? null : alternative.chart
        return {
          heading: alternative ? headingOf(words, alternative, minutes) : null,
          chart,
          sentences: sentences.map((sentence) => ({
            text: saySentence(words, sentence, explained),
            facts: sentence.facts,
          })),
        }
      }),
    }
  })
}

/** Few or no open centers make another heading. */
function titleOf({ id, paragraphs }: ReadingSection) {
  const keys = paragraphs.flatMap(({ sentences }) => sentences.map(({ key }) => key))
  if (keys.includes('open.one')) return 'section.centers.one'
  if (keys.some((key) => key.startsWith('open.none'))) return 'section.centers.none'
  return `section.${id}` as const
}

/** The shares of the alternatives and of those that are summed up, so rounded that they add up. Channels can be had together. */
function withWholeShares(paragraphs: readonly ReadingParagraph[]): ReadingParagraph[] {
  const alternatives = paragraphs.flatMap(({ alternative }) =>
    alternative && alternative.subject !== 'channel' ? [alternative] : [],
  )
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences)
  const others = sentences.filter(({ key }) => key === 'alternatives.others')
  const shared: (ReadingAlternative | Sentence)[] = [...alternatives, ...others]
  const shares = wholeShares([...alternatives, ...others.map(({ values }) => values)].map((each) => each?.share ?? 0))
  const shareOf = (each: ReadingAlternative | Sentence) => shares[shared.indexOf(each)]
  return paragraphs.map((paragraph) => {
    const { alternative } = paragraph
    return {
      ...(alternative && { alternative: { ...alternative, share: shareOf(alternative) ?? alternative.share } }),
      sentences: paragraph.sentences.map((sentence): Sentence => {
        const share = shareOf(sentence)
        return share === undefined ? sentence : { ...sentence, values: { ...sentence.values, share } }
      }),
    }
  })
}

/** One sentence in words. Centers in `explained` are named without an explanation; those explained here are added to it. */
export function saySentence(words: ReadingWords, { key, values }: Sentence, explained: Set<CenterCode>): string {
  const family = key.split('.', 1)[0] as FamilyOf<ReadingKey>
  // Each namespace has the keys of its families: `en` and `ru` are checked against the keys of the domain.
  const say = words[NAMESPACE_OF[family]] as (key: ReadingKey, params: Params) => string
  return capital(nameCenters(words, say(key, paramsOf(words, values ?? {})), explained))
}

// Which center a text names first is known once its places are filled.
const centerMark = (code: CenterCode) => `<${code}>`

function nameCenters({ hd, chart }: ReadingWords, text: string, explained: Set<CenterCode>): string {
  return text.replace(/<(\w+)>/g, (_, code: CenterCode) => {
    const name = hd(`center.${code}`)
    if (explained.has(code)) return name
    explained.add(code)
    return chart('explained', { center: name, gloss: chart(`gloss.${code}`) })
  })
}

/** The short form: its three sentences in a row. */
export const sayShortReading = (words: ReadingWords, sentences: readonly Sentence[]): string =>
  sentences.map((sentence) => saySentence(words, sentence, new Set())).join(' ')

function paramsOf({ language, hd, crosses, chart }: ReadingWords, values: ReadingValues): Params {
  // British lists, like the texts: "Throat, Sacral and Root".
  const locale = language === 'en' ? 'en-GB' : language
  const list = (names: string[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
    new Intl.ListFormat(locale, { type }).format(names)
  const gate = (number: number) => chart('gateNamed', { gate: number, name: hd(gateKey(number)) })
  const channel = (id: ChannelId) => chart('channelNamed', { channel: channelNumbers(id), name: hd(channelKey(id)) })
  const params: Params = {}
  if (values.channel) params.channel = channel(values.channel)
  if (values.channels) params.channels = list(values.channels.map(channel))
  for (const name of ['center', 'otherCenter'] as const) {
    if (values[name]) params[name] = centerMark(values[name])
  }
  for (const name of ['centers', 'otherCenters', 'thirdCenters', 'fourthCenters'] as const) {
    if (values[name]) params[name] = list(values[name].map(centerMark))
  }
  if (values.gate) params.gate = gate(values.gate)
  if (values.partnerGate) params.partnerGate = gate(values.partnerGate)
  if (values.knownChannels) params.knownChannels = list(values.knownChannels.map(channelNumbers))
  if (values.gates) params.gates = list(values.gates.map(gate), 'disjunction')
  if (values.line) {
    const key = lineKey(values.line)
    Object.assign(params, { line: values.line, lineName: hd(key), lineGloss: chart(`gloss.${key}`) })
  }
  if (values.cross) params.cross = crossName(crosses, values.cross)
  if (values.type) params.type = hd(`type.${values.type}`)
  if (values.profile) Object.assign(params, { profile: values.profile, profileName: hd(`profile.${values.profile}`) })
  if (values.count !== undefined)
    Object.assign(params, { count: values.count, number: numberWord(chart, values.count) })
  if (values.inHundred) params.share = chart(`hundred.${values.inHundred}`)
  if (values.share !== undefined) params.percent = partPercentText(values.share, language)
  return params
}

/** Two to nine are spelled out. */
function numberWord(chart: ReadingWords['chart'], count: number): string {
  const spelled = ([2, 3, 4, 5, 6, 7, 8, 9] as const).find((each) => each === count)
  return spelled ? chart(`number.${spelled}`) : String(count)
}

function headingOf(
  { language, hd, crosses, reading, chart }: ReadingWords,
  alternative: ReadingAlternative,
  minutes: number | null,
) {
  const nameOf = () => {
    if (alternative.subject === 'channel') {
      const { channel } = alternative
      const named = chart('channelNamed', { channel: channelNumbers(channel), name: hd(channelKey(channel)) })
      return hd('channel', { channel: named })
    }
    const { subject } = alternative
    if (subject === 'cross') return crossName(crosses, alternative.chart.cross)
    if (subject === 'type') return hd(`type.${alternative.chart.type}`)
    if (subject === 'authority') return hd('authorityNamed', { name: hd(`authority.${alternative.chart.authority}`) })
    if (subject === 'profile') return hd('profileNamed', { profile: alternative.chart.profile })
    return hd(`definition.${alternative.chart.definition}`)
  }
  const percent = partPercentText(alternative.share, language)
  return reading(minutes === null ? 'windowShare' : 'approximateShare', { name: nameOf(), percent })
}
