import type { Channel } from './channels'
import { CENTERS, type CenterCode, type CenterState } from './codes'

/** The gates of each center. */
export const GATES_OF_CENTER: Record<CenterCode, readonly number[]> = {
  head: [61, 63, 64],
  ajna: [4, 11, 17, 24, 43, 47],
  throat: [8, 12, 16, 20, 23, 31, 33, 35, 45, 56, 62],
  g: [1, 2, 7, 10, 13, 15, 25, 46],
  heart: [21, 26, 40, 51],
  spleen: [18, 28, 32, 44, 48, 50, 57],
  sacral: [3, 5, 9, 14, 27, 29, 34, 42, 59],
  solar_plexus: [6, 22, 30, 36, 37, 49, 55],
  root: [19, 38, 39, 41, 52, 53, 54, 58, 60],
}

export const MOTORS: readonly CenterCode[] = ['heart', 'solar_plexus', 'sacral', 'root']

/** A center is defined when a defined channel touches it, open when it has no active gate at all, else undefined. */
export function centerStates(
  channels: readonly Channel[],
  activeGates: ReadonlySet<number>,
): Record<CenterCode, CenterState> {
  const defined = new Set(channels.flatMap((channel) => channel.centers))
  const stateOf = (center: CenterCode): CenterState => {
    if (defined.has(center)) return 'defined'
    return GATES_OF_CENTER[center].some((gate) => activeGates.has(gate)) ? 'undefined' : 'open'
  }
  return Object.fromEntries(CENTERS.map((center) => [center, stateOf(center)])) as Record<CenterCode, CenterState>
}
