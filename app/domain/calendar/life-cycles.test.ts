import { expect, test } from 'vitest'
import type { Cycle } from '../human-design/service/cycle.schema'
import { ageAt, lastAndNext, lifeWindow } from './life-cycles'

const DAY = 86_400_000
const cycle = (kind: Cycle['kind'], at: string, number = 1): Cycle => ({ kind, at, number, pass: 1, passes: 1 })
const BIRTH = Date.parse('1990-06-01T12:00:00Z')

test('the last and the next lie on both sides of now; what happens this very moment has happened', () => {
  const cycles = ['2026-01-01', '2026-02-01', '2026-03-01'].map((day) => cycle('lunar_return', `${day}T00:00:00Z`))
  const at = (now: string) => {
    const { last, next } = lastAndNext(cycles, 'lunar_return', Date.parse(now))
    return [last?.at.slice(0, 10) ?? null, next?.at.slice(0, 10) ?? null]
  }
  expect(at('2026-02-01T00:00:00Z')).toEqual(['2026-02-01', '2026-03-01'])
  expect(at('2026-01-31T23:59:59Z')).toEqual(['2026-01-01', '2026-02-01'])
  expect(at('2025-12-31T00:00:00Z')).toEqual([null, '2026-01-01'])
  expect(at('2026-03-02T00:00:00Z')).toEqual(['2026-03-01', null])
  expect(lastAndNext(cycles, 'saturn_return', BIRTH)).toEqual({ last: null, next: null })
})

test.each([
  // The Sun comes back up to a day before the birthday: it is that year’s all the same.
  [cycle('solar_return', '2020-05-31T18:00:00Z', 30), 30],
  [cycle('saturn_return', '2019-11-20T00:00:00Z'), 29],
  [cycle('nodal_return', '2009-01-10T00:00:00Z'), 18],
  [cycle('lunar_return', '1990-06-28T20:00:00Z'), 0],
])('the age at $kind', (at, age) => {
  expect(ageAt(at, BIRTH)).toBe(age)
})

test('a life is asked for as far as one question may, and no further than the tables go', () => {
  const { from, to } = lifeWindow(BIRTH)
  expect((to - from) / DAY).toBeLessThanOrEqual(36_600)
  expect(new Date(lifeWindow(Date.parse('2026-01-01T00:00:00Z')).to).getUTCFullYear()).toBe(2100)
})
