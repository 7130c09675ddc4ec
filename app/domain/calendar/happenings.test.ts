import { expect, test } from 'vitest'
import type { SkyEvent } from '../human-design/service/sky-event.schema'
import type { BodyCode } from '../human-design/terms/codes'
import { happeningsOf, touchesOf } from './happenings'

const enters = (body: BodyCode, gate: number, at: string, kind: 'gate_ingress' | 'line_ingress' = 'gate_ingress') =>
  ({ kind, at, body, gate, line: 1, motion: 'direct' }) as SkyEvent

test('the Earth goes with the Sun and one node with the other; whoever comes at another time stands alone', () => {
  const at = '2026-01-22T00:54:00.000Z'
  const told = happeningsOf([
    enters('sun', 41, at),
    enters('earth', 31, at),
    enters('north_node', 36, at),
    enters('south_node', 6, at),
    enters('moon', 25, at),
    enters('sun', 19, '2026-01-27T10:00:00.000Z'),
  ])
  expect(
    told.map((each) => each.kind === 'ingress' && each.arrivals.map(({ body, gate }) => `${body} ${gate}`)),
  ).toEqual([['sun 41', 'earth 31'], ['north_node 36', 'south_node 6'], ['moon 25'], ['sun 19']])
})

test('the year opens with gate 41 and closes with 38, 54, 61 and 60, of the Sun alone and not of its lines', () => {
  const at = '2026-01-01T00:00:00.000Z'
  const yearOf = (event: SkyEvent) => {
    const [told] = happeningsOf([event])
    return told?.kind === 'ingress' ? [told.isNewYear, told.closing] : null
  }
  expect([38, 54, 61, 60, 41, 19].map((gate) => yearOf(enters('sun', gate, at)))).toEqual([
    [false, 1],
    [false, 2],
    [false, 3],
    [false, 4],
    [true, null],
    [false, null],
  ])
  expect(yearOf(enters('venus', 41, at))).toEqual([false, null])
  expect(yearOf(enters('sun', 41, at, 'line_ingress'))).toEqual([false, null])
})

test('the instant of a new year is told once, by the Sun', () => {
  const at = '2026-01-22T00:54:00.000Z'
  expect(happeningsOf([{ kind: 'new_year', at }, enters('sun', 41, at)])).toHaveLength(1)
})

test('an arrival completes what the chart has half of, or stands in a gate that is its own; else it is nothing to it', () => {
  const touch = touchesOf([20, 10, 57, 2])
  expect(touch([{ body: 'sun', gate: 34, line: 1 }])?.completes.sort()).toEqual(['10-34', '20-34', '34-57'])
  expect(touch([{ body: 'sun', gate: 14, line: 1 }])).toEqual({ completes: ['2-14'], ownGates: [] })
  expect(touch([{ body: 'moon', gate: 2, line: 6 }])).toEqual({ completes: [], ownGates: [2] })
  expect(touch([{ body: 'moon', gate: 64, line: 6 }])).toBeNull()
  const pair = touch([
    { body: 'sun', gate: 64, line: 1 },
    { body: 'earth', gate: 14, line: 1 },
  ])
  expect(pair).toEqual({ completes: ['2-14'], ownGates: [] })
})
