import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { buildChart } from '~/domain/human-design/chart/build-chart'
import { computeBirthLongitudes, createEphemeris } from './ephemeris/ephemeris'

const bytes = new Uint8Array(readFileSync(new URL('./ephemeris/tables/ephemeris.bin', import.meta.url))).buffer
const ephemeris = createEphemeris(bytes)

const COUNT = 8000
const FROM = Date.UTC(1940, 0, 1)
const TO = Date.UTC(2026, 0, 1)

/** Park and Miller's minimal standard generator (1988): the same births on every run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const random = createRandom(8000)
const charts = Array.from({ length: COUNT }, () => {
  const { personality, design } = computeBirthLongitudes(ephemeris, FROM + random() * (TO - FROM))
  return buildChart(personality, design)
})

/** Percent of 8,000 other random births of the same years, by another implementation of the same rules. */
const expected = {
  type: { generator: 35.7, manifesting_generator: 32.1, projector: 22, manifestor: 9.4, reflector: 0.85 },
  authority: {
    emotional: 51.3,
    sacral: 32.3,
    splenic: 9.5,
    self_projected: 2.5,
    mental: 2.3,
    ego_manifested: 0.8,
    ego_projected: 0.6,
    lunar: 0.85,
  },
  definition: { single: 39.6, split: 47.1, triple_split: 11.7, quadruple_split: 0.8, none: 0.85 },
} as const

describe.each(['type', 'authority', 'definition'] as const)('how often each %s occurs', (key) => {
  test.each(Object.entries(expected[key]))('%s: %d %%', (code, percent) => {
    const found = (charts.filter((chart) => chart[key] === code).length / COUNT) * 100
    // Both numbers are samples: four standard deviations of their difference.
    const deviation = Math.sqrt((2 * percent * (100 - percent)) / COUNT)
    expect(Math.abs(found - percent)).toBeLessThan(4 * deviation)
  })
})

test('profiles two lines apart are some 14 to 15 % each, those three lines apart some 2.2 %', () => {
  const share = (profile: string) => (charts.filter((chart) => chart.profile === profile).length / COUNT) * 100
  for (const profile of ['1/3', '2/4', '3/5', '4/6', '5/1', '6/2']) {
    expect(share(profile)).toBeGreaterThan(12.5)
    expect(share(profile)).toBeLessThan(16.5)
  }
  for (const profile of ['1/4', '2/5', '3/6', '4/1', '5/2', '6/3']) {
    expect(share(profile)).toBeGreaterThan(1.2)
    expect(share(profile)).toBeLessThan(3.2)
  }
})
