import { expect, test } from 'vitest'
import { CHANNELS } from '../terms/channels'
import { BODIES, type BodyCode } from '../terms/codes'
import { completedChannels, completedTogether, completingHalf, hangingHalves } from './completed-channels'

/** Bodies that stand in gates which complete nothing here, but for those named. */
const skyWith = (gates: Partial<Record<BodyCode, number>>) =>
  BODIES.flatMap((body) => (gates[body] ? [{ body, gate: gates[body] }] : []))

test.each([
  ['one gate of the chart, the other in the sky', [20], { sun: 34 }, ['20-34: 20 + 34 by sun']],
  ['the greater gate of the chart as well as the smaller', [34], { sun: 20 }, ['20-34: 34 + 20 by sun']],
  ['a channel that the chart has whole is not completed', [20, 34], { sun: 34, earth: 20 }, []],
  ['two gates of the sky complete nothing in a chart that has neither', [1], { sun: 20, earth: 34 }, []],
  ['a body in a gate of the chart completes nothing by that', [20], { sun: 20 }, []],
  [
    'all who stand in the gate are named, the weightiest first',
    [20],
    { pluto: 34, moon: 34 },
    ['20-34: 20 + 34 by moon, pluto'],
  ],
  [
    'a gate of three channels is completed in each that the chart holds the other end of',
    [10, 20, 57],
    { moon: 34 },
    ['10-34: 10 + 34 by moon', '20-34: 20 + 34 by moon', '34-57: 57 + 34 by moon'],
  ],
  [
    'Sun and Earth before the nodes, these before the Moon, fast planets before slow ones',
    [63, 64, 62, 56, 31, 33, 8],
    { pluto: 4, mercury: 47, moon: 17, south_node: 11, earth: 7, sun: 13, jupiter: 1 },
    [
      '13-33: 33 + 13 by sun',
      '7-31: 31 + 7 by earth',
      '11-56: 56 + 11 by south_node',
      '17-62: 62 + 17 by moon',
      '47-64: 64 + 47 by mercury',
      '1-8: 8 + 1 by jupiter',
      '4-63: 63 + 4 by pluto',
    ],
  ],
  ['no gates, no channels', [], { sun: 1, earth: 2 }, []],
])('%s', (_, gates, standing, expected) => {
  const found = completedChannels(gates, skyWith(standing))
  expect(
    found.map(({ channel, natalGate, transitGate, bodies }) => {
      return `${channel}: ${natalGate} + ${transitGate} by ${bodies.join(', ')}`
    }),
  ).toEqual(expected)
})

test('a chart with every gate is completed by nothing', () => {
  const all = Array.from({ length: 64 }, (_, index) => index + 1)
  expect(completedChannels(all, skyWith({ sun: 34, moon: 20 }))).toEqual([])
})

test('of the 36 channels each can be completed from either end', () => {
  for (const {
    id,
    gates: [a, b],
  } of CHANNELS) {
    for (const [natalGate, transitGate] of [
      [a, b],
      [b, a],
    ] as const) {
      expect(completedChannels([natalGate], [{ body: 'moon', gate: transitGate }])).toEqual([
        { channel: id, natalGate, transitGate, bodies: ['moon'] },
      ])
    }
  }
})

test('a half for each channel of which one gate is there: 1-8 comes first, 47-64 last', () => {
  expect(hangingHalves([1, 64])).toEqual([0, 71])
  expect(hangingHalves([8, 47])).toEqual([1, 70])
  expect(hangingHalves([1, 8])).toEqual([])
  // 20 hangs in 10-20 and 20-57, 34 in 10-34 and 34-57; 20-34 is whole.
  expect(hangingHalves([20, 34])).toHaveLength(4)
})

test('the half that completes a half is the other of its channel', () => {
  expect(hangingHalves([1]).map(completingHalf)).toEqual(hangingHalves([8]))
  expect(hangingHalves([64]).map(completingHalf)).toEqual(hangingHalves([47]))
})

test.each([
  [[1, 11], [8, 56], 2],
  [[1, 8], [8], 0],
  [[1], [1], 0],
  [[], [1], 0],
  // Three gates of the integration group, whole among themselves, against the fourth.
  [[10, 20, 57], [34], 3],
])('%j and %j complete %i channels together', (one, other, count) => {
  expect(completedTogether(hangingHalves(one), hangingHalves(other))).toBe(count)
  expect(completedTogether(hangingHalves(other), hangingHalves(one))).toBe(count)
})
