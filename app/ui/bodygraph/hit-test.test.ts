import { expect, test } from 'vitest'
import { CENTERS } from '~/domain/human-design/terms/codes'
import { CENTER_SPOTS, GATES_OF, type Point, pointOf } from './geometry'
import { hitTest } from './hit-test'

const nothing = { channels: [] }
/** 22 CSS pixels on a phone, where the drawing is 342 px wide. */
const FINGER = (22 * 640) / 342
/** 10 CSS pixels at 520 px. */
const MOUSE = (10 * 640) / 520

test.each([FINGER, MOUSE])('every gate answers on its disc, every center in its middle (reach %f)', (reach) => {
  for (const center of CENTERS) {
    expect(hitTest(CENTER_SPOTS[center], reach, nothing)).toEqual({ kind: 'center', center })
    for (const gate of GATES_OF[center]) expect(hitTest(pointOf(gate), reach, nothing)).toEqual({ kind: 'gate', gate })
  }
})

test.each<[string, Point, number, unknown]>([
  ['beside the Root, a finger means the nearest gate', [400, 930], FINGER, { kind: 'gate', gate: 41 }],
  ['the same place under a mouse is ground', [400, 930], MOUSE, null],
  ['the apex of the Head is the Head', [320, 30], FINGER, { kind: 'center', center: 'head' }],
  ['a channel in the open', [159, 492], MOUSE, { kind: 'channel', id: '16-48' }],
  ['a channel just missed by a finger', [90, 800], FINGER, { kind: 'channel', id: '18-58' }],
  ['the corner of the paper', [5, 5], FINGER, null],
])('%s', (_, point, reach, expected) => {
  expect(hitTest(point, reach, nothing)).toEqual(expected)
})

test('on the shared trunk the defined channel answers', () => {
  const onTheSpan: Point = [147.5, 550]
  expect(hitTest(onTheSpan, MOUSE, { channels: ['20-34'] })).toEqual({ kind: 'channel', id: '20-34' })
  expect(hitTest(onTheSpan, MOUSE, { channels: ['10-57'] })).toEqual({ kind: 'channel', id: '10-57' })
})

test('the arrows answer where they are drawn', () => {
  const arrows = { determination: 'left', environment: 'left', motivation: 'right', perspective: 'right' } as const
  expect(hitTest([424, 90], FINGER, { channels: [], arrows })).toEqual({ kind: 'arrow', arrow: 'perspective' })
  expect(hitTest([424, 90], FINGER, nothing)).toBeNull()
})
