import type { Chart } from '../chart/chart'
import type { LunarPhase } from '../service/sky-event.schema'
import type { BodyCode, TypeCode } from '../terms/codes'
import { TYPE_TRAITS } from '../terms/strategy'
import { type AgainstChart, againstChart } from './against-chart'
import { type ConditionedCenter, mostConditioned } from './conditioned-center'
import type { GuidanceFact, Reason } from './guidance-facts'
import type { Standing } from './standing'
import { todaysChannels } from './todays-channels'
import { variantOf } from './variant'

/** A day of a member: where the bodies stand, who entered a gate that day, and what phase of the Moon falls on it, if any. */
export type GuidanceDay = {
  /** The member's own date, YYYY-MM-DD. */
  date: string
  /** At an instant of that day that is always the same one, like noon. */
  sky: readonly Standing[]
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

function standingOf(sky: readonly Standing[], body: BodyCode): Standing {
  const found = sky.find((each) => each.body === body)
  if (!found) throw new RangeError(`The sky lacks ${body}`)
  return found
}

function focusOfSun(sky: readonly Standing[]): GuidanceFact {
  const { gate, line } = standingOf(sky, 'sun')
  return { id: `focus.sun.${gate}`, params: { gate, line }, because: { id: 'sun_stands', params: { gate, line } } }
}

function avoidOf(
  { type, centers }: GuidedMember['chart'],
  against: AgainstChart,
  sky: readonly Standing[],
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
    const { gate, line } = standingOf(sky, 'moon')
    facts.push({ id: 'also.moon', params: { gate, line }, because: { id: 'moon_stands', params: { gate, line } } })
  }
  if (phase) facts.push({ id: `also.phase.${phase}`, params: {}, because: { id: `phase.${phase}`, params: {} } })
  return facts
}
