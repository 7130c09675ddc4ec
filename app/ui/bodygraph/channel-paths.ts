import { JUNCTION_OF, JUNCTIONS } from './channel-routes'
import { type Point, pointOf } from './geometry'

/** An SVG path through points, in straight lines. */
export const toPath = (points: readonly Point[]) => `M${points.map((point) => point.join(' ')).join('L')}`

/** The grey ground of the integration group: the span between its junctions, and the way to each from its two gates. */
export const INTEGRATION_TRUNK = [
  toPath(JUNCTIONS),
  ...Object.entries(JUNCTION_OF).map(([gate, at]) => toPath([pointOf(Number(gate)), JUNCTIONS[at]])),
].join('')
