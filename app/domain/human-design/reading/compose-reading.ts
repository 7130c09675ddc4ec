import { CENTERS, type ChannelId } from '../terms/codes'
import { centerParagraphs, channelParagraphs, likelyChannel } from './center-and-channel-sections'
import {
  authorityParagraphs,
  definitionParagraphs,
  openCenters,
  profileParagraphs,
  typeParagraphs,
} from './core-sections'
import { crossParagraphs } from './cross-section'
import { type DraftSection, finishReading } from './finish-reading'
import { holds } from './holds'
import { centerFact, channelFact, type ReadableChart } from './reading-fact'
import { type ReadingSection, SECTION_IDS, type SectionId } from './reading-section'
import { type AlternativeSubject, type Draft, type Remark, type Sentence, textOf } from './sentence'
import { tensionsOf } from './tensions'
import { namesMotors, unusualParagraphs } from './unusual-section'

/**
 * The charts that a birth can have within the time in question, with the part of that time each holds for (together 1).
 * `minutes` before and after the given time; null: the whole day.
 */
export type PossibleCharts = { minutes: number | null; charts: { chart: ReadableChart; share: number }[] }

const PARAGRAPHS: Record<SectionId, (chart: ReadableChart) => Draft[][]> = {
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

const paragraphsOf = (id: SectionId, chart: ReadableChart): Draft[][] =>
  PARAGRAPHS[id](chart).map((sentences) =>
    // What else is said of a channel comes first.
    id === 'channels'
      ? [...sentences, ...sentences.flatMap((sentence) => tensionsOf(chart, sentence))]
      : sentences.flatMap((sentence) => [sentence, ...tensionsOf(chart, sentence)]),
  )

/** What distinguishes the alternatives of a section; the other sections hold what is certain only. */
const SUBJECTS: Partial<Record<SectionId, AlternativeSubject>> = {
  type: 'type',
  authority: 'authority',
  profile: 'profile',
  definition: 'definition',
  cross: 'cross',
}
const MAX_ALTERNATIVES = 3

type DraftParagraph = DraftSection['paragraphs'][number]

/**
 * The written reading of a chart, as data: the same chart always gives the same. Every statement names the facts that make
 * it true, all of which hold for the chart; remarks are about the system or the reading and name none.
 *
 * With `possible`, a statement is kept where its facts hold for every chart there may be. Where type, authority, profile,
 * definition or cross may differ, the section has one paragraph or more for each alternative, the likeliest first, three at
 * most, and says for how much of the time others hold; the sentences of an alternative are true of all its charts.
 */
export function composeReading(chart: ReadableChart, possible?: PossibleCharts): ReadingSection[] {
  if (!possible || possible.charts.length === 0) {
    return finishReading(SECTION_IDS.map((id) => ({ id, paragraphs: paragraphsOf(id, chart).map(toParagraph) })))
  }
  const { minutes } = possible
  const intro: Remark =
    minutes === null
      ? { key: 'uncertain.day', facts: [] }
      : { key: 'uncertain.around', values: { count: minutes }, facts: [] }
  const sections = SECTION_IDS.map((id) => ({ id, paragraphs: uncertainParagraphs(id, chart, possible) }))
  const [first, ...others] = sections.filter(({ paragraphs }) => paragraphs.length > 0)
  if (!first) return []
  return finishReading([{ id: first.id, paragraphs: [{ sentences: [intro] }, ...first.paragraphs] }, ...others])
}

function uncertainParagraphs(id: SectionId, chart: ReadableChart, possible: PossibleCharts): DraftParagraph[] {
  const charts = possible.charts.map((each) => each.chart)
  const certain = certainParagraphs(paragraphsOf(id, chart), charts)
  if (id === 'centers') return certainCenters(withoutGatesOfCrosses(certain, charts), charts).map(toParagraph)
  if (id === 'channels') return certainAndLikelyChannels(certain, possible)
  const subject = SUBJECTS[id]
  const groups = subject ? alternativesOf(subject, possible) : []
  if (!subject || groups.length < 2) return certain.map(toParagraph)
  // What every alternative would repeat comes before them, but a line stays with the first profile that has it.
  const { remarks, statements } = withoutRemarks(certain)
  const shared = subject === 'profile' ? [] : statements
  // Types are announced without a term; the other announcements need theirs explained.
  const intros = subject === 'type' ? [] : remarks
  const common = new Set([...intros, ...shared.flat()].map(textOf))
  const alternatives = groups.slice(0, MAX_ALTERNATIVES).flatMap((group) =>
    certainParagraphs(paragraphsOf(id, group.charts[0]!), group.charts)
      .map((sentences) => sentences.filter((sentence) => !common.has(textOf(sentence))))
      .filter((sentences) => sentences.length > 0)
      .map(
        (sentences, index): DraftParagraph => ({
          ...(index === 0 && { alternative: { subject, chart: group.charts[0]!, share: group.share } }),
          sentences,
        }),
      ),
  )
  const share = groups.slice(MAX_ALTERNATIVES).reduce((sum, group) => sum + group.share, 0)
  const others: Remark[] = share > 0 ? [{ key: 'alternatives.others', values: { share }, facts: [] }] : []
  return [
    toParagraph([...intros, { key: `alternatives.${subject}`, facts: [] }, ...others]),
    ...shared.map(toParagraph),
    ...alternatives,
  ]
}

const toParagraph = (sentences: Draft[]): DraftParagraph => ({ sentences })

/** Gates of a cross are described with it, so those of any possible cross aren't with the centers. */
function withoutGatesOfCrosses(paragraphs: readonly Draft[][], charts: readonly ReadableChart[]): Draft[][] {
  const gates = new Set(charts.flatMap(({ cross }) => cross.gates))
  const isOfCross = ({ key, values }: Draft) => gates.has(values?.gate ?? Number(/^gate\.(\d+)$/.exec(key)?.[1]))
  return paragraphs.map((sentences) => sentences.filter((sentence) => !isOfCross(sentence)))
}

/** Says that centers may differ where they do; nothing where no described center is left. */
function certainCenters(certain: Draft[][], charts: readonly ReadableChart[]): Draft[][] {
  const isSame = CENTERS.every((center) => new Set(charts.map(({ centers }) => centers[center])).size === 1)
  if (isSame) return certain
  const { remarks, statements } = withoutRemarks(certain)
  // What is open "too" follows on centers that are described.
  if (!statements.flat().some(({ key }) => key.startsWith('center.'))) return []
  // What white centers are is part of the remark.
  const rest = statements.map((sentences) => sentences.filter(({ key }) => key !== 'open.some'))
  return [[{ key: 'certain.centers', facts: [] }, ...remarks], ...rest.filter((sentences) => sentences.length > 0)]
}

/** The remarks of all paragraphs, to be put together before the statements. */
function withoutRemarks(paragraphs: readonly Draft[][]) {
  const isRemark = ({ facts }: Draft) => facts.length === 0
  return {
    remarks: paragraphs.flat().filter(isRemark),
    statements: paragraphs
      .map((sentences) => sentences.filter((sentence) => !isRemark(sentence)))
      .filter((sentences) => sentences.length > 0),
  }
}

function certainAndLikelyChannels(certain: Draft[][], possible: PossibleCharts): DraftParagraph[] {
  const likely = likelyParagraphs(possible)
  if (likely.length === 0) return certain.map(toParagraph)
  const hasChannel = certain.flat().some(({ key }) => /^(?:channel|channels\.rest)\b/.test(key))
  const [opening = [], ...rest] = certain
  return [
    toParagraph([...opening, { key: hasChannel ? 'certain.channels' : 'certain.no_channels', facts: [] }]),
    ...rest.map(toParagraph),
    ...likely,
  ]
}

/** The channels that only some of the possible charts have, the likeliest three. */
function likelyParagraphs({ charts }: PossibleCharts): DraftParagraph[] {
  const shares = new Map<ChannelId, number>()
  for (const { chart, share } of charts) {
    for (const id of chart.channels) shares.set(id, (shares.get(id) ?? 0) + share)
  }
  return [...shares]
    .filter(([id]) => charts.some(({ chart }) => !chart.channels.includes(id)))
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_ALTERNATIVES)
    .map(([channel, share]) => ({
      alternative: { subject: 'channel', channel, share },
      sentences: likelyChannel(channel),
    }))
}

