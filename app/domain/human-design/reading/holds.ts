import { bodygraphOf, joiningGates } from '../chart/bodygraph'
import type { GateActivation } from '../chart/chart-facts'
import { channelOf } from '../terms/channels'
import { SIDES } from '../terms/codes'
import { raritiesOf } from './rarities'
import { partsOf, type ReadableChart, type ReadingFact } from './reading-fact'

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
    case 'channel':
      return chart.channels.includes(fact.channel)
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
    case 'line_count':
      return (
        countOf(chart.activations.personality, fact.line) + countOf(chart.activations.design, fact.line) === fact.count
      )
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

const countOf = (activations: readonly GateActivation[], line: number) =>
  activations.filter((activation) => activation.line === line).length
