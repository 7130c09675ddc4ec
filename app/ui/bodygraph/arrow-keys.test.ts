import { expect, test } from 'vitest'
import { CENTERS } from '~/domain/human-design/codes'
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
  const expected = [
    ...CENTERS.map((center) => `center.${center}`),
    ...ARROWS.map((arrow) => `arrow.${arrow}`),
    ...CHANNEL_IDS.map((id) => `channel.${id}`),
    ...Array.from({ length: 64 }, (_, index) => `gate.${index + 1}`),
  ]
  expect(expected.filter((key) => !seen.has(key))).toEqual([])
})
