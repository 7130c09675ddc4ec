import type { Chart } from '../chart/chart'
import type { CompletedChannel } from '../chart/completed-channels'
import type { LunarPhase } from '../service/sky-event.schema'
import { GATES_OF_CENTER } from '../terms/centers'
import { type BodyCode, CENTERS, type CenterCode, type ChannelId, type TypeCode } from '../terms/codes'
import { TYPE_TRAITS } from '../terms/strategy'
import { type AgainstChart, againstChart } from './against-chart'
import type { GuidanceFact, Reason } from './guidance-facts'
import { bodiesIn, type SkyPosition } from './sky'

/** A day of a member: the positions of the bodies, those that entered a gate that day, and the phase of the Moon, if any. */
export type GuidanceDay = {
  /** The member's own date, YYYY-MM-DD. */
  date: string
  /** At an instant of that day that is always the same one, like noon. */
  sky: readonly SkyPosition[]
  changedToday: readonly BodyCode[]
  phase: LunarPhase | null
}
export type GuidedMember = { id: string; chart: Pick<Chart, 'type' | 'authority' | 'gates' | 'centers'> }

export type DailyGuidance = {
  strategy: GuidanceFact
  focus: GuidanceFact
  avoid: GuidanceFact
  affirmation: GuidanceFact
  lucky: GuidanceFact & { params: { gate: number } }
  authority: GuidanceFact
  /** A split that is bridged, a Reflector's Moon, a phase: none to three. */
  also: GuidanceFact[]
  /** Which of several texts of one id to take, modulo their number: another one each day. */
  variant: number
}

/** The lucky gate of a type, where the sky completes nothing (R353). */
const GATE_OF_TYPE: Record<TypeCode, number> = {
  generator: 34,
  manifesting_generator: 20,
  manifestor: 8,
  projector: 31,
  reflector: 46,
}

/** The guidance of a member's day: facts and reasons, no words. The same input always gives the same. */
export function dailyGuidance({ id, chart }: GuidedMember, day: GuidanceDay): DailyGuidance {
  const { type, authority } = chart
  const against = againstChart(chart.gates, day.sky)
  const [top] = todaysChannels(against.completed, day.changedToday)
  const ofType = { id: `type.${type}` as const, params: {} }
  const completes = top && {
    id: 'completes' as const,
    params: { body: top.bodies[0]!, transitGate: top.transitGate, natalGate: top.natalGate },
  }
  return {
    strategy: { id: `strategy.${TYPE_TRAITS[type].strategy}`, params: {}, because: ofType },
    focus: completes
      ? { id: `focus.channel.${top.channel}`, params: { channel: top.channel }, because: completes }
      : focusOfSun(day.sky),
    avoid: avoidOf(chart, against, day.sky),
    affirmation: { id: `affirmation.${type}`, params: { signature: TYPE_TRAITS[type].signature }, because: ofType },
    lucky: completes
      ? { id: 'lucky.transit', params: { gate: top.transitGate }, because: completes }
      : { id: 'lucky.type', params: { gate: GATE_OF_TYPE[type] }, because: ofType },
    authority: { id: `authority.${authority}`, params: {}, because: { id: `authority.${authority}`, params: {} } },
    also: alsoOf(type, against, day),
    variant: variantOf(id, day.date),
  }
}

function positionOf(sky: readonly SkyPosition[], body: BodyCode): SkyPosition {
  const found = sky.find((each) => each.body === body)
  if (!found) throw new RangeError(`The sky lacks ${body}`)
  return found
}

function focusOfSun(sky: readonly SkyPosition[]): GuidanceFact {
  const { gate, line } = positionOf(sky, 'sun')
  return { id: `focus.sun.${gate}`, params: { gate, line }, because: { id: 'sun_stands', params: { gate, line } } }
}

