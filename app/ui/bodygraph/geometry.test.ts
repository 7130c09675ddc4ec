import { expect, test } from 'vitest'
import { CENTERS } from '~/domain/human-design/terms/codes'
import { CHANNEL_IDS, channelsOf, gatesOf, isIntegration, routeOf } from './channel-routes'
import { CENTER_POINTS, CENTER_SPOTS, centerOf, GATE_RADIUS, GATES_OF, type Point, pointOf } from './geometry'
import { isInside } from './hit-test'

const ALL_GATES = Array.from({ length: 64 }, (_, index) => index + 1)
const away = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x1 - x2, y1 - y2)

/** Distance from a point to the nearest edge of a polygon. */
function margin(point: Point, polygon: readonly Point[]) {
  return Math.min(
    ...polygon.map(([x1, y1], index) => {
      const [x2, y2] = polygon[(index + 1) % polygon.length]!
      return Math.abs((x2 - x1) * (y1 - point[1]) - (x1 - point[0]) * (y2 - y1)) / Math.hypot(x2 - x1, y2 - y1)
    }),
  )
}

test('the nine centers hold each of the 64 gates once', () => {
  expect(CENTERS.flatMap((center) => GATES_OF[center]).sort((a, b) => a - b)).toEqual(ALL_GATES)
})

test.each(ALL_GATES)('gate %i stands inside its center, 9 units from the edge', (gate) => {
  const polygon = CENTER_POINTS[centerOf(gate)]
  expect(isInside(pointOf(gate), polygon)).toBe(true)
  expect(margin(pointOf(gate), polygon)).toBeGreaterThanOrEqual(9)
})

test('no two gates come closer than the width of a disc', () => {
  for (const gate of ALL_GATES) {
    for (const other of ALL_GATES) {
      if (other > gate) expect(away(pointOf(gate), pointOf(other))).toBeGreaterThanOrEqual(2 * GATE_RADIUS)
    }
  }
})

test('the middle of a center is inside it and off every disc', () => {
  for (const center of CENTERS) {
    expect(isInside(CENTER_SPOTS[center], CENTER_POINTS[center])).toBe(true)
    for (const gate of GATES_OF[center]) expect(away(CENTER_SPOTS[center], pointOf(gate))).toBeGreaterThan(GATE_RADIUS)
  }
})

test('36 channels, each between two centers, smaller gate first', () => {
  expect(new Set(CHANNEL_IDS).size).toBe(36)
  for (const id of CHANNEL_IDS) {
    const [first, second] = gatesOf(id)
    expect(first).toBeLessThan(second)
    expect(centerOf(first)).not.toBe(centerOf(second))
  }
})

test('26-44 is drawn first and the integration group last', () => {
  expect(CHANNEL_IDS[0]).toBe('26-44')
  expect(CHANNEL_IDS.slice(-6).every(isIntegration)).toBe(true)
  expect(CHANNEL_IDS.filter(isIntegration)).toHaveLength(6)
})

test('60 gates have one channel; 10, 20, 34 and 57 have three', () => {
  for (const gate of ALL_GATES) expect(channelsOf(gate)).toHaveLength([10, 20, 34, 57].includes(gate) ? 3 : 1)
})

test('a straight channel runs from gate to gate, the trunk over its junctions', () => {
  expect(routeOf('1-8')).toEqual([pointOf(1), pointOf(8)])
  expect(routeOf('10-20')).toEqual([pointOf(10), [187, 497], pointOf(20)])
  expect(routeOf('34-57')).toEqual([pointOf(34), [108, 603], pointOf(57)])
  expect(routeOf('20-34')).toEqual([pointOf(20), [187, 497], [108, 603], pointOf(34)])
  expect(routeOf('10-57')).toEqual([pointOf(10), [187, 497], [108, 603], pointOf(57)])
})

test('a gate that does not exist is refused', () => {
  expect(() => pointOf(65)).toThrow(RangeError)
})
