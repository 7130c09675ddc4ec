import type { Activation, Longitudes } from './chart'
import { BODIES } from './codes'
import { placeOnWheel } from './wheel'

/** The thirteen activations of one side, in the order of `BODIES`. */
export function toActivations(longitudes: Longitudes): Activation[] {
  return BODIES.map((body) => ({
    body,
    longitudeDegrees: longitudes[body],
    ...placeOnWheel(longitudes[body]),
  }))
}
