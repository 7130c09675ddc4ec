import { expect, test } from 'vitest'
import { LARGEST, middleOf, panBy, toShow, toViewBox, wholeOf, zoomAt } from './zoom'

const SIZE = [640, 970] as const
const WHOLE = wholeOf(SIZE)

test('the whole is the paper of the drawing', () => {
  expect(toViewBox(WHOLE)).toBe('0 0 640 970')
  expect(middleOf(WHOLE)).toEqual([320, 485])
})

test('twice its size about the middle shows the middle half', () => {
  expect(toViewBox(zoomAt(WHOLE, 2, [320, 485]))).toBe('160 242.5 320 485')
})

test('the point under the fingers stays where it is', () => {
  const zoom = zoomAt(WHOLE, 2, [100, 300])
  // A share of 100/640 and 300/970 of the window before and after.
  expect((100 - zoom.x) / 320).toBeCloseTo(100 / 640)
  expect((300 - zoom.y) / 485).toBeCloseTo(300 / 970)
})

test.each([
  ['never smaller than the whole', zoomAt(WHOLE, 0.2, [50, 50]), WHOLE],
  ['never larger than four times', zoomAt(WHOLE, 100, [0, 0]), { size: SIZE, scale: LARGEST, x: 0, y: 0 }],
  ['the whole has nowhere to move', panBy(WHOLE, 50, 50), WHOLE],
  [
    'not beyond the right lower corner',
    panBy({ size: SIZE, scale: 2, x: 0, y: 0 }, 999, 999),
    { size: SIZE, scale: 2, x: 320, y: 485 },
  ],
])('%s', (_, zoom, expected) => {
  expect(zoom).toEqual(expected)
})

test('what has the focus is brought into view, and nothing moves for what is there already', () => {
  const corner = { size: SIZE, scale: 4, x: 0, y: 0 }
  const moved = toShow(corner, [320, 891])
  expect(moved.x).toBeLessThan(320)
  expect(moved.x + 160).toBeGreaterThan(320)
  expect(moved.y + 242.5).toBeGreaterThan(891)
  expect(toShow(corner, [80, 120])).toEqual(corner)
  expect(toShow(WHOLE, [320, 950])).toEqual(WHOLE)
})
