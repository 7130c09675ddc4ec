import { expect, test } from 'vitest'
import { placesOf, TARGET_RADIUS } from './drawing-places'

/** CSS pixels of the drawing in a window of 320 px, without the paddings of page and card (at most 40 on each side). */
const NARROWEST = 240
const UNITS = 360

test('on the narrowest phone every gate takes a press on 24 px that no other gate covers', () => {
  expect((2 * TARGET_RADIUS * NARROWEST) / UNITS).toBeGreaterThanOrEqual(24)
  const parts = [
    { part: 'upper', gates: [{ gate: 31 }, { gate: 7 }] },
    { part: 'lower', gates: [{ gate: 5 }, { gate: 15 }] },
  ] as unknown as Parameters<typeof placesOf>[0][]
  const points = [0, 1, 2].flatMap((column) => parts.flatMap((part) => placesOf(part, column).gates))
  const gaps = points.flatMap((one, at) => points.slice(at + 1).map(({ x, y }) => Math.hypot(one.x - x, one.y - y)))
  expect(points).toHaveLength(12)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2 * TARGET_RADIUS)
})
