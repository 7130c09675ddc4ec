import { channelOf } from '../terms/channels'
import { SIDES } from '../terms/codes'
import { byWeight } from './core-sections'
import { activationFact, channelFact, gateFact, type ReadableChart, type ReadingFact } from './reading-fact'
import { type Draft, introOf, type Statement } from './sentence'

/**
 * The name of the cross, its four gates, its angle and its quarter. Of a gate whose channel was described it says that it's a half of that.
 */
export function crossParagraphs(chart: ReadableChart): Draft[][] {
  const { angle, gates, name, variation, quarter } = chart.cross
  const facts: ReadingFact[] = [{ kind: 'cross', angle, gates }]
  const bodies = SIDES.map((side) =>
    (['sun', 'earth'] as const).flatMap((body): Draft[] => {
      const fact = gateFact(activationFact(chart, side, body))
      const { gate } = fact
      const channels = byWeight(chart).filter((id) => channelOf(id).gates.includes(gate))
      const place = `${side}.${body}` as const
      const ifKnown = channels.map(
        (channel): Statement => ({
          key: `cross.${place}.half`,
          values: { gate, channel },
          facts: [fact, channelFact(channel)],
        }),
      )
      return [
        { key: `cross.${place}`, values: { gate }, facts: [fact], ifKnown },
        { key: `gate.${gate}`, facts: [fact] },
      ]
    }),
  )
  return [
    [
      introOf('cross'),
      { key: 'cross.name', values: { cross: { angle, name, variation } }, facts },
      { key: `angle.${angle}`, facts },
    ],
    ...bodies,
    [{ key: `quarter.${quarter}`, facts: [{ kind: 'quarter', code: quarter }] }],
  ]
}
