import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createEphemeris } from './ephemeris'
import { CHARTED_MOVERS, MOVERS } from './motion'
import { EARLIEST_LONGITUDE_MS, END_MS, OutOfRangeError } from './range'

const bytes = new Uint8Array(readFileSync(new URL('./tables/ephemeris.bin', import.meta.url))).buffer
const ephemeris = createEphemeris(bytes)
const DAY = 86_400_000
/** Instants over the whole range, at steps that fall on no round date. */
const instants = Array.from({ length: 700 }, (_, i) => Math.round(EARLIEST_LONGITUDE_MS + DAY + i * 104.93 * DAY))

test.each(CHARTED_MOVERS)('%s travels through the longitudes of the sky', (mover) => {
  for (const at of instants) {
    const difference = ephemeris.travelAt(mover, at) - ephemeris.longitudesAt(at)[mover]
    expect(Math.abs(difference - 360 * Math.round(difference / 360))).toBeLessThan(1e-9)
  }
})

describe.each(MOVERS)('%s', (mover) => {
  test('its speed is the slope of its travel', () => {
    const step = DAY / 96
    const off = instants.map((at) => {
      const slope = (ephemeris.travelAt(mover, at + step) - ephemeris.travelAt(mover, at - step)) * 48
      return Math.abs(slope - ephemeris.speedAt(mover, at)) * 3600
    })
    off.sort((a, b) => a - b)
    // Seconds of arc a day. Two tables may join with a step, which a slope over half an hour shows (0.1" of the node).
    expect(off[Math.floor(0.98 * off.length)]!).toBeLessThan(mover === 'north_node' ? 1 : 0.1)
    expect(off.at(-1)!).toBeLessThan(mover === 'north_node' ? 8 : 0.5)
  })
})

test.each([EARLIEST_LONGITUDE_MS - 1, END_MS, Number.NaN])('%d is out of range', (at) => {
  expect(() => ephemeris.travelAt('sun', at)).toThrow(OutOfRangeError)
  expect(() => ephemeris.speedAt('sun', at)).toThrow(OutOfRangeError)
})
