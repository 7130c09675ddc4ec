import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BIRTH_TIME } from '~/features/methodology/methodology-page'
import { computeBirthLongitudes, createEphemeris } from '../../workers/chart/ephemeris/ephemeris'

const tables = new URL('../../workers/chart/ephemeris/tables/ephemeris.bin', import.meta.url)
const ephemeris = createEphemeris(new Uint8Array(readFileSync(tables)).buffer)

const WHEEL_START = 302
const LINE_DEGREES = 0.9375
const COLOR_DEGREES = 0.15625

/** Whether all 26 longitudes lie in the same steps of so many degrees. */
function sameSteps(before: number[], after: number[], degrees: number) {
  const step = (longitude: number | undefined) =>
    Math.floor((((longitude ?? Number.NaN) - WHEEL_START + 360) % 360) / degrees)
  return before.every((longitude, body) => step(longitude) === step(after[body]))
}

function longitudesAt(utcMs: number) {
  const { personality, design } = computeBirthLongitudes(ephemeris, utcMs)
  return [...Object.values(personality), ...Object.values(design)]
}

test('the shares published on the methodology page hold for other births, within three hundredths', () => {
  const births = Array.from({ length: 3000 }, (_, i) => Date.UTC(1900, 0, 1) + Math.round(i * 24.457 * 86_400_000))
  for (const { minutes, sameLines, sameColors } of BIRTH_TIME.shifts) {
    const pairs = births.map((utcMs) => [longitudesAt(utcMs), longitudesAt(utcMs + minutes * 60_000)] as const)
    const share = (degrees: number) =>
      pairs.filter(([before, after]) => sameSteps(before, after, degrees)).length / births.length
    expect(Math.abs(share(LINE_DEGREES) - sameLines)).toBeLessThan(0.03)
    expect(Math.abs(share(COLOR_DEGREES) - sameColors)).toBeLessThan(0.03)
  }
})