/** The sentences, and what may be said in their place, that hold for all of the charts; nothing is announced that does not follow. */
function certainParagraphs(paragraphs: readonly Draft[][], charts: readonly ReadableChart[]): Draft[][] {
  const isCertain = ({ facts }: Draft) => facts.every((fact) => charts.every((chart) => holds(chart, fact)))
  return paragraphs
    .map((sentences) =>
      sentences
        .filter(isCertain)
        .filter(({ key }, index, all) => key !== 'intro.motors' || namesMotors(all[index + 1]))
        .filter(({ key }, _, all) => key !== 'intro.details' || all.some((other) => other.key.startsWith('rare.')))
        .map((sentence) =>
          sentence.ifKnown ? { ...sentence, ifKnown: sentence.ifKnown.filter(isCertain) } : sentence,
        ),
    )
    .filter((sentences) => sentences.length > 0)
}

/** The possible charts by what they say of a subject, those that hold longest first; the first chart of each is the longest. */
function alternativesOf(subject: AlternativeSubject, { charts }: PossibleCharts) {
  const groups = new Map<string, { charts: ReadableChart[]; share: number }>()
  for (const { chart, share } of [...charts].sort((one, other) => other.share - one.share)) {
    const { angle, gates } = chart.cross
    const code = subject === 'cross' ? `${angle} ${gates.join()}` : chart[subject]
    const group = groups.get(code) ?? { charts: [], share: 0 }
    group.charts.push(chart)
    group.share += share
    groups.set(code, group)
  }
  return [...groups.values()].sort((one, other) => other.share - one.share)
}

/** What to try this week: by the type, the authority, and the first center that isn't defined. */
function closingParagraphs(chart: ReadableChart): Sentence[][] {
  const { type, authority } = chart
  const [center] = openCenters(chart)
  const notice: Sentence = center
    ? { key: `notice.${center}`, facts: [centerFact(chart, center)] }
    : {
        key: 'notice.none',
        facts: [{ kind: 'channel_count', count: chart.channels.length }, ...chart.channels.map(channelFact)],
      }
  return [
    [{ key: `try.${type}`, facts: [{ kind: 'type', code: type }] }],
    [{ key: `decide.${authority}`, facts: [{ kind: 'authority', code: authority }] }],
    [notice],
    [{ key: 'close', facts: [] }],
  ]
}
