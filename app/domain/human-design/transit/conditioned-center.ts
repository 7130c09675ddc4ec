import type { Chart } from '../chart/chart'
import { GATES_OF_CENTER } from '../terms/centers'
import { type BodyCode, CENTERS, type CenterCode, type ChannelId } from '../terms/codes'
import type { AgainstChart } from './against-chart'
import { bodiesIn, type Standing } from './standing'

/** A center that is not the chart's own, under the sky: who stands in its gates, and which channels lend it definition. */
export type ConditionedCenter = { center: CenterCode; bodies: BodyCode[]; lentBy: ChannelId[] }

/** More than all thirteen bodies in the gates of one center. */
const LENT = 20

/**
 * The center through which the sky works on a chart the most: one that is defined for the time being before one that is not, then
 * by how many bodies stand in its gates, then from Head to Root. Null where every center is the chart's own.
 */
export function mostConditioned(
  states: Chart['centers'],
  lent: AgainstChart['centers'],
  sky: readonly Standing[],
): ConditionedCenter | null {
  const open = CENTERS.filter((center) => states[center] !== 'defined').map((center) => ({
    center,
    bodies: bodiesIn(sky, GATES_OF_CENTER[center]),
    lentBy: lent.find((each) => each.center === center)?.channels ?? [],
  }))
  const weight = ({ bodies, lentBy }: ConditionedCenter) => bodies.length + (lentBy.length > 0 ? LENT : 0)
  return open.sort((one, other) => weight(other) - weight(one))[0] ?? null
}
