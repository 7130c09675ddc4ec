import { describe, expect, test } from 'vitest'
import { EXAMPLE_CHART } from '~/domain/human-design/chart/example-chart'
import { bodyAt, stepOnWheel, wheelBodies } from './wheel-bodies'
import { AT, BODY_RADIUS, CENTER, GATE_PLACES, gateStart, spokes, spread, wheelPoint } from './wheel-geometry'

describe('a longitude on the drawing', () => {
  // Aries rises on the left, Cancer is below, Libra on the right, Capricorn above.
  test.each([
    [0, [CENTER - 100, CENTER]],
    [90, [CENTER, CENTER + 100]],
    [180, [CENTER + 100, CENTER]],
    [270, [CENTER, CENTER - 100]],
    [360, [CENTER - 100, CENTER]],
    [45, [CENTER - 70.7, CENTER + 70.7]],
  ])('%d°', (longitude, point) => {
    expect(wheelPoint(longitude, 100)).toEqual(point)
  })
})

describe('gates', () => {
  // 64 gates of 5.625° from 302°; the second half of the circle begins with gate 31 across from 41.
  test.each([
    [41, 302],
    [19, 307.625],
    [60, 296.375],
    [25, 358.25],
    [17, 3.875],
    [31, 122],
    [39, 99.5],
  ])('gate %d begins at %d°', (gate, longitude) => {
    expect(gateStart(gate)).toBeCloseTo(longitude, 9)
  })

  test('each has its middle half a gate after its beginning', () => {
    expect(GATE_PLACES).toHaveLength(64)
    for (const { gate, longitude } of GATE_PLACES)
      expect((longitude - gateStart(gate) + 360) % 360).toBeCloseTo(2.8125, 9)
  })

  test('every activation of a chart lies within its gate', () => {
    const { personality, design } = EXAMPLE_CHART.activations
    for (const { gate, line, longitudeDegrees } of [...personality, ...design]) {
      const into = (longitudeDegrees - gateStart(gate) + 360) % 360
      expect(Math.floor(into / 0.9375) + 1).toBe(line)
    }
  })
})

test('spokes stand at every step', () => {
  expect(spokes(0, 90, 0, 10)).toBe('M320 320L310 320M320 320L320 330M320 320L330 320M320 320L320 310')
})

describe('moved apart', () => {
  const gaps = (places: number[]) => {
    const sorted = [...places].sort((a, b) => a - b)
    return sorted.map((place, index) => (sorted[(index + 1) % sorted.length]! - place + 360) % 360 || 360)
  }

  test('what has room stays', () => {
    expect(spread([10, 200, 100], 8)).toEqual([10, 200, 100])
  })

  test('two that are together part evenly, across the beginning of the circle too', () => {
    expect(spread([100, 102], 8)).toEqual([97, 105])
    const [last, first] = spread([359, 1], 8)
    expect([last, first]).toEqual([356, 4])
  })

  test.each([
    ['all thirteen in one place', Array.from({ length: 13 }, (_, index) => 50 + index / 100)],
    ['two heaps', [10, 10.5, 11, 11.5, 12, 350, 351, 352, 353, 200, 201, 20, 21]],
  ])('%s keep their distance and their order', (_, longitudes) => {
    const places = spread(longitudes, 10)
    expect(Math.min(...gaps(places))).toBeGreaterThan(9.8)
    const inOrder = (values: number[]) => {
      const order = values.map((__, index) => index).sort((a, b) => values[a]! - values[b]!)
      // A circle has no first: begin with number 0.
      const start = order.indexOf(0)
      return [...order.slice(start), ...order.slice(0, start)]
    }
    expect(inOrder(places)).toEqual(inOrder(longitudes))
  })
})

describe('the bodies of a chart', () => {
  const bodies = wheelBodies(EXAMPLE_CHART.activations)
  const find = (side: string, body: string) => bodies.find((one) => one.side === side && one.body === body)!

  test('are 26, each side on its own circle, and no disc covers another', () => {
    expect(bodies).toHaveLength(26)
    for (const { side, at } of bodies) expect(Math.hypot(at[0] - CENTER, at[1] - CENTER)).toBeCloseTo(AT[side], 0)
    for (const one of bodies)
      for (const other of bodies)
        if (one !== other)
          expect(Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])).toBeGreaterThan(2 * BODY_RADIUS)
  })

  test('a press finds the nearest within reach', () => {
    const sun = find('personality', 'sun')
    expect(bodyAt(bodies, [sun.at[0] + 3, sun.at[1]], 10)).toBe(sun)
    expect(bodyAt(bodies, [CENTER, CENTER], 30)).toBeNull()
  })

  test('keys lead along the zodiac and round, and from side to side', () => {
    const sun = find('personality', 'sun')
    // After 103.4° comes Mercury at 113.4°, before it Venus at 76.1°; of the Design nothing is nearer than Saturn or its kin.
    expect(stepOnWheel(bodies, sun, 'ArrowRight')).toBe(find('personality', 'mercury'))
    expect(stepOnWheel(bodies, sun, 'ArrowLeft')).toBe(find('personality', 'venus'))
    let at = sun
    for (let steps = 0; steps < 13; steps++) at = stepOnWheel(bodies, at, 'ArrowRight')
    expect(at).toBe(sun)
    const across = stepOnWheel(bodies, sun, 'ArrowDown')
    expect(across.side).toBe('design')
    const apart = (longitude: number) =>
      Math.min((longitude - 103.375247 + 360) % 360, (103.375247 - longitude + 360) % 360)
    const nearest = Math.min(...EXAMPLE_CHART.activations.design.map(({ longitudeDegrees }) => apart(longitudeDegrees)))
    expect(apart(across.longitudeDegrees)).toBeCloseTo(nearest, 9)
  })
})
