import { BODIES } from '../terms/codes'
import { placeOnWheel } from '../terms/wheel'
import type { Activation, Longitudes } from './chart'

/** The thirteen activations of one side, in the order of `BODIES`. */
export function toActivations(longitudes: Longitudes): Activation[] {
  return BODIES.map((body) => ({
    body,
    longitudeDegrees: longitudes[body],
    ...placeOnWheel(longitudes[body]),
  }))
}
