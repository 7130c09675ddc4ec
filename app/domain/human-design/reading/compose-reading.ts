import type { ChannelId } from '../codes'
import { centerParagraphs, channelParagraphs, likelyChannel } from './center-and-channel-sections'
import { authorityParagraphs, definitionParagraphs, profileParagraphs, typeParagraphs } from './core-sections'
import { closingParagraphs, crossParagraphs, unusualParagraphs } from './later-sections'
import { type AlternativeSubject, holds, type ReadableChart, type ReadingFact, type Sentence } from './sentence'

export const SECTION_IDS = [
  'type',
  'authority',
  'profile',
  'definition',
  'centers',
  'channels',
  'cross',
  'unusual',
  'closing',
] as const
export type SectionId = (typeof SECTION_IDS)[number]

/** Sentences that belong together; `share` (0 to 1) is for how much of the time they hold, where they may not. */
export type ReadingParagraph = { alternative?: ReadingAlternative; sentences: Sentence[] }
/** What stands above sentences that hold for a share of the time: a chart that says it so, or a channel. */
export type ReadingAlternative = { share: number } & (
  | { subject: AlternativeSubject; chart: ReadableChart }
  | { subject: 'channel'; channel: ChannelId }
)
export type ReadingSection = { id: SectionId; paragraphs: ReadingParagraph[] }

/**
 * The charts that a birth can have within the time in question, with the part of that time each holds for (together 1).
 * `minutes` before and after the given time; null: the whole day.
 */
export type PossibleCharts = { minutes: number | null; charts: { chart: ReadableChart; share: number }[] }

const PARAGRAPHS: Record<SectionId, (chart: ReadableChart) => Sentence[][]> = {
  type: typeParagraphs,
  authority: authorityParagraphs,
  profile: profileParagraphs,
  definition: definitionParagraphs,
  centers: centerParagraphs,
  channels: channelParagraphs,
  cross: crossParagraphs,
  unusual: unusualParagraphs,
  closing: closingParagraphs,
}

/** What alternatives of a section are told apart by; the other sections hold what is certain only. */
const SUBJECTS: Partial<Record<SectionId, AlternativeSubject>> = {
  type: 'type',
  authority: 'authority',
  profile: 'profile',
  definition: 'definition',
  cross: 'cross',
}
const ALTERNATIVES_TOLD = 3

/**
 * The written reading of a chart, as data: the same chart always gives the same. Every sentence stands on the facts it
 * names, all of which hold for the chart.
 *
 * With `possible`, a sentence is kept where its facts hold for every chart there may be. Where type, authority, profile,
 * definition or cross may differ, the section has one paragraph or more for each alternative, the likeliest first, three at
 * most; these sentences hold for every chart of that alternative.
 */
export function composeReading(chart: ReadableChart, possible?: PossibleCharts): ReadingSection[] {
  if (!possible || possible.charts.length === 0) {
    return SECTION_IDS.map((id) => ({ id, paragraphs: PARAGRAPHS[id](chart).map((sentences) => ({ sentences })) }))
  }
  const intro: Sentence = {
    key: possible.minutes === null ? 'uncertain.day' : 'uncertain.around',
    ...(possible.minutes !== null && { values: { count: possible.minutes } }),
    facts: [],
  }
  const sections = SECTION_IDS.map((id) => ({ id, paragraphs: uncertainParagraphs(id, chart, possible) }))
  const [first, ...others] = sections.filter(({ paragraphs }) => paragraphs.length > 0)
  if (!first) return []
  return [{ id: first.id, paragraphs: [{ sentences: [intro] }, ...first.paragraphs] }, ...others]
}

