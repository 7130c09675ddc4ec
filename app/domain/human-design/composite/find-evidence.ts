import type { CenterCode } from '../terms/codes'
import type { Composite } from './composite'
import type { CompositeChannel } from './connections'
import type { BridgeEvidence, ConnectionEvidence, Evidence } from './evidence'
import type { LineRelation } from './line-harmony'
import { PERSONS, type Person } from './person'

/** The connections of a composite, in catalogue order. */
export function connectionEvidence({ channels }: Composite): ConnectionEvidence[] {
  return channels.flatMap(toEvidence)
}

function toEvidence({ channel, connection, gates: { a, b } }: CompositeChannel): ConnectionEvidence | [] {
  const [whole, less]: [Person, number[]] = a.length === 2 ? ['a', b] : ['b', a]
  switch (connection) {
    case 'electromagnetic':
      return { id: connection, channel, gates: { a: a[0]!, b: b[0]! } }
    case 'companionship':
      return { id: connection, channel }
    case 'dominance':
      return { id: connection, channel, whole }
    case 'compromise':
      return { id: connection, channel, whole, half: less[0]! }
    case null:
      return []
  }
}

/** Who of the two is bridged by the other. */
export function bridgeEvidence({ bridges }: Composite): BridgeEvidence[] {
  return PERSONS.flatMap((bridged): BridgeEvidence[] => {
    const bridge = bridges[bridged]
    return bridge ? [{ id: 'bridge', bridged, ...bridge }] : []
  })
}

/** Who has a center defined alone; what the two define only together is defined by neither. */
export function centerEvidence({ centers }: Composite, center: CenterCode): Extract<Evidence, { id: 'center' }> {
  const share = centers[center]
  return { id: 'center', center, definedBy: share === 'together' ? 'neither' : share }
}

/** The pairs of lines of one relation. */
export function lineEvidence({ lines }: Composite, relation: Exclude<LineRelation, 'neutral'>): Evidence[] {
  return lines
    .filter((pair) => pair.relation === relation)
    .map(({ lines: pair }) => ({ id: 'lines', relation, lines: pair }))
}
