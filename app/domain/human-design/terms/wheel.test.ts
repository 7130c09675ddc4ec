import { describe, expect, test } from 'vitest'
import { placeOnWheel, WHEEL, wheelPosition } from './wheel'

const written = (longitude: number) => {
  const { gate, line, color, tone, base } = placeOnWheel(longitude)
  return `${gate}.${line}.${color}.${tone}.${base}`
}

describe('the place of a longitude', () => {
  test.each([
    // Starts belong to the step, ends to the next one.
    [302, '41.1.1.1.1'],
    [301.9999999, '60.6.6.6.5'],
    [307.625, '19.1.1.1.1'],
    [307.6249999, '41.6.6.6.5'],
    [302 + 0.9375, '41.2.1.1.1'],
    [302 + 0.15625, '41.1.2.1.1'],
    [302 + 5.001 / 192, '41.1.1.2.1'],
    [302 + 1.001 / 192, '41.1.1.1.2'],
    [302 + 4.001 / 192, '41.1.1.1.5'],
    // Around the vernal point: gate 25 runs from 358.25 to 3.875.
    [358.25, '25.1.1.1.1'],
    [0, '25.2.6.2.2'],
    [3.875, '17.1.1.1.1'],
    [3.8749999, '25.6.6.6.5'],
    // Charts of the Swiss Ephemeris.
    [174.294069, '6.2.5.5.1'],
    [1.721148, '25.4.5.2.2'],
    [87.897694, '12.6.4.5.3'],
  ])('%d° is %s', (longitude, place) => {
    expect(written(longitude)).toBe(place)
  })

  test('does not depend on the turn', () => {
    for (const longitude of [0, 12.3, 301.99, 302, 359.999]) {
      expect(written(longitude - 360)).toBe(written(longitude))
      expect(written(longitude + 720)).toBe(written(longitude))
    }
  })

  test('every one of the 69,120 bases is met in order, from its middle', () => {
    const seen = new Set<string>()
    for (let base = 0; base < 69_120; base++) {
      const place = placeOnWheel(302 + (base + 0.5) / 192)
      expect(place.gate).toBe(WHEEL[Math.floor(base / 1080)])
      seen.add(Object.values(place).join('.'))
    }
    expect(seen.size).toBe(69_120)
  })
})

describe('the wheel', () => {
  test('holds every gate once', () => {
    expect([...WHEEL].sort((one, other) => one - other)).toEqual(Array.from({ length: 64 }, (_, index) => index + 1))
  })

  test('counts steps from gate 41', () => {
    expect([41, 19, 60].map(wheelPosition)).toEqual([0, 1, 63])
    WHEEL.forEach((gate, position) => {
      expect(wheelPosition(gate)).toBe(position)
    })
  })

  test('knows no gate 0, 65 or one and a half', () => {
    for (const gate of [0, 65, 1.5]) expect(() => wheelPosition(gate)).toThrow(RangeError)
  })
})
