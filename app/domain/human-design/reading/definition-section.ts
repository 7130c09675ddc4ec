import { bodygraphOf, bridgeOf, joiningGates } from '../chart/bodygraph'
import { CHANNELS, channelOf } from '../terms/channels'
import { partsOf, type ReadableChart, type ReadingFact } from './reading-fact'
import { introOf, type Sentence, type Statement } from './sentence'

const MAX_BRIDGES = 3
const EVERY_GATE = bodygraphOf(CHANNELS.flatMap(({ gates }) => gates))

/** The parts that the defined centers form, and what would join them. */
export function definitionParagraphs(chart: ReadableChart): Sentence[][] {
  const { definition } = chart
  const facts: ReadingFact[] = [{ kind: 'definition', code: definition }]
  const [centers, otherCenters, thirdCenters, fourthCenters] = partsOf(chart)
  const parts: Sentence[] = centers
    ? [
        {
          key: `parts.${fourthCenters ? 4 : thirdCenters ? 3 : otherCenters ? 2 : 1}`,
          values: {
            centers,
            ...(otherCenters && { otherCenters }),
            ...(thirdCenters && { thirdCenters }),
            ...(fourthCenters && { fourthCenters }),
          },
          facts: [...facts, ...partsOf(chart).map((part): ReadingFact => ({ kind: 'part', centers: part }))],
        },
      ]
    : []
  const opening: Sentence[] = [introOf('definition'), { key: `definition.${definition}`, facts }, ...parts]
  const bridges = bridgeSentences(chart)
  const advice = adviceOf(chart, facts)
  return bridges.length > 0 ? [opening, [advice, ...bridges]] : [[...opening, advice]]
}

function adviceOf({ definition, authority, centers }: ReadableChart, facts: ReadingFact[]): Statement {
  // Where all that is connected is the mind, it doesn't decide, however quick it is.
  if (definition === 'single' && authority === 'mental' && centers.head === 'defined') {
    return {
      key: 'definition.single.advice.mental',
      facts: [...facts, { kind: 'authority', code: authority }, { kind: 'center', center: 'head', state: 'defined' }],
    }
  }
  return { key: `definition.${definition}.advice`, facts }
}

/** What would join two parts: gates that each do it alone; else a whole channel, or several gates by way of a white center. */
function bridgeSentences(chart: ReadableChart): Statement[] {
  const parts = partsOf(chart)
  if (parts.length < 2) return []
  const own = bodygraphOf(chart.gates)
  const all = joiningGates(own)
  const facts: ReadingFact[] = [
    // There may be further parts.
    { kind: 'definition', code: chart.definition },
    ...parts.map((centers): ReadingFact => ({ kind: 'part', centers })),
    { kind: 'joining_gates', gates: all },
  ]
  const number = parts.length === 2 ? 'two' : 'more'
  const gates = all.slice(0, MAX_BRIDGES)
  const [gate] = gates
  if (gate !== undefined) {
    return gates.length === 1
      ? [{ key: `bridge.gate.${number}`, values: { gate }, facts }]
      : [{ key: `bridge.gates.${number}`, values: { gates }, facts }]
  }
  const [channel, next] = bridgeOf(own, EVERY_GATE)?.channels ?? []
  if (!channel) return []
  if (!next) {
    return [
      { key: `bridge.channel.${number}`, values: { channel }, facts: [...facts, { kind: 'missing_channel', channel }] },
    ]
  }
  // Only two parts can lie so far apart: with the Throat white, Head and Ajna are two channels from any other.
  const center = channelOf(channel).centers.find((each) => channelOf(next).centers.includes(each))
  return center ? [{ key: 'bridge.wide', values: { center }, facts: [...facts, { kind: 'white_center', center }] }] : []
}
