import { channelOf } from '../terms/channels'
import { type AuthorityCode, CENTERS, type CenterCode, type ChannelId, type TypeCode } from '../terms/codes'
import { activationsOf, type ReadableChart, type ReadingFact } from './reading-fact'

/** What of the bodygraph some facts are about, each in the order of the facts and once. */
export type FactsInDrawing = { gates: number[]; channels: ChannelId[]; centers: CenterCode[] }

/** The centers that make a type: the Sacral, and the Throat where it matters whether a motor reaches it. */
const CENTERS_OF_TYPE: Record<TypeCode, readonly CenterCode[]> = {
  generator: ['sacral'],
  manifesting_generator: ['sacral', 'throat'],
  manifestor: ['sacral', 'throat'],
  projector: ['sacral', 'throat'],
  reflector: CENTERS,
}

const CENTERS_OF_AUTHORITY: Record<AuthorityCode, readonly CenterCode[]> = {
  emotional: ['solar_plexus'],
  sacral: ['sacral'],
  splenic: ['spleen'],
  ego_manifested: ['heart'],
  ego_projected: ['heart'],
  self_projected: ['g'],
  mental: ['head', 'ajna', 'throat'],
  lunar: CENTERS,
}

type Place = { gates?: readonly number[]; channels?: readonly ChannelId[]; centers?: readonly CenterCode[] }

/** Where facts are in the drawing of their chart. Those about the whole of it, such as a count of channels, are nowhere. */
export function factsInDrawing(chart: ReadableChart, facts: readonly ReadingFact[]): FactsInDrawing {
  const places = facts.map((fact) => placeOf(chart, fact))
  const unique = <T>(of: (place: Place) => readonly T[] | undefined) => [
    ...new Set(places.flatMap((place) => of(place) ?? [])),
  ]
  return {
    gates: unique(({ gates }) => gates),
    channels: unique(({ channels }) => channels),
    centers: unique(({ centers }) => centers),
  }
}

function placeOf(chart: ReadableChart, fact: ReadingFact): Place {
  switch (fact.kind) {
    case 'type':
      return { centers: CENTERS_OF_TYPE[fact.code] }
    case 'authority':
      return { centers: CENTERS_OF_AUTHORITY[fact.code] }
    case 'cross':
      return { gates: fact.gates }
    case 'quarter':
      return { gates: chart.cross.gates.slice(0, 1) }
    case 'center':
    case 'white_center':
      return { centers: [fact.center] }
    case 'part':
      return {
        centers: fact.centers,
        channels: chart.channels.filter((id) => channelOf(id).centers.every((each) => fact.centers.includes(each))),
      }
    case 'channel':
    case 'channel_side':
      return {
        channels: [fact.channel],
        gates: channelOf(fact.channel).gates,
        centers: channelOf(fact.channel).centers,
      }
    case 'gate':
    case 'missing_gate':
    case 'gate_count':
    case 'activation':
      return { gates: [fact.gate] }
    case 'missing_channel':
      return { gates: channelOf(fact.channel).gates }
    case 'joining_gates':
      return { gates: fact.gates }
    case 'line_count':
      return {
        gates: activationsOf(chart)
          .filter(({ line }) => line === fact.line)
          .map(({ gate }) => gate),
      }
    // A sentence on one of its lines names the Sun that has it.
    case 'profile':
    case 'definition':
    case 'channel_count':
    case 'no_rarity':
      return {}
  }
}
