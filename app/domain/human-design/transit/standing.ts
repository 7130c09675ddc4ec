import type { Activation } from '../chart/chart'
import { BODIES, type BodyCode } from '../terms/codes'

/** A body of the sky and where on the wheel it stands. */
export type Standing = Pick<Activation, 'body' | 'gate' | 'line'>

/** Who stands in any of these gates, the weightiest first: the order of `BODIES`. */
export function bodiesIn(sky: readonly Standing[], gates: readonly number[]): BodyCode[] {
  return BODIES.filter((body) => sky.some((each) => each.body === body && gates.includes(each.gate)))
}
