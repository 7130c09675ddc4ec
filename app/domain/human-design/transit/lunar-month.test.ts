import { describe, expect, test } from 'vitest'
import type { Ingress } from '../service/sky-event.schema'
import { lunarMonth } from './lunar-month'

const enters = (gate: number, at: string): Ingress => {
  return { kind: 'gate_ingress', body: 'moon', gate, line: 1, motion: 'direct', at: `2026-05-${at}:00:00.000Z` }
}
const SPAN = { from: '2026-05-01T00:00:00.000Z', to: '2026-05-03T00:00:00.000Z' }
const WAY = [enters(41, '01T00'), enters(19, '01T09'), enters(34, '01T18'), enters(9, '02T04'), enters(5, '02T14')]

describe('gates that touch a chart', () => {
  test('its own, and the other halves of its hanging gates with the channels they complete', () => {
    expect(lunarMonth([19, 20, 10], WAY, SPAN)).toEqual([
      { gate: 19, from: WAY[1]!.at, until: WAY[2]!.at, isOwn: true, completes: [] },
      { gate: 34, from: WAY[2]!.at, until: WAY[3]!.at, isOwn: false, completes: ['10-34', '20-34'] },
    ])
  })

  test('a gate of one’s own completes nothing that is not there already', () => {
    expect(lunarMonth([34, 20], WAY, SPAN)).toEqual([
      { gate: 34, from: WAY[2]!.at, until: WAY[3]!.at, isOwn: true, completes: [] },
    ])
  })

  test('where nothing is touched, there is nothing', () => {
    expect(lunarMonth([], WAY, SPAN)).toEqual([])
  })
})

test('a visit that is under way as the span begins is there with its own beginning, one that is over is not', () => {
  const span = { from: '2026-05-01T20:00:00.000Z', to: '2026-05-02T10:00:00.000Z' }
  expect(lunarMonth([19, 34, 9, 5], WAY, span).map(({ gate, from }) => [gate, from])).toEqual([
    [34, WAY[2]!.at],
    [9, WAY[3]!.at],
  ])
})
