import { describe, expect, test } from 'vitest'
import { GATES_OF_CENTER } from './centers'
import { CHANNELS, channelsOfGate, findChannel } from './channels'
import { CENTERS, QUARTERS, STREAMS } from './codes'
import { quarterOf } from './cross'

const ALL_GATES = Array.from({ length: 64 }, (_, index) => index + 1)

describe('gates, centers and channels', () => {
  test('nine centers hold 64 gates, each gate one', () => {
    const gates = CENTERS.flatMap((center) => GATES_OF_CENTER[center])
    expect(gates).toHaveLength(64)
    expect(new Set(gates).size).toBe(64)
    expect(CENTERS.map((center) => GATES_OF_CENTER[center].length)).toEqual([3, 6, 11, 8, 4, 7, 9, 7, 9])
  })

  test('36 channels join two centers each, smaller gate first', () => {
    expect(CHANNELS).toHaveLength(36)
    expect(new Set(CHANNELS.map(({ id }) => id)).size).toBe(36)
    for (const { id, gates, centers } of CHANNELS) {
      expect(id).toBe(`${gates[0]}-${gates[1]}`)
      expect(gates[0]).toBeLessThan(gates[1])
      expect(centers).toEqual(gates.map((gate) => CENTERS.find((center) => GATES_OF_CENTER[center].includes(gate))))
      expect(centers[0]).not.toBe(centers[1])
    }
  })

  test('circuits have the counts of the tradition', () => {
    const count = (key: 'stream' | 'circuit', value: string) =>
      CHANNELS.filter((channel) => channel[key] === value).length
    expect(STREAMS.map((stream) => [stream, count('stream', stream)])).toEqual([
      ['knowing', 9],
      ['centering', 2],
      ['logic', 7],
      ['sensing', 7],
      ['ego', 5],
      ['defense', 2],
      ['integration', 4],
    ])
    expect(count('circuit', 'individual')).toBe(11)
    expect(count('circuit', 'collective')).toBe(14)
    expect(count('circuit', 'tribal')).toBe(7)
  })

  test('60 gates have one channel, the four of the integration group three', () => {
    const many = ALL_GATES.filter((gate) => channelsOfGate(gate).length !== 1)
    expect(many.map((gate) => [gate, channelsOfGate(gate).map(({ id }) => id)])).toEqual([
      [10, ['10-20', '10-34', '10-57']],
      [20, ['10-20', '20-34', '20-57']],
      [34, ['10-34', '20-34', '34-57']],
      [57, ['10-57', '20-57', '34-57']],
    ])
    for (const gate of ALL_GATES) expect(channelsOfGate(gate).every(({ gates }) => gates.includes(gate))).toBe(true)
  })

  test('a channel is found by its id, smaller gate first', () => {
    expect(findChannel('20-34')?.centers).toEqual(['throat', 'sacral'])
    expect(findChannel('34-20')).toBeUndefined()
  })

  test('each quarter has 16 gates and begins where it should', () => {
    for (const quarter of QUARTERS) expect(ALL_GATES.filter((gate) => quarterOf(gate) === quarter)).toHaveLength(16)
    expect([13, 24, 2, 33, 7, 44, 1, 19].map(quarterOf)).toEqual([
      'initiation',
      'initiation',
      'civilization',
      'civilization',
      'duality',
      'duality',
      'mutation',
      'mutation',
    ])
  })

  test('knows no gate 0 or 65', () => {
    for (const gate of [0, 65]) expect(() => quarterOf(gate)).toThrow(RangeError)
  })
})
