import { expect, test } from 'vitest'
import { CHANNELS } from '../terms/channels'
import { compositeChannels, countConnections } from './connections'

/** What can be had of a channel with the gates x and y, and how two people with that meet in it. */
const MEETINGS = [
  ['', '', null],
  ['x', '', null],
  ['y', '', null],
  ['x', 'x', null],
  ['y', 'y', null],
  ['x', 'y', 'electromagnetic'],
  ['xy', '', 'dominance'],
  ['xy', 'x', 'compromise'],
  ['xy', 'y', 'compromise'],
  ['xy', 'xy', 'companionship'],
] as const

test.each(MEETINGS)(
  'one has "%s", the other "%s": %s, in every channel and from either side',
  (one, other, expected) => {
    for (const {
      id,
      gates: [x, y],
    } of CHANNELS) {
      const gatesOf = (what: string) => [...what].map((end) => (end === 'x' ? x : y))
      for (const [a, b] of [
        [gatesOf(one), gatesOf(other)],
        [gatesOf(other), gatesOf(one)],
      ] as const) {
        const found = compositeChannels(new Set(a), new Set(b)).find(({ channel }) => channel === id)
        expect(found).toEqual({ channel: id, connection: expected, gates: { a, b } })
      }
    }
  },
)

test('all 36 channels are there, whatever is in them, and each is counted once', () => {
  const all = Array.from({ length: 64 }, (_, index) => index + 1)
  const channels = compositeChannels(new Set(all), new Set([34]))
  expect(channels.map(({ channel }) => channel)).toEqual(CHANNELS.map(({ id }) => id))
  // Gate 34 is in three channels.
  expect(countConnections(channels)).toEqual({ electromagnetic: 0, companionship: 0, dominance: 33, compromise: 3 })
})
