import { bodygraphOf } from '~/domain/human-design/bodygraph'
import { centerStates } from '~/domain/human-design/centers'
import type { BodyCode, ChannelId } from '~/domain/human-design/codes'
import { type AgainstChart, againstChart } from '~/domain/human-design/transit/against-chart'
import type { ChannelState } from '~/domain/human-design/transit/channel-state'
import { bodiesIn, type Standing } from '~/domain/human-design/transit/standing'
import type { TransitFact, TransitSpan } from '~/domain/human-design/transit/transit-spans'
import { type BodygraphData, gateStates } from '~/ui/bodygraph/bodygraph-data'
import type { Moment } from './transits'

/** A chart under a sky as it is drawn and told: in the drawing `personality` is the chart, `design` the sky. */
export type Overlay = {
  data: BodygraphData
  against: AgainstChart
  sky: readonly Standing[]
  natal: ReadonlySet<number>
  stateOf: (channel: ChannelId) => ChannelState
  /** Whether there is a chart at all. */
  hasChart: boolean
  bodiesAt: (...gates: number[]) => BodyCode[]
  spanOf: (fact: TransitFact) => TransitSpan | undefined
}

/** Lays a sky over a chart with these gates, or over none. */
export function toOverlay(
  { sky, spans }: Pick<Moment, 'sky' | 'spans'>,
  natalGates: readonly number[] | null,
): Overlay {
  const natal = natalGates ?? []
  const against = againstChart(natal, sky)
  const { gates, channels } = bodygraphOf([...natal, ...sky.map(({ gate }) => gate)])
  const spanByFact = new Map(spans.map((span) => [JSON.stringify(span.fact), span]))
  return {
    data: {
      centers: centerStates(channels, gates),
      channels: channels.map(({ id }) => id),
      gates: gateStates({ personality: natal.map((gate) => ({ gate })), design: sky }),
      lent: against.centers.map(({ center }) => center),
      activations: { personality: [], design: [...sky] },
    },
    ...{ against, sky, natal: new Set(natal), hasChart: natal.length > 0 },
    stateOf: (channel) => against.channels[channel] ?? 'empty',
    bodiesAt: (...of) => bodiesIn(sky, of),
    spanOf: (fact) => spanByFact.get(JSON.stringify(fact)),
  }
}
