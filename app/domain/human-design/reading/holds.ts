import { bodygraphOf, joiningGates } from '../chart/bodygraph'
import { channelOf } from '../terms/channels'
import { SIDES } from '../terms/codes'
import { raritiesOf } from './rarities'
import { activationsOf, partsOf, personalActivationsOf, type ReadableChart, type ReadingFact } from './reading-fact'

/** Whether a fact is true of a chart. */
export function holds(chart: ReadableChart, fact: ReadingFact): boolean {
  switch (fact.kind) {
    case 'type':
    case 'authority':
    case 'profile':
    case 'definition':
      return chart[fact.kind] === fact.code
    case 'cross':
      return chart.cross.angle === fact.angle && chart.cross.gates.join() === fact.gates.join()
    case 'center':
      return chart.centers[fact.center] === fact.state
    case 'white_center':
      return chart.centers[fact.center] !== 'defined'
    case 'quarter':
      return chart.cross.quarter === fact.code
    case 'channel':
      return chart.channels.includes(fact.channel)
    case 'missing_channel':
      return channelOf(fact.channel).gates.every((gate) => !chart.gates.includes(gate))
    case 'channel_count':
      return chart.channels.length === fact.count
    case 'gate':
      return chart.gates.includes(fact.gate)
    case 'missing_gate':
      return !chart.gates.includes(fact.gate)
    case 'activation':
      return chart.activations[fact.side].some(
        ({ body, gate, line }) =>
          body === fact.body && gate === fact.gate && (fact.line === undefined || line === fact.line),
      )
    case 'part':
      return partsOf(chart).some((part) => part.join() === fact.centers.join())
    case 'joining_gates':
      return joiningGates(bodygraphOf(chart.gates)).join() === fact.gates.join()
    case 'gate_count':
      return personalActivationsOf(chart).filter(({ gate }) => gate === fact.gate).length === fact.count
    case 'line_count':
      return activationsOf(chart).filter(({ line }) => line === fact.line).length === fact.count
    case 'channel_side':
      return SIDES.every(
        (side) =>
          side === fact.side ||
          chart.activations[side].every(({ gate }) => !channelOf(fact.channel).gates.includes(gate)),
      )
    case 'no_rarity':
      return raritiesOf(chart).length === 0
  }
}
