import type { Cross } from '../chart/chart'
import { type ProfileCode, QUARTERS, type QuarterCode } from './codes'
import { crossNameOf } from './cross-names'
import { angleOf } from './profile'
import { wheelPosition } from './wheel'

/** The quarters run along the wheel, sixteen gates each, from gate 13. */
const FIRST_GATE_OF_QUARTERS = 13

/** The quarter a gate lies in. */
export function quarterOf(gate: number): QuarterCode {
  const steps = (wheelPosition(gate) - wheelPosition(FIRST_GATE_OF_QUARTERS) + 64) % 64
  return QUARTERS[Math.floor(steps / 16)]!
}

export type CrossGates = [personalitySun: number, personalityEarth: number, designSun: number, designEarth: number]

/** The incarnation cross of the four gates of Sun and Earth, its angle by the profile. */
export function crossOf(gates: CrossGates, profile: ProfileCode): Cross {
  const angle = angleOf(profile)
  return { angle, gates, ...crossNameOf(gates[0], angle), quarter: quarterOf(gates[0]) }
}
