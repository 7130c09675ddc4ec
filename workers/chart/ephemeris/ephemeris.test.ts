import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BODIES } from '~/domain/human-design/terms/codes'
import { createEphemeris } from './ephemeris'
import { EARLIEST_BIRTH_MS, EARLIEST_LONGITUDE_MS, END_MS, OutOfRangeError } from './range'
import { openTables } from './table-file'

/** TT − UT1 in seconds at 1 January 0h of each year, by the Swiss Ephemeris. */
const deltaTReference: { firstYear: number; seconds: number[] } = JSON.parse(
  readFileSync(new URL('../../../tests/fixtures/deltat-reference.json', import.meta.url), 'utf8'),
)
const bytes = new Uint8Array(readFileSync(new URL('./tables/ephemeris.bin', import.meta.url))).buffer
const ephemeris = createEphemeris(bytes)
const { series, deltaT } = openTables(bytes)
const DAY = 86_400_000
const J2000_MS = Date.UTC(2000, 0, 1, 12)

/** Instants over the whole range, at steps that fall on no round date. */
const instants = Array.from({ length: 1500 }, (_, i) => Math.round(EARLIEST_BIRTH_MS + i * 48.93 * DAY))

const sunAt = (utcMs: number) => ephemeris.longitudesAt(utcMs).sun
const arcsec = (a: number, b: number): number => Math.abs(a - b - 360 * Math.round((a - b) / 360)) * 3600

describe('longitudes', () => {
  test('every body in [0, 360), earth and south node opposite', () => {
    for (const utcMs of instants) {
      const longitudes = ephemeris.longitudesAt(utcMs)
      expect(Object.keys(longitudes).sort()).toEqual([...BODIES].sort())
      for (const value of Object.values(longitudes)) expect(value >= 0 && value < 360).toBe(true)
      expect(arcsec(longitudes.earth, longitudes.sun + 180)).toBeLessThan(1e-6)
      expect(arcsec(longitudes.south_node, longitudes.north_node + 180)).toBeLessThan(1e-6)
    }
  })

  test('the equinox and solstices of 2000 as published, to the minute', () => {
    const published: [string, number][] = [
      ['2000-03-20T07:35:00Z', 0],
      ['2000-06-21T01:48:00Z', 90],
      ['2000-09-22T17:28:00Z', 180],
      ['2000-12-21T13:37:00Z', 270],
    ]
    // A minute of the Sun's motion is 2.5".
    for (const [instant, longitude] of published) {
      expect(arcsec(sunAt(Date.parse(instant)), longitude)).toBeLessThan(2.5)
    }
  })
})

describe('design instant', () => {
  test('the Sun stands 88° before its place at birth, 86 to 92.6 days earlier', () => {
    for (const utcMs of instants) {
      const design = ephemeris.designInstant(utcMs)
      expect(Number.isInteger(design)).toBe(true)
      // Half a millisecond of rounding is 2e-5"; two tables may join within 0.003".
      expect(arcsec(sunAt(design), sunAt(utcMs) - 88)).toBeLessThan(0.003)
      expect((utcMs - design) / DAY).toBeGreaterThan(86)
      expect((utcMs - design) / DAY).toBeLessThan(92.6)
    }
  })

  test('two design times printed by a vendor, to the second', () => {
    const printed: [birth: string, design: string][] = [
      ['1961-08-05T05:24:00Z', '1961-05-05T07:08:54Z'],
      ['1961-07-01T18:45:00Z', '1961-04-01T15:23:58Z'],
    ]
    for (const [birth, design] of printed) {
      expect(Math.abs(ephemeris.designInstant(Date.parse(birth)) - Date.parse(design))).toBeLessThan(1500)
    }
  })
})

describe('range', () => {
  test('births in any zone of 1900 to 2100 are covered, with their design', () => {
    for (const utcMs of [EARLIEST_BIRTH_MS, Date.UTC(1900, 0, 1), Date.UTC(2100, 11, 31, 23, 59), END_MS - 1]) {
      expect(() => ephemeris.longitudesAt(ephemeris.designInstant(utcMs))).not.toThrow()
      expect(() => ephemeris.longitudesAt(utcMs)).not.toThrow()
    }
    expect(() => ephemeris.longitudesAt(EARLIEST_LONGITUDE_MS)).not.toThrow()
  })

  test.each([
    ['longitudes too early', () => ephemeris.longitudesAt(EARLIEST_LONGITUDE_MS - 1)],
    ['longitudes too late', () => ephemeris.longitudesAt(END_MS)],
    ['the sky of 1850', () => ephemeris.longitudesAt(Date.UTC(1850, 0, 1))],
    ['a birth too early', () => ephemeris.designInstant(EARLIEST_BIRTH_MS - 1)],
    ['a birth too late', () => ephemeris.designInstant(END_MS)],
    ['no instant at all', () => ephemeris.longitudesAt(Number.NaN)],
  ])('%s: out_of_range', (_, call) => {
    expect(call).toThrow(OutOfRangeError)
    expect(call).toThrow(expect.objectContaining({ code: 'out_of_range', endMs: END_MS }))
  })
})

describe('tables', () => {
  test('at most 1 MB in memory', () => {
    expect(bytes.byteLength).toBeLessThanOrEqual(1_000_000)
  })

  test('another file is refused', () => {
    expect(() => createEphemeris(new ArrayBuffer(1024))).toThrow('not an ephemeris file')
  })

  test.each(Object.entries(series))('%s runs smoothly over every segment border', (_, table) => {
    const { startDay, segmentDays, segments } = table.layout
    const moment = 1e-7
    for (let border = 1; border < segments; border++) {
      const day = startDay + border * segmentDays
      const jump = table.at(day + moment) - table.at(day - moment) - 2 * moment * table.rateAt(day)
      // The node's source itself is only good to 0.1".
      expect(Math.abs(jump) * 3600).toBeLessThan(0.12)
    }
  })

  test('Delta T as in the yearly reference, 1900 to 2100', () => {
    const { firstYear, seconds } = deltaTReference
    for (let year = 1900; year <= 2100; year++) {
      const day = (Date.UTC(year, 0, 1) - J2000_MS) / DAY
      expect(Math.abs(deltaT.daysAt(day) * 86_400 - seconds[year - firstYear]!)).toBeLessThan(0.02)
    }
  })
})
