import { connections } from '../../drizzle/schema/connections'

/** On which side of a connection somebody stands: the two are kept by the order of their ids. */
type Side = typeof connections.lowId | typeof connections.highId

/** One read of a member's connections as two: where they stand before the other one and where behind, each by its index. */
export const bothHalves = <Read>(half: (own: Side, other: Side) => Read) =>
  [half(connections.lowId, connections.highId), half(connections.highId, connections.lowId)] as const

/** The rows of two halves in the order each of them is in: the last one first, and of one instant whoever has the greater id. */
export const lastFirst = <Row extends { at: Date }>(halves: readonly (readonly Row[])[], idOf: (row: Row) => string) =>
  halves.flat().sort((one, other) => other.at.getTime() - one.at.getTime() || (idOf(one) < idOf(other) ? 1 : -1))
