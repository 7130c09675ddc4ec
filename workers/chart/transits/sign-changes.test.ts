import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Curve, firstChange, signChanges } from './sign-changes'

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

function findChange(curve: Curve, from = 0, to = DAY) {
  let looks = 0
  const counted: Curve = (utcMs) => {
    looks += 1
    return curve(utcMs)
  }
  const at = firstChange(counted, { from, to, atFrom: curve(from), atTo: curve(to) })
  return { at, looks }
}

describe('the first millisecond of the new sign', () => {
  test.each<[string, Curve, number]>([
    ['a straight line', (t) => t - 12_345.5, 12_346],
    ['zero itself counts as positive', (t) => t - 12_345, 12_345],
    ['falling, zero still counts as positive', (t) => 12_345 - t, 12_346],
    ['a bent line', (t) => (t / DAY) ** 2 - 0.25, DAY / 2],
    ['a root so flat that secants creep', (t) => (t / DAY - 0.37) ** 9, Math.ceil(0.37 * DAY)],
    ['a jump', (t) => (t < 77_777 ? -1e-9 : 1e9), 77_777],
    ['a tiny step beside a huge one', (t) => (t < DAY - 1 ? -1e12 : 1e-12), DAY - 1],
    ['at once', (t) => (t < 1 ? -1 : 1), 1],
    ['at the very end', (t) => (t < DAY ? -1 : 1), DAY],
  ])('%s', (_, curve, expected) => {
    expect(findChange(curve).at).toBe(expected)
  })

  test('a bracket of one millisecond needs no look', () => {
    expect(findChange((t) => t - 0.5, 0, 1)).toEqual({ at: 1, looks: 0 })
  })

  test('whatever rises once, within a hundred looks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: DAY - 1 }), fc.integer({ min: 1, max: 9 }), (before, power) => {
        const root = before + 0.5
        const curve: Curve = (t) => Math.sign(t - root) * Math.abs((t - root) / DAY) ** power
        const { at, looks } = findChange(curve)
        expect(at).toBe(before + 1)
        expect(looks).toBeLessThan(100)
      }),
    )
  })

  test('what bends as gently as the sky does needs few looks', () => {
    const moon: Curve = (t) => 13 * (t / DAY) + 0.05 * (t / DAY) ** 2 - 6.2
    expect(findChange(moon).looks).toBeLessThanOrEqual(7)
  })
})
