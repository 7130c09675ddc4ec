import type { BodyCode, TypeCode } from '../terms/codes'
import { type AgainstChart, againstChart } from './against-chart'
import { type GuidanceDay, type GuidedMember, mostConditioned, todaysChannels } from './daily-guidance'
import type { Params } from './guidance-facts'

/** Sentences that join readings; each is said in several ways, of which the day's variant chooses. */
export const INSIGHT_SENTENCES = [
  'opens',
  'natal_sun',
  'completed',
  'completed_also',
  'completed_none',
  'stressed',
  'center_lent',
  'center_visited',
  'center_quiet',
  'centers_all',
  'of_center',
  'bridged',
  'decide',
  'evening',
] as const
export type InsightSentence = (typeof INSIGHT_SENTENCES)[number]

/** A sentence, or what is read elsewhere too of a gate, a channel, a center, an authority. */
export type InsightFact =
  | { id: InsightSentence; params: Params }
  | { id: `reading.${'gate' | 'channel' | 'center' | 'authority'}`; params: Params }

/** Slow bodies stay in a gate for months, so they say nothing about one day. */
const OF_A_DAY: readonly BodyCode[] = ['sun', 'earth', 'moon', 'mercury', 'venus', 'mars']

/**
 * The day of a member at length, as facts in four paragraphs: the sky of everybody, what it completes here, where it comes in,
 * and how the day is decided and looked back on. From the same facts as the guidance; the same input always gives the same.
 */
export function personalInsight({ chart }: GuidedMember, day: GuidanceDay): InsightFact[][] {
  const against = againstChart(chart.gates, day.sky)
  return [
    opening(chart, day.sky),
    completing(chart, against, day),
    conditioning(chart, against, day.sky),
    closing(chart.type, chart.authority),
  ]
}

function opening({ gates }: GuidedMember['chart'], sky: GuidanceDay['sky']): InsightFact[] {
  const [sun, earth] = [sky.find(({ body }) => body === 'sun'), sky.find(({ body }) => body === 'earth')]
  if (!sun || !earth) throw new RangeError('The sky lacks Sun or Earth')
  const { gate, line } = sun
  const natal: InsightFact[] = gates.includes(gate) ? [{ id: 'natal_sun', params: { gate } }] : []
  return [
    { id: 'opens', params: { gate, line, earthGate: earth.gate } },
    { id: 'reading.gate', params: { gate } },
    ...natal,
  ]
}

function completing(chart: GuidedMember['chart'], against: AgainstChart, day: GuidanceDay): InsightFact[] {
  const [top, second] = todaysChannels(against.completed, day.changedToday)
  const facts: InsightFact[] = []
  const paramsOf = ({ channel, natalGate, transitGate, bodies }: NonNullable<typeof top>) => {
    return { channel, natalGate, transitGate, bodies: bodies.join() }
  }
  if (top) {
    facts.push({ id: 'completed', params: paramsOf(top) })
    facts.push({ id: 'reading.channel', params: { channel: top.channel } })
  } else facts.push({ id: 'completed_none', params: {} })
  if (second) facts.push({ id: 'completed_also', params: paramsOf(second) })
  const sun = day.sky.find(({ body }) => body === 'sun')?.gate
  // The first paragraph is about the gate of the Sun.
  const gate = against.reinforced.find((each) => OF_A_DAY.includes(each.body) && each.gate !== sun)?.gate
  if (gate && chart.gates.includes(gate)) {
    const bodies = day.sky.filter((each) => each.gate === gate).map(({ body }) => body)
    facts.push({ id: 'stressed', params: { gate, bodies: bodies.join() } })
  }
  return facts
}

function conditioning(
  { centers }: GuidedMember['chart'],
  against: AgainstChart,
  sky: GuidanceDay['sky'],
): InsightFact[] {
  const most = mostConditioned(centers, against.centers, sky)
  const bridged: InsightFact[] = against.bridge ? [{ id: 'bridged', params: {} }] : []
  if (!most) return [{ id: 'centers_all', params: {} }, ...bridged]
  const { center, bodies, lentBy } = most
  const how = lentBy.length > 0 ? 'center_lent' : bodies.length > 0 ? 'center_visited' : 'center_quiet'
  return [
    { id: how, params: { center } },
    { id: 'of_center', params: {} },
    { id: 'reading.center', params: { center, state: centers[center] } },
    ...bridged,
  ]
}

function closing(type: TypeCode, authority: GuidedMember['chart']['authority']): InsightFact[] {
  return [
    { id: 'decide', params: {} },
    { id: 'reading.authority', params: { authority } },
    { id: 'evening', params: { type } },
  ]
}