function avoidOf(
  { type, centers }: GuidedMember['chart'],
  against: AgainstChart,
  sky: readonly SkyPosition[],
): GuidanceFact {
  const most = mostConditioned(centers, against.centers, sky)
  if (!most) {
    return { id: `avoid.not_self.${TYPE_TRAITS[type].notSelf}`, params: {}, because: { id: 'all_defined', params: {} } }
  }
  return { id: `avoid.center.${most.center}`, params: { center: most.center }, because: reasonOf(most) }
}

function reasonOf({ center, bodies, lentBy }: ConditionedCenter): Reason {
  if (lentBy.length > 0) return { id: 'lends', params: { center, channels: lentBy.join() } }
  if (bodies.length > 0) return { id: 'conditions', params: { center, bodies: bodies.join() } }
  return { id: 'stays_open', params: { center } }
}

function alsoOf(type: TypeCode, { bridge }: AgainstChart, { sky, phase }: GuidanceDay): GuidanceFact[] {
  const facts: GuidanceFact[] = []
  if (bridge) {
    const params = { channels: bridge.channels.join(), bodies: bridge.bodies.join() }
    facts.push({ id: 'also.bridge', params, because: { id: 'bridges', params } })
  }
  if (type === 'reflector') {
    const { gate, line } = positionOf(sky, 'moon')
    facts.push({ id: 'also.moon', params: { gate, line }, because: { id: 'moon_stands', params: { gate, line } } })
  }
  if (phase) facts.push({ id: `also.phase.${phase}`, params: {}, because: { id: `phase.${phase}`, params: {} } })
  return facts
}

/** A center that the chart doesn't define: the bodies in its gates, and the channels that lend it definition. */
type ConditionedCenter = { center: CenterCode; bodies: BodyCode[]; lentBy: ChannelId[] }

/** More than all thirteen bodies in the gates of one center. */
const LENT = 20

/**
 * The center through which the sky works on a chart the most: one that is defined for the time being before one that is not, then
 * by how many bodies are in its gates, then from Head to Root. Null where the chart defines every center.
 */
export function mostConditioned(
  states: Chart['centers'],
  lent: AgainstChart['centers'],
  sky: readonly SkyPosition[],
): ConditionedCenter | null {
  const open = CENTERS.filter((center) => states[center] !== 'defined').map((center) => ({
    center,
    bodies: bodiesIn(sky, GATES_OF_CENTER[center]),
    lentBy: lent.find((each) => each.center === center)?.channels ?? [],
  }))
  const weight = ({ bodies, lentBy }: ConditionedCenter) => bodies.length + (lentBy.length > 0 ? LENT : 0)
  return open.sort((one, other) => weight(other) - weight(one))[0] ?? null
}

/** Bodies that stay in a gate for weeks to years: they count only on the day that they change. */
const LONG_STAYING: readonly BodyCode[] = [
  'north_node',
  'south_node',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
]

/**
 * The completed channels that a day is about, the weightiest first: those that a body completes which moves on within days, or
 * one that entered its gate that very day. `completed` comes in order of weight (`completedChannels`).
 */
export function todaysChannels(
  completed: readonly CompletedChannel[],
  changedToday: readonly BodyCode[],
): CompletedChannel[] {
  return completed.flatMap((channel) => {
    const bodies = channel.bodies.filter((body) => !LONG_STAYING.includes(body) || changedToday.includes(body))
    return bodies.length > 0 ? [{ ...channel, bodies }] : []
  })
}

const DAY_MS = 86_400_000

/**
 * A number for a member and a date: the next day it is one more, so that of two texts or more never the same comes on two days
 * running; where it begins differs from member to member (FNV-1a, 32 bit).
 */
export function variantOf(memberId: string, date: string): number {
  const day = Date.parse(`${date}T00:00:00Z`) / DAY_MS
  if (Number.isNaN(day)) throw new RangeError(`${date} is no date`)
  let hash = 0x81_1c_9d_c5
  for (const letter of memberId) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93)
  return (hash >>> 8) + day
}
