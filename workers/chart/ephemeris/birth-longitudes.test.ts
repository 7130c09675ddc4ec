import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { BodyCode } from '~/domain/human-design/terms/codes'
import { computeBirthLongitudes, createEphemeris } from './ephemeris'
import { OutOfRangeError } from './range'

type Places = { lon: number[]; act: string }
/** Charts by the Swiss Ephemeris; `act` holds one `gate.line.color.tone.base` for each of `bodies`, with spaces. */
const reference: {
  bodies: string[]
  charts: { utc: string; designUtc: string; lineMarginArcsec: number; personality: Places; design: Places }[]
} = JSON.parse(readFileSync(new URL('../../../tests/fixtures/charts-reference.json', import.meta.url), 'utf8'))
const bytes = new Uint8Array(readFileSync(new URL('./tables/ephemeris.bin', import.meta.url))).buffer
const ephemeris = createEphemeris(bytes)

/** Gates along the wheel from 302° on, and the integer rule that reads a place on it. */
const ORDER = [
  41, 19, 13, 49, 30, 55, 37, 63, 22, 36, 25, 17, 21, 51, 42, 3, 27, 24, 2, 23, 8, 20, 16, 35, 45, 12, 15, 52, 39, 53,
  62, 56, 31, 33, 7, 4, 29, 59, 40, 64, 47, 6, 46, 18, 48, 57, 32, 50, 28, 44, 1, 43, 14, 34, 9, 5, 26, 11, 10, 58, 38,
  54, 61, 60,
]
function activation(longitude: number): string[] {
  const n = Math.floor(((longitude - 302 + 360) % 360) * 192)
  const counts = [Math.floor(n / 180) % 6, Math.floor(n / 30) % 6, Math.floor(n / 5) % 6, n % 5].map(
    (count) => count + 1,
  )
  return [ORDER[Math.floor(n / 1080)]!, ...counts].map(String)
}

const bodyCode = (name: string): BodyCode =>
  (({ northNode: 'north_node', southNode: 'south_node' })[name] ?? name) as BodyCode

const checked = reference.charts.map((chart) => {
  const ours = computeBirthLongitudes(ephemeris, Date.parse(chart.utc))
  // How many of the parts gate, line, color, tone, base agree, from the left, at the worst of the 26.
  let agreeing = 5
  let compared = 0
  for (const side of ['personality', 'design'] as const) {
    chart[side].act.split(' ').forEach((expected, i) => {
      const parts = activation(ours[side][bodyCode(reference.bodies[i]!)])
      const differing = expected.split('.').findIndex((part, depth) => part !== parts[depth])
      agreeing = Math.min(agreeing, differing === -1 ? 5 : differing)
      compared++
    })
  }
  const designOff = Math.abs(ours.designUtcMs - Date.parse(chart.designUtc))
  return { utc: chart.utc, margin: chart.lineMarginArcsec, agreeing, compared, designOff }
})
const share = (parts: number): number => checked.filter(({ agreeing }) => agreeing >= parts).length / checked.length

describe('400 charts of the Swiss Ephemeris', () => {
  test('all are compared in all 26 places', () => {
    expect(checked).toHaveLength(400)
    expect(checked.every(({ compared }) => compared === 26)).toBe(true)
  })

  test('gate and line: every chart farther than 2" from a border, at least 99.9 % of all', () => {
    const clear = checked.filter(({ margin }) => margin > 2)
    expect(clear).toHaveLength(384)
    expect(clear.filter(({ agreeing }) => agreeing < 2)).toEqual([])
    expect(share(2)).toBeGreaterThanOrEqual(0.999)
  })

  test('to the tone: at least 99 %', () => {
    const [lines, colors, tones, bases] = [2, 3, 4, 5].map((parts) => `${(100 * share(parts)).toFixed(2)} %`)
    process.stdout.write(`charts right to the line ${lines}, color ${colors}, tone ${tones}, base ${bases}\n`)
    expect(share(4)).toBeGreaterThanOrEqual(0.99)
  })

  test('design instant within 2 s', () => {
    expect(Math.max(...checked.map(({ designOff }) => designOff))).toBeLessThanOrEqual(2000)
  })

  test('a birth outside 1900–2100 is out of range', () => {
    expect(() => computeBirthLongitudes(ephemeris, Date.UTC(1899, 0, 1))).toThrow(OutOfRangeError)
    expect(() => computeBirthLongitudes(ephemeris, Date.UTC(2101, 5, 1))).toThrow(OutOfRangeError)
  })
})
