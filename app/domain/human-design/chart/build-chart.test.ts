import { describe, expect, test } from 'vitest'
import { GATES_OF_CENTER } from '../terms/centers'
import { CHANNELS } from '../terms/channels'
import { BODIES, CENTERS, type CenterCode, PROFILES } from '../terms/codes'
import { WHEEL, wheelPosition } from '../terms/wheel'
import { buildChart, variablesOf } from './build-chart'
import type { Chart, Longitudes } from './chart'

/** Mulberry32: the same numbers in [0, 1) on every run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Bodies anywhere, but the Earth across from the Sun and the South Node from the North Node. */
function randomSky(random: () => number, sun: number): Longitudes {
  const sky = Object.fromEntries(BODIES.map((body) => [body, random() * 360])) as Longitudes
  return { ...sky, sun, earth: (sun + 180) % 360, south_node: (sky.north_node + 180) % 360 }
}

const random = createRandom(20_011)
const charts: Chart[] = Array.from({ length: 3000 }, () => {
  const sun = random() * 360
  return buildChart(randomSky(random, sun), randomSky(random, (sun + 272) % 360))
})

/** Counted another way than by the engine: flood the bodygraph from each center not yet reached. */
function countAreas(chart: Chart): number {
  const channels = CHANNELS.filter(({ id }) => chart.channels.includes(id))
  const reached = new Set<CenterCode>()
  const flood = (center: CenterCode) => {
    if (reached.has(center)) return
    reached.add(center)
    for (const { centers } of channels) if (centers.includes(center)) centers.forEach(flood)
  }
  let areas = 0
  for (const center of CENTERS.filter((code) => chart.centers[code] === 'defined')) {
    if (!reached.has(center)) areas += 1
    flood(center)
  }
  return areas
}

describe('any chart', () => {
  test('has 13 activations a side, in order, with Sun and Earth, and the Nodes, opposite', () => {
    for (const { activations } of charts) {
      for (const side of [activations.personality, activations.design]) {
        expect(side.map(({ body }) => body)).toEqual(BODIES)
        const [sun, earth, northNode, southNode] = side
        for (const [one, other] of [
          [sun, earth],
          [northNode, southNode],
        ]) {
          expect(other).toMatchObject({ line: one?.line, color: one?.color, tone: one?.tone, base: one?.base })
        }
      }
    }
  })

  test('has one of the 12 profiles, and all of them occur', () => {
    expect(new Set(charts.map(({ profile }) => profile))).toEqual(new Set(PROFILES))
  })

  test('has a cross of the two Suns and Earths, which follow the wheel', () => {
    for (const { cross, activations } of charts) {
      const [sun, earth] = activations.personality
      const [designSun, designEarth] = activations.design
      expect(cross.gates).toEqual([sun?.gate, earth?.gate, designSun?.gate, designEarth?.gate])
      const [first] = cross.gates
      const back = cross.angle === 'right' ? 64 - 16 : 64 - 15
      const gateAfter = (steps: number) => WHEEL[(wheelPosition(first) + steps) % 64]
      expect(cross.gates).toEqual([0, 32, back, back + 32].map(gateAfter))
    }
  })

  test('names every active gate once, ascending', () => {
    for (const { gates, activations } of charts) {
      const active = [...activations.personality, ...activations.design].map(({ gate }) => gate)
      expect(gates).toEqual([...new Set(active)].sort((one, other) => one - other))
    }
  })

  test('has exactly the channels whose two gates are active, and the centers they touch', () => {
    for (const { gates, channels, centers } of charts) {
      expect(channels).toEqual(
        CHANNELS.filter((channel) => channel.gates.every((gate) => gates.includes(gate))).map(({ id }) => id),
      )
      const joined = new Set(channels.flatMap((id) => id.split('-').map(Number)))
      for (const center of CENTERS) {
        const touched = GATES_OF_CENTER[center].some((gate) => joined.has(gate))
        const active = GATES_OF_CENTER[center].some((gate) => gates.includes(gate))
        expect(centers[center]).toBe(touched ? 'defined' : active ? 'undefined' : 'open')
      }
    }
  })

  test('has a definition that counts its areas', () => {
    const names = ['none', 'single', 'split', 'triple_split', 'quadruple_split']
    for (const chart of charts) expect(chart.definition).toBe(names[countAreas(chart)])
  })

  test('is a Reflector with the Lunar authority when nothing is defined, and only then', () => {
    for (const { type, authority, definition } of charts) {
      expect([type === 'reflector', authority === 'lunar']).toEqual(
        definition === 'none' ? [true, true] : [false, false],
      )
    }
  })

  test('has a Sacral that tells Generators from the others', () => {
    for (const { type, centers } of charts) {
      expect(type === 'generator' || type === 'manifesting_generator').toBe(centers.sacral === 'defined')
    }
  })
})

describe('variables', () => {
  const pointOf = (color: number, tone: number) => ({ color, tone })

  test('arrows follow the tone, themes the color', () => {
    const variables = variablesOf({
      personalitySun: pointOf(5, 3),
      personalityNode: pointOf(1, 4),
      designSun: pointOf(2, 6),
      designNode: pointOf(6, 1),
    })
    expect(variables).toEqual({
      notation: 'PLR DRL',
      motivation: { arrow: 'left', color: 5 },
      perspective: { arrow: 'right', color: 1 },
      determination: { arrow: 'right', color: 2 },
      environment: { arrow: 'left', color: 6 },
      cognition: 6,
      sense: 3,
    })
  })

  test.each([
    [1, 'left'],
    [2, 'left'],
    [3, 'left'],
    [4, 'right'],
    [5, 'right'],
    [6, 'right'],
  ])('tone %d points %s with every color', (tone, arrow) => {
    for (let color = 1; color <= 6; color++) {
      const point = pointOf(color, tone)
      const { motivation, perspective, determination, environment } = variablesOf({
        personalitySun: point,
        personalityNode: point,
        designSun: point,
        designNode: point,
      })
      for (const variable of [motivation, perspective, determination, environment]) {
        expect(variable).toEqual({ arrow, color })
      }
    }
  })
})

test('two Suns that are not 88° apart make no chart', () => {
  const sky = randomSky(random, 10)
  expect(() => buildChart(sky, sky)).toThrow(RangeError)
})