function uncertainParagraphs(id: SectionId, chart: ReadableChart, possible: PossibleCharts): ReadingParagraph[] {
  const subject = SUBJECTS[id]
  const charts = possible.charts.map((each) => each.chart)
  const certain = certainParagraphs(PARAGRAPHS[id](chart), charts)
  const groups = subject ? alternativesOf(subject, possible) : []
  const toParagraph = (sentences: Sentence[]): ReadingParagraph => ({ sentences })
  if (!subject || groups.length < 2) {
    if (id !== 'centers' && id !== 'channels') return certain.map(toParagraph)
    const isCut = certain.flat().length < PARAGRAPHS[id](chart).flat().length
    const likely = id === 'channels' ? likelyParagraphs(possible) : []
    if (!isCut && likely.length === 0) return certain.map(toParagraph)
    const about: Sentence = {
      key: id === 'channels' && certain.length === 0 ? 'certain.no_channels' : `certain.${id}`,
      facts: [],
    }
    return [{ sentences: [about] }, ...certain.map(toParagraph), ...likely]
  }
  // What every alternative would repeat is said before them.
  const said = new Set(certain.flat().map(textOf))
  const told = groups.slice(0, ALTERNATIVES_TOLD).flatMap((group) =>
    certainParagraphs(PARAGRAPHS[id](group.charts[0]!), group.charts)
      .map((sentences) => sentences.filter((sentence) => !said.has(textOf(sentence))))
      .filter((sentences) => sentences.length > 0)
      .map(
        (sentences, index): ReadingParagraph => ({
          ...(index === 0 && { alternative: { subject, chart: group.charts[0]!, share: group.share } }),
          sentences,
        }),
      ),
  )
  return [{ sentences: [{ key: `alternatives.${subject}`, facts: [] }] }, ...certain.map(toParagraph), ...told]
}

const textOf = ({ key, values }: Sentence) => JSON.stringify([key, values])

/** The channels that only some of the possible charts have, the likeliest three. */
function likelyParagraphs({ charts }: PossibleCharts): ReadingParagraph[] {
  const shares = new Map<ChannelId, number>()
  for (const { chart, share } of charts) {
    for (const id of chart.channels) shares.set(id, (shares.get(id) ?? 0) + share)
  }
  return [...shares]
    .filter(([id]) => charts.some(({ chart }) => !chart.channels.includes(id)))
    .sort(([, one], [, other]) => other - one)
    .slice(0, ALTERNATIVES_TOLD)
    .map(([channel, share]) => ({
      alternative: { subject: 'channel', channel, share },
      sentences: likelyChannel(channel),
    }))
}

/** The sentences that hold for all of the charts; those that count on ("another", "then there's") are numbered again. */
function certainParagraphs(paragraphs: Sentence[][], charts: readonly ReadableChart[]): Sentence[][] {
  const counts = new Map<string, number>()
  const renumbered = (sentence: Sentence): Sentence => {
    const family = /^(lead|holds|hanging|share)\.\d$/.exec(sentence.key)?.[1]
    if (!family) return sentence
    const place = (counts.get(family) ?? 0) + 1
    counts.set(family, place)
    return { ...sentence, key: `${family}.${place}` as Sentence['key'] }
  }
  return paragraphs
    .map((sentences) => sentences.filter(({ facts }) => facts.every((fact) => isCertain(fact, charts))).map(renumbered))
    .filter((sentences) => sentences.length > 0)
}

const isCertain = (fact: ReadingFact, charts: readonly ReadableChart[]) => charts.every((chart) => holds(chart, fact))

/** The possible charts by what they say of a subject, those that hold longest first; the first chart of each is the longest. */
function alternativesOf(subject: AlternativeSubject, { charts }: PossibleCharts) {
  const groups = new Map<string, { charts: ReadableChart[]; share: number }>()
  for (const { chart, share } of [...charts].sort((one, other) => other.share - one.share)) {
    const { angle, gates } = chart.cross
    const code = subject === 'cross' ? `${angle} ${gates.join()}` : chart[subject]
    const group = groups.get(code) ?? { charts: [], share: 0 }
    groups.set(code, { charts: [...group.charts, chart], share: group.share + share })
  }
  return [...groups.values()].sort((one, other) => other.share - one.share)
}
