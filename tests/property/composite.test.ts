import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Chart } from '~/domain/human-design/chart/chart'
import { completedTogether, hangingHalves } from '~/domain/human-design/chart/completed-channels'
import { buildComposite, CONNECTION_THEMES, type Composite } from '~/domain/human-design/composite/composite'
import { type LoveMatch, loveMatch } from '~/domain/human-design/composite/love-match'
import { CHANNELS, definedChannels } from '~/domain/human-design/terms/channels'
import { CENTERS } from '~/domain/human-design/terms/codes'
import { connectedComponents } from '~/domain/human-design/terms/definition'
import { chartOf } from './random-charts'

// Births of two centuries, to the minute; a failure names the two instants.
const MINUTE_MS = 60_000
const instant = fc.integer({ min: Date.UTC(1901, 0, 1) / MINUTE_MS, max: Date.UTC(2099, 0, 1) / MINUTE_MS })
const chart = instant.map((minutes) => chartOf(minutes * MINUTE_MS))
const matchOf = (a: Chart, b: Chart) => loveMatch(a.type, b.type, buildComposite(a, b))!

/** What is said of `a` said of `b`, and the other way round, in any data of a composite; lists are told in no order. */
function mirrored(value: unknown): unknown {
  if (value === 'a') return 'b'
  if (value === 'b') return 'a'
  if (Array.isArray(value)) return inNoOrder(value.map(mirrored))
  if (typeof value !== 'object' || value === null) return value
  const nameOf = (key: string) => (key === 'a' ? 'b' : key === 'b' ? 'a' : key)
  const swapped = Object.entries(value).map(([key, item]): [string, unknown] => [nameOf(key), mirrored(item)])
  return Object.fromEntries(swapped.sort(([one], [other]) => (one < other ? -1 : 1)))
}
const inNoOrder = (list: unknown[]) => list.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
const plain = (value: unknown) => mirrored(mirrored(value))

const holds = (property: (a: Chart, b: Chart) => void, numRuns = 300) =>
  fc.assert(fc.property(chart, chart, property), { numRuns })

test('two charts give the same from either side, with the names of the two exchanged', () => {
  holds((a, b) => {
    expect(mirrored(buildComposite(b, a))).toEqual(plain(buildComposite(a, b)))
    expect(mirrored(matchOf(b, a))).toEqual(plain(matchOf(a, b)))
  }, 100)
})

test('every channel is told once; those of a connection are what the gates of both make', () => {
  holds((a, b) => {
    const { channels, counts } = buildComposite(a, b)
    expect(channels.map(({ channel }) => channel)).toEqual(CHANNELS.map(({ id }) => id))
    const met = channels.filter(({ connection }) => connection !== null)
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(met.length)
    const together = definedChannels(new Set([...a.gates, ...b.gates]))
    expect(met.map(({ channel }) => channel)).toEqual(together.map(({ id }) => id))
    expect(completedTogether(hangingHalves(a.gates), hangingHalves(b.gates))).toBe(counts.electromagnetic)
  })
})

test('centers are as each chart has them alone; the theme counts them', () => {
  holds((a, b) => {
    const { centers, theme } = buildComposite(a, b)
    for (const center of CENTERS) {
      const [isOfA, isOfB] = [a.centers[center] === 'defined', b.centers[center] === 'defined']
      const expected = isOfA ? (isOfB ? ['both'] : ['a']) : isOfB ? ['b'] : ['together', 'neither']
      expect(expected).toContain(centers[center])
    }
    expect(CONNECTION_THEMES).toContain(theme)
    expect(Number(theme[0])).toBe(CENTERS.filter((center) => centers[center] !== 'neither').length)
  })
})

test('whoever is bridged has fewer parts in the union; bridging gates are those that alone make them fewer', () => {
  const partsOf = (gates: number[]) => connectedComponents(definedChannels(new Set(gates)))
  holds((a, b) => {
    const bridge = buildComposite(a, b).bridges.a
    const union = partsOf([...a.gates, ...b.gates])
    const own = partsOf(a.gates)
    const placesOf = own.map((part) => union.findIndex((area) => [...part].some((center) => area.has(center))))
    expect(bridge !== null).toBe(new Set(placesOf).size < own.length)
    const alone = b.gates.filter((gate) => partsOf([...a.gates, gate]).length < own.length)
    expect(bridge?.gates ?? []).toEqual(alone)
    // What is named joins parts when it is added, be it one gate or a longer way.
    const way = CHANNELS.filter(({ id }) => bridge?.channels.includes(id)).flatMap(({ gates }) => gates)
    expect(partsOf([...a.gates, ...way]).length < own.length).toBe(bridge !== null)
  })
})

test('one more channel that attracts lowers no score, one more compromise raises none', () => {
  const percentsOf = ({ overall, parts }: LoveMatch) =>
    [overall, ...Object.values(parts!)].map(({ percent }) => percent)
  const withOne = (composite: Composite, place: number, more: Partial<Composite['channels'][number]>): Composite => ({
    ...composite,
    channels: composite.channels.map((channel, index) => (index === place ? { ...channel, ...more } : channel)),
  })
  fc.assert(
    fc.property(chart, chart, fc.nat({ max: CHANNELS.length - 1 }), (a, b, place) => {
      const composite = buildComposite(a, b)
      const [x, y] = CHANNELS[place]!.gates
      fc.pre(composite.channels[place]!.connection === null)
      const now = percentsOf(matchOf(a, b))
      const attracted = withOne(composite, place, { connection: 'electromagnetic', gates: { a: [x], b: [y] } })
      const yielding = withOne(composite, place, { connection: 'compromise', gates: { a: [x, y], b: [y] } })
      percentsOf(loveMatch(a.type, b.type, attracted)!).forEach((percent, index) => {
        expect(percent).toBeGreaterThanOrEqual(now[index]!)
      })
      percentsOf(loveMatch(a.type, b.type, yielding)!).forEach((percent, index) => {
        expect(percent).toBeLessThanOrEqual(now[index]!)
      })
    }),
    { numRuns: 200 },
  )
})

test('a chart beside itself: all it has is companionship, and nothing is bridged', () => {
  fc.assert(
    fc.property(chart, (own) => {
      const { channels, counts, bridges, definition } = buildComposite(own, own)
      expect(counts).toEqual({ electromagnetic: 0, companionship: own.channels.length, dominance: 0, compromise: 0 })
      expect(channels.flatMap(({ channel, connection }) => (connection ? [channel] : []))).toEqual(own.channels)
      expect([bridges, definition]).toEqual([{ a: null, b: null }, own.definition])
    }),
    { numRuns: 100 },
  )
})
