import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { signChanges } from './sign-changes'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const within = { from: -100 * DAY, to: 100 * DAY }
/** Rounded to the hour: what is tested here is which changes are found. */
const hours = (instants: number[]) => instants.map((at) => Math.round(at / HOUR))

test('every zero of a wave, rising and falling', () => {
  const wave = (t: number) => Math.sin((2 * Math.PI * t) / (4 * DAY))
  expect(hours(signChanges(wave, { from: HOUR, to: 9 * DAY }, DAY, within))).toEqual([48, 96, 144, 192])
})

describe('a dip across zero that is shorter than a step', () => {
  /** Below zero for two hours around the middle. */
  const dipAt = (middle: number) => (t: number) => ((t - middle) / DAY) ** 2 - (1 / 24) ** 2

  test.each([36, 30, 47, 49, 25])('in the middle of the span, at hour %i', (middle) => {
    const found = signChanges(dipAt(middle * HOUR), { from: 0, to: 4 * DAY }, DAY, within)
    expect(hours(found)).toEqual([middle - 1, middle + 1])
  })

  test.each([2, 94])('beside an end of the span, at hour %i', (middle) => {
    const found = signChanges(dipAt(middle * HOUR), { from: 0, to: 4 * DAY }, DAY, within)
    expect(hours(found)).toEqual([middle - 1, middle + 1])
  })

  test('half outside: only the change inside is told', () => {
    expect(hours(signChanges(dipAt(0), { from: 0, to: 4 * DAY }, DAY, within))).toEqual([1])
    expect(hours(signChanges(dipAt(4 * DAY), { from: 0, to: 4 * DAY }, DAY, within))).toEqual([95])
  })

  test('a dip that does not reach zero is none', () => {
    const near = (t: number) => ((t - 36 * HOUR) / DAY) ** 2 + 1e-4
    expect(signChanges(near, { from: 0, to: 4 * DAY }, DAY, within)).toEqual([])
  })

  test('nothing is looked at beyond what is covered', () => {
    const covered = { from: 0, to: 4 * DAY }
    const strict = (t: number) => {
      expect(t >= covered.from && t <= covered.to).toBe(true)
      return t - DAY / 2
    }
    expect(signChanges(strict, covered, DAY, covered)).toEqual([DAY / 2])
  })
})

test('spans that follow one another share no change and lose none', () => {
  const wave = (t: number) => Math.sin((2 * Math.PI * t) / (5.3 * DAY)) + 0.2
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 * DAY - 1 }), (cut) => {
      const whole = signChanges(wave, { from: 0, to: 40 * DAY }, DAY / 2, within)
      const before = signChanges(wave, { from: 0, to: cut }, DAY / 2, within)
      const after = signChanges(wave, { from: cut, to: 40 * DAY }, DAY / 2, within)
      expect([...before, ...after]).toEqual(whole)
    }),
    { numRuns: 40 },
  )
})
