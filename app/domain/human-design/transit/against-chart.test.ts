import { describe, expect, test } from 'vitest'
import { BODIES, type BodyCode } from '../terms/codes'
import { againstChart } from './against-chart'

/** Bodies in these gates, all in line 3; the others nowhere. */
const skyWith = (gates: Partial<Record<BodyCode, number>>) =>
  BODIES.flatMap((body) => (gates[body] ? [{ body, gate: gates[body], line: 3 }] : []))

describe('a channel is', () => {
  test.each([
    ['natal', [20, 34], {}],
    ['natal, stressed or not', [20, 34], { sun: 20, moon: 34 }],
    ['completed', [20], { sun: 34 }],
    ['completed from the other end', [34], { sun: 20 }],
    ['completed, the sky having both', [34], { sun: 20, earth: 34 }],
    ['collective', [], { sun: 20, moon: 34 }],
    ['half_collective', [], { moon: 34 }],
    ['hanging', [34], {}],
    ['hanging, stressed or not', [34], { sun: 34 }],
    ['empty', [], {}],
  ] as [string, number[], Partial<Record<BodyCode, number>>][])('%s', (expected, natal, sky) => {
    expect(againstChart(natal, skyWith(sky)).channels['20-34']).toBe(expected.split(',')[0]!.split(' ')[0])
  })
})

test('what is in the air for everyone is told with who makes it, the weightiest first', () => {
  const { collective, completed } = againstChart([1], skyWith({ pluto: 34, moon: 20, sun: 34 }))
  expect(collective).toEqual([{ channel: '20-34', bodies: ['sun', 'moon', 'pluto'] }])
  expect(completed).toEqual([])
})

test('a body in a natal gate stresses it with its line, and the natal channels of the gate', () => {
  const { reinforced } = againstChart([20, 34, 57, 1], skyWith({ moon: 20, mars: 1, saturn: 2 }))
  expect(reinforced).toEqual([
    { body: 'moon', gate: 20, line: 3, channels: ['20-34', '20-57'] },
    { body: 'mars', gate: 1, line: 3, channels: [] },
  ])
})

test('centers that are lent, from Head to Root, and by what', () => {
  // Spleen and Sacral are the chart's; 20 brings the Throat to 34 and 57, and the sky alone joins Ajna and Throat.
  const { centers, definition } = againstChart([34, 57], skyWith({ sun: 20, moon: 11, mars: 56 }))
  expect(centers).toEqual([
    { center: 'ajna', channels: ['11-56'] },
    { center: 'throat', channels: ['11-56', '20-34', '20-57'] },
  ])
  expect(definition).toBe('single')
})

test('a Reflector may be defined for a day', () => {
  const { centers, definition } = againstChart([61], skyWith({ moon: 24 }))
  expect(centers.map(({ center }) => center)).toEqual(['head', 'ajna'])
  expect(definition).toBe('single')
})

describe('a split', () => {
  /** Spleen and Sacral by 27-50, Ajna and Throat by 11-56; 57 hangs. */
  const SPLIT = [27, 50, 11, 56, 57]

  test('is bridged by one gate, and by whom', () => {
    const { bridge, definition } = againstChart(SPLIT, skyWith({ venus: 20, moon: 1 }))
    expect(bridge).toEqual({ gates: [20], channels: ['20-57'], bodies: ['venus'] })
    expect(definition).toBe('single')
  })

  test('is bridged by a whole channel of the sky', () => {
    const { bridge } = againstChart([27, 50, 11, 56], skyWith({ sun: 20, moon: 34, mars: 1 }))
    expect(bridge).toEqual({ gates: [], channels: ['20-34'], bodies: ['sun', 'moon'] })
  })

  test('stays as it is when the sky stands elsewhere', () => {
    const { bridge, definition } = againstChart(SPLIT, skyWith({ sun: 34, mars: 1 }))
    // 34 completes 34-57 within the Spleen's own part.
    expect([bridge, definition]).toEqual([null, 'split'])
  })

  test('one part needs no bridge', () => {
    expect(againstChart([20, 34], skyWith({ sun: 57 })).bridge).toBeNull()
  })
})

test('no sky changes nothing', () => {
  const { completed, collective, reinforced, centers, bridge } = againstChart([20, 34], [])
  expect([completed, collective, reinforced, centers, bridge]).toEqual([[], [], [], [], null])
})
