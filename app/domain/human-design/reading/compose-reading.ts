import { type AngleCode, AUTHORITIES, CENTERS, type ChannelId, DEFINITIONS } from '../terms/codes'
import { centerParagraphs, channelParagraphs, likelyChannel } from './center-and-channel-sections'
import { authorityParagraphs, openCenters, profileParagraphs, typeParagraphs } from './core-sections'
import { crossParagraphs } from './cross-section'
import { definitionParagraphs } from './definition-section'
import { type DraftSection, finishReading } from './finish-reading'
import { holds } from './holds'
import { channelFact, colourFact, type ReadableChart } from './reading-fact'
import { type ReadingSection, SECTION_IDS, type SectionId } from './reading-section'
import { type AlternativeSubject, type Draft, type Remark, type Sentence, type StatementKey, textOf } from './sentence'
import { tensionsOf } from './tensions'
import { namesMotors, unusualParagraphs } from './unusual-section'

/**
 * The charts that a birth can have within the time in question, with the part of that time each holds for (together 1).
 * `minutes` before and after the given time; null: the whole day.
 */
export type PossibleCharts = { minutes: number | null; charts: { chart: ReadableChart; share: number }[] }

/** Of a chart; some also by all the charts there may be. */
const PARAGRAPHS: Record<SectionId, (chart: ReadableChart, charts?: readonly ReadableChart[]) => Draft[][]> = {
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

const paragraphsOf = (id: SectionId, chart: ReadableChart, charts?: readonly ReadableChart[]): Draft[][] =>
  PARAGRAPHS[id](chart, charts).map((sentences) =>
    sentences.flatMap((sentence) => [sentence, ...tensionsOf(chart, sentence)]),
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
  const sections = SECTION_IDS.map((id) => ({ id, paragraphs: uncertainParagraphs(id, chart, possible) }))
  const [first, ...others] = sections.filter(({ paragraphs }) => paragraphs.length > 0)
  if (!first) return []
  const intro = toParagraph([uncertaintyOf(possible, sections)])
  return finishReading([{ id: first.id, paragraphs: [intro, ...first.paragraphs] }, ...others])
}

/** What the time leaves open; headings are announced where there are some. */
function uncertaintyOf({ minutes }: PossibleCharts, sections: readonly DraftSection[]): Remark {
  const hasHeadings = sections.some(({ paragraphs }) => paragraphs.some(({ alternative }) => alternative))
  const window = minutes === null ? 'day' : 'around'
  return {
    key: hasHeadings ? `uncertain.${window}.headings` : `uncertain.${window}`,
    ...(minutes !== null && { values: { count: minutes } }),
    facts: [],
  }
}

function uncertainParagraphs(id: SectionId, chart: ReadableChart, possible: PossibleCharts): DraftParagraph[] {
  const charts = possible.charts.map((each) => each.chart)
  const certain = certainParagraphs(paragraphsOf(id, chart, charts), charts)
  if (id === 'channels') return certainAndLikelyChannels(certain, possible)
  const subject = SUBJECTS[id]
  const groups = subject ? alternativesOf(subject, possible) : []
  if (!subject || groups.length < 2) return certain.map(toParagraph)
  // What every alternative would repeat comes before them, but a line stays with the first profile that has it.
  const { remarks, statements } = withoutRemarks(certain)
  const shared = subject === 'profile' ? [] : statements
  // Of the terms of a type only the drawing is explained before; the other announcements need theirs.
  const intros = subject === 'type' ? remarks.filter(({ key }) => key === 'intro.centers') : remarks
  const common = new Set([...intros, ...shared.flat()].map(textOf))
  const angles = new Set<AngleCode>()
  const alternatives = groups.slice(0, MAX_ALTERNATIVES).flatMap((group) =>
    certainParagraphs(paragraphsOf(id, group.charts[0]!), group.charts)
      .map((sentences) =>
        sentences
          .filter((sentence) => !common.has(textOf(sentence)))
          .flatMap((sentence) => conditional(sentence, group.charts[0]!, angles)),
      )
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

/** What is said of a chart that is only likely: "if it's yours". The angles of crosses described before are in `angles`. */
function conditional(sentence: Draft, { cross }: ReadableChart, angles: Set<AngleCode>): Draft[] {
  const { key, facts } = sentence
  // The heading names the cross.
  if (key === 'cross.name') return []
  if (key === `angle.${cross.angle}`) {
    const isKnown = angles.has(cross.angle)
    angles.add(cross.angle)
    if (!isKnown) return [{ key: `likely.angle.${cross.angle}`, facts }]
    return [{ key: 'likely.angle.same', values: { cross }, facts }]
  }
  const likely = LIKELY.find((each) => key === each.said)
  if (!likely) return [sentence]
  return [{ key: likely.ifYours, ...(sentence.values && { values: sentence.values }), facts }]
}

const LIKELY: readonly { said: StatementKey; ifYours: StatementKey }[] = [
  { said: 'named.type', ifYours: 'likely.type' },
  { said: 'named.profile', ifYours: 'likely.profile' },
  ...AUTHORITIES.map((code) => ({ said: `authority.${code}`, ifYours: `likely.authority.${code}` }) as const),
  ...DEFINITIONS.map((code) => ({ said: `definition.${code}`, ifYours: `likely.definition.${code}` }) as const),
]

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
  const described = certain.flat().filter(({ key }) => key.startsWith('channel.')).length
  const announcement = described === 0 ? 'no_channels' : described === 1 ? 'channel' : 'channels'
  const [opening = [], ...rest] = certain
  return [toParagraph([...opening, { key: `certain.${announcement}`, facts: [] }]), ...rest.map(toParagraph), ...likely]
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

/** What to try this week: by the type, the authority, and the most telling center that is white in all charts. */
function closingParagraphs(chart: ReadableChart, charts: readonly ReadableChart[] = [chart]): Sentence[][] {
  const { type, authority } = chart
  const center = openCenters(chart).find((each) => charts.every(({ centers }) => centers[each] !== 'defined'))
  const notice: Sentence = center
    ? { key: `notice.${center}`, facts: [{ kind: 'white_center', center }] }
    : {
        key: 'notice.none',
        facts: [
          ...CENTERS.map((each) => colourFact(chart, each)),
          { kind: 'channel_count', count: chart.channels.length },
          ...chart.channels.map(channelFact),
        ],
      }
  return [
    [{ key: `try.${type}`, facts: [{ kind: 'type', code: type }] }],
    [{ key: `decide.${authority}`, facts: [{ kind: 'authority', code: authority }] }],
    [notice],
    [{ key: 'close', facts: [] }],
  ]
}
