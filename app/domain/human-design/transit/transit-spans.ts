import { BODIES, type BodyCode, type CenterCode, type ChannelId } from '../terms/codes'
import { againstChart } from './against-chart'
import type { SkyFrame } from './sky-frames'

/** Something that holds for a chart while the sky is so. */
export type TransitFact =
  | { kind: 'completed' | 'collective'; channel: ChannelId }
  | { kind: 'reinforced'; gate: number }
  | { kind: 'center'; center: CenterCode }
  | { kind: 'bridge' }

/**
 * From when until when a fact holds, ISO instants in UTC; null where that lies beyond the frames. `bodies`: who had part in it
 * meanwhile, the weightiest first (of a center and a bridge: who made the channels).
 */
export type TransitSpan = { fact: TransitFact; bodies: BodyCode[]; from: string | null; until: string | null }

/** Every fact of these frames, which follow one another, with its times: in the order in which they begin. */
export function transitSpans(natalGates: readonly number[], frames: readonly SkyFrame[]): TransitSpan[] {
  const spans: TransitSpan[] = []
  let open = new Map<string, TransitSpan>()
  for (const [index, { from, sky }] of frames.entries()) {
    const still = new Map<string, TransitSpan>()
    for (const { fact, bodies } of factsNow(natalGates, sky)) {
      const key = JSON.stringify(fact)
      const known = open.get(key)
      const span = known ?? { fact, bodies: [], from: index === 0 ? null : from, until: null }
      span.bodies = BODIES.filter((body) => span.bodies.includes(body) || bodies.includes(body))
      if (!known) spans.push(span)
      still.set(key, span)
    }
    for (const [key, span] of open) if (!still.has(key)) span.until = from
    open = still
  }
  return spans
}

type FactNow = { fact: TransitFact; bodies: BodyCode[] }

/** What holds for a chart under one sky, without times. */
export function factsNow(natalGates: readonly number[], sky: SkyFrame['sky']): FactNow[] {
  const { completed, collective, reinforced, centers, bridge } = againstChart(natalGates, sky)
  const channels = [
    ...completed.map(({ channel, bodies }) => ({ fact: { kind: 'completed' as const, channel }, bodies })),
    ...collective.map(({ channel, bodies }) => ({ fact: { kind: 'collective' as const, channel }, bodies })),
  ]
  const gates = [...new Set(reinforced.map(({ gate }) => gate))].map((gate) => ({
    fact: { kind: 'reinforced' as const, gate },
    bodies: reinforced.filter((each) => each.gate === gate).map(({ body }) => body),
  }))
  const lent = centers.map(({ center, channels: by }) => ({
    fact: { kind: 'center' as const, center },
    bodies: channels.filter(({ fact }) => by.includes(fact.channel)).flatMap(({ bodies }) => bodies),
  }))
  const bridged = bridge ? [{ fact: { kind: 'bridge' as const }, bodies: bridge.bodies }] : []
  return [...channels, ...gates, ...lent, ...bridged]
}
