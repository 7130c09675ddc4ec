import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Curve, firstChange } from './first-change'

const DAY = 86_400_000

function find(curve: Curve, from = 0, to = DAY) {
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
    expect(find(curve).at).toBe(expected)
  })

  test('a bracket of one millisecond needs no look', () => {
    expect(find((t) => t - 0.5, 0, 1)).toEqual({ at: 1, looks: 0 })
  })

  test('whatever rises once, within a hundred looks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: DAY - 1 }), fc.integer({ min: 1, max: 9 }), (before, power) => {
        const root = before + 0.5
        const curve: Curve = (t) => Math.sign(t - root) * Math.abs((t - root) / DAY) ** power
        const { at, looks } = find(curve)
        expect(at).toBe(before + 1)
        expect(looks).toBeLessThan(100)
      }),
    )
  })

  test('what bends as gently as the sky does needs few looks', () => {
    const moon: Curve = (t) => 13 * (t / DAY) + 0.05 * (t / DAY) ** 2 - 6.2
    expect(find(moon).looks).toBeLessThanOrEqual(7)
  })
})
