import { readFileSync } from 'node:fs'
import { buildChart } from '~/domain/human-design/chart/build-chart'
import type { Chart } from '~/domain/human-design/chart/chart'
import { computeBirthLongitudes, createEphemeris } from '../../workers/chart/ephemeris/ephemeris'

const TABLES = new URL('../../workers/chart/ephemeris/tables/ephemeris.bin', import.meta.url)
const ephemeris = createEphemeris(new Uint8Array(readFileSync(TABLES)).buffer)

/** Park and Miller's minimal standard generator (1988): numbers in (0, 1), the same on every run. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** A real chart, of a birth at this moment (milliseconds since 1970 UTC). */
export function chartOf(utcMs: number): Chart {
  const { personality, design } = computeBirthLongitudes(ephemeris, utcMs)
  return buildChart(personality, design)
}
