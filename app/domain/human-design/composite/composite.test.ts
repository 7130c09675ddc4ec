import { expect, test } from 'vitest'
import { EXAMPLE_CHART } from '../chart/example-chart'
import { visibleChart } from '../chart/visible-chart'
import { CHANNELS } from '../terms/channels'
import { PROFILES } from '../terms/codes'
import {
  buildComposite,
  type ComparedChart,
  comparedChart,
  compositeChannels,
  countConnections,
  linePairs,
} from './composite'

// Worked out by hand from the drawing of the bodygraph. A has two parts: G, Throat and Sacral by 10-20, 10-34 and 20-34,
// Spleen and Root by 28-38. B has one: Sacral, Spleen and Root by 34-57 and 28-38.
const A: ComparedChart = { gates: [1, 10, 20, 28, 34, 38], profile: '1/3' }
const B: ComparedChart = { gates: [8, 28, 34, 38, 57], profile: '4/6' }
const composite = buildComposite(A, B)

test('how the two meet in each channel that they have together', () => {
  const met = composite.channels.filter(({ connection }) => connection)
  expect(met.map(({ channel, connection, gates }) => [channel, connection, gates.a, gates.b])).toEqual([
    ['1-8', 'electromagnetic', [1], [8]],
    ['10-20', 'dominance', [10, 20], []],
    ['10-34', 'compromise', [10, 34], [34]],
    ['10-57', 'electromagnetic', [10], [57]],
    ['20-34', 'compromise', [20, 34], [34]],
    ['20-57', 'electromagnetic', [20], [57]],
    ['28-38', 'companionship', [28, 38], [28, 38]],
    ['34-57', 'compromise', [34], [34, 57]],
  ])
  expect(composite.counts).toEqual({ electromagnetic: 3, companionship: 1, dominance: 1, compromise: 3 })
})

test('who brings each gate', () => {
  expect(composite.gates.map(({ gate, bearer }) => `${gate} ${bearer}`)).toEqual([
    '1 a',
    '8 b',
    '10 a',
    '20 a',
    '28 both',
    '34 both',
    '38 both',
    '57 b',
  ])
})

test('by whom each center is defined, and what that leaves open', () => {
  expect(composite.centers).toEqual({
    head: 'neither',
    ajna: 'neither',
    throat: 'a',
    g: 'a',
    heart: 'neither',
    spleen: 'both',
    sacral: 'both',
    solar_plexus: 'neither',
    root: 'both',
  })
  expect(composite.theme).toBe('5-4')
  expect(composite.definition).toBe('single')
})

test('the split of one is bridged by the other, who has none', () => {
  expect(composite.bridges).toEqual({ a: { gates: [57], channels: ['10-57'] }, b: null })
})

test('a center that only the two together define', () => {
  const { centers, theme, definition } = buildComposite(
    { gates: [37], profile: '1/3' },
    { gates: [40], profile: '1/3' },
  )
  expect([centers.solar_plexus, centers.heart, centers.g]).toEqual(['together', 'together', 'neither'])
  expect([theme, definition]).toEqual(['2-7', 'single'])
})

test('two charts without a channel between them', () => {
  const nothing = buildComposite({ gates: [], profile: '1/3' }, { gates: [1], profile: '1/3' })
  expect([nothing.theme, nothing.definition, nothing.bridges]).toEqual(['0-9', 'none', { a: null, b: null }])
})

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

test.each([
  ['1/3', '4/6', ['1-4 harmonic', '1-6 neutral', '3-4 neutral', '3-6 harmonic']],
  ['2/5', '2/5', ['2-2 equal', '2-5 harmonic', '5-2 harmonic', '5-5 equal']],
  ['1/4', '4/1', ['1-4 harmonic', '1-1 equal', '4-4 equal', '4-1 harmonic']],
  ['1/3', '2/4', ['1-2 neutral', '1-4 harmonic', '3-2 neutral', '3-4 neutral']],
] as const)('%s with %s', (a, b, expected) => {
  expect(linePairs(a, b).map(({ lines, relation }) => `${lines.a}-${lines.b} ${relation}`)).toEqual(expected)
})

test('a line is in harmony with one other and equal to itself: of 36 pairs six and six', () => {
  const found = new Map(
    PROFILES.flatMap((a) => PROFILES.flatMap((b) => linePairs(a, b))).map(({ lines, relation }) => [
      `${lines.a}${lines.b}`,
      relation,
    ]),
  )
  const count = (wanted: string) => [...found.values()].filter((relation) => relation === wanted).length
  expect([found.size, count('harmonic'), count('equal'), count('neutral')]).toEqual([36, 6, 6, 24])
})

const { gates, profile } = EXAMPLE_CHART

test.each([
  ['none', null],
  ['channels', null],
  ['gates', { gates, profile }],
  ['full', { gates, profile }],
] as const)('whoever sees of a chart "%s" compares %j', (access, expected) => {
  expect(comparedChart(visibleChart(EXAMPLE_CHART, access))).toEqual(expected)
})
