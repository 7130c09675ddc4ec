import { expect, test } from 'vitest'
import { CENTERS } from '~/domain/human-design/terms/codes'
import { type ArrowKey, step } from './arrow-keys'
import { CHANNEL_IDS } from './channel-routes'
import { ARROWS } from './geometry'
import { keyOf, type Selection } from './selection'

const KEYS: ArrowKey[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

test('from gate 14 up over the channel to gate 2, and back', () => {
  expect(step({ kind: 'gate', gate: 14 }, 'ArrowUp')).toEqual({ kind: 'channel', id: '2-14' })
  expect(step({ kind: 'channel', id: '2-14' }, 'ArrowUp')).toEqual({ kind: 'gate', gate: 2 })
  expect(step({ kind: 'channel', id: '2-14' }, 'ArrowDown')).toEqual({ kind: 'gate', gate: 14 })
})

test('to the next gate of a center where no channel runs', () => {
  expect(step({ kind: 'gate', gate: 14 }, 'ArrowRight')).toEqual({ kind: 'gate', gate: 29 })
  expect(step({ kind: 'gate', gate: 64 }, 'ArrowRight')).toEqual({ kind: 'gate', gate: 61 })
})

test('from the Head to the arrows beside it', () => {
  expect(step({ kind: 'center', center: 'head' }, 'ArrowLeft')).toMatchObject({ kind: 'arrow' })
  expect(step({ kind: 'arrow', arrow: 'motivation' }, 'ArrowDown')).toEqual({ kind: 'arrow', arrow: 'perspective' })
})

test('nothing lies above the top of the Head', () => {
  expect(step({ kind: 'gate', gate: 61 }, 'ArrowUp')).toBeNull()
})

const ALL: Selection[] = [
  ...CENTERS.map((center): Selection => ({ kind: 'center', center })),
  ...ARROWS.map((arrow): Selection => ({ kind: 'arrow', arrow })),
  ...CHANNEL_IDS.map((id): Selection => ({ kind: 'channel', id })),
  ...Array.from({ length: 64 }, (_, index): Selection => ({ kind: 'gate', gate: index + 1 })),
]

test('ArrowDown moves from every place, and from the foot of the drawing to the Head', () => {
  for (const node of ALL) {
    const next = step(node, 'ArrowDown')
    expect(next && keyOf(next), keyOf(node)).toBeTruthy()
    expect(next && keyOf(next)).not.toBe(keyOf(node))
  }
  expect(step({ kind: 'gate', gate: 58 }, 'ArrowDown')).toEqual({ kind: 'center', center: 'head' })
  expect(step({ kind: 'gate', gate: 18 }, 'ArrowDown')).toMatchObject({ kind: 'channel' })
})

test('ArrowDown, pressed again and again, never stays in a part of the drawing: it comes to the Head', () => {
  for (const start of ALL) {
    let node = start
    const seen = new Set<string>()
    do {
      seen.add(keyOf(node))
      node = step(node, 'ArrowDown')!
    } while (!seen.has(keyOf(node)))
    expect(seen, keyOf(start)).toContain('center.head')
  }
})

test('arrow keys reach every gate, channel and arrow from the centers', () => {
  const seen = new Map<string, Selection>()
  const queue: Selection[] = CENTERS.map((center) => ({ kind: 'center', center }))
  for (const node of queue) {
    if (seen.has(keyOf(node))) continue
    seen.set(keyOf(node), node)
    for (const key of KEYS) {
      const next = step(node, key)
      if (next) queue.push(next)
    }
  }
  expect(ALL.map(keyOf).filter((key) => !seen.has(key))).toEqual([])
})
