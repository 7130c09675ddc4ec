import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { positionsReplySchema } from '~/domain/human-design/service/chart-service.schema'
import { BODIES, type BodyCode } from '~/domain/human-design/terms/codes'
import { app, refusalOf } from './app.fixture'

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../tests/fixtures/${name}.json`, import.meta.url), 'utf8'))

async function positionsAt(at: string) {
  const response = await app.request(`/api/hd/positions?at=${at}`)
  expect(response.status).toBe(200)
  return positionsReplySchema.parse(await response.json()).data
}

const arcsec = (ours: number, theirs: number) => {
  const difference = ours - theirs
  return Math.abs(difference - 360 * Math.round(difference / 360)) * 3600
}
/** What the engine was asked to reach: the loosest of its limits is the node's, in seconds of arc. */
const LIMIT = 0.5

describe('against the Swiss Ephemeris', () => {
  type Instant = { utc: string; lineMarginArcsec: number; personality: { lon: number[]; act: string } }
  const instants: Instant[] = read('charts-reference').charts

  test('400 instants: longitudes, and gates and lines of all thirteen', async () => {
    let compared = 0
    for (const { utc, lineMarginArcsec, personality } of instants) {
      const { at, activations } = await positionsAt(utc)
      expect(at).toBe(utc)
      expect(activations.map(({ body }) => body)).toEqual(BODIES)
      const lines = personality.act.split(' ').map((act) => act.split('.').slice(0, 2).join('.'))
      for (const [index, { longitudeDegrees, gate, line }] of activations.entries()) {
        expect(arcsec(longitudeDegrees, personality.lon[index]!)).toBeLessThan(LIMIT)
        // Within two seconds of arc of a border either side of it may be right.
        if (lineMarginArcsec > 2) expect(`${gate}.${line}`).toBe(lines[index])
        compared += 1
      }
    }
    expect(compared).toBe(5200)
  })

  test('480 positions given in terrestrial time', async () => {
    const { columns, rows }: { columns: string[]; rows: number[][] } = read('positions-reference')
    const deltaT: { firstYear: number; seconds: number[] } = read('deltat-reference')
    const bodies = columns.slice(2).map((name) => (name === 'truenode' ? 'north_node' : name) as BodyCode)
    /** Julian date of 1900-01-01, where the tables begin. */
    const inside = rows.filter(([jdTT]) => jdTT! >= 2_415_020.5)
    for (const [jdTT, , ...longitudes] of inside) {
      const ttMs = (jdTT! - 2_440_587.5) * 86_400_000
      const years = 1970 + ttMs / (365.2425 * 86_400_000) - deltaT.firstYear
      const [before, after] = [deltaT.seconds[Math.floor(years)]!, deltaT.seconds[Math.floor(years) + 1]!]
      const utcMs = ttMs - 1000 * (before + (years % 1) * (after - before))
      const { activations } = await positionsAt(new Date(Math.round(utcMs)).toISOString())
      for (const [index, body] of bodies.entries()) {
        const ours = activations.find((each) => each.body === body)!
        expect(arcsec(ours.longitudeDegrees, longitudes[index]!)).toBeLessThan(LIMIT)
      }
    }
    expect(inside).toHaveLength(480)
  })

  test('published values of 14 January 2024, 17:00 UTC', async () => {
    const { activations } = await positionsAt('2024-01-14T17:00:00Z')
    expect(activations.map(({ gate, line }) => `${gate}.${line}`).join(' ')).toBe(
      '61.4 62.4 51.5 57.5 37.3 10.3 26.3 58.4 27.5 55.5 23.1 36.3 60.4',
    )
  })

  test('the Sun enters gate 41, where the Human Design year begins, on 22 January 2026 at 00:54 UTC', async () => {
    const [before, after] = [await positionsAt('2026-01-22T00:53:00Z'), await positionsAt('2026-01-22T00:55:00Z')]
    expect([before.activations[0]!.gate, after.activations[0]!.gate]).toEqual([60, 41])
  })
})

test('how fast they move: Mercury backwards, Earth as the Sun, the South Node as the North Node', async () => {
  // Mercury was retrograde from 15 March to 7 April 2025; the Sun moves by 1.02° a day in January, 0.95° in July.
  const { activations } = await positionsAt('2025-03-25T00:00:00Z')
  const speeds = Object.fromEntries(activations.map(({ body, degreesPerDay }) => [body, degreesPerDay]))
  expect(speeds.mercury).toBeLessThan(-0.5)
  expect(speeds.earth).toBe(speeds.sun)
  expect(speeds.south_node).toBe(speeds.north_node)
  const sun = async (at: string) => (await positionsAt(at)).activations[0]!.degreesPerDay
  expect(await sun('2025-01-04T00:00:00Z')).toBeCloseTo(1.019, 3)
  expect(await sun('2025-07-04T00:00:00Z')).toBeCloseTo(0.953, 2)
})

test('the answer may be kept for an hour', async () => {
  const response = await app.request('/api/hd/positions?at=2026-06-01T12:00:00Z')
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
})

test.each(['1899-09-29T00:00:00Z', '2101-01-01T23:59:59.999Z'])('%s is covered', async (at) => {
  expect((await positionsAt(at)).activations).toHaveLength(13)
})

test.each([
  ['1899-09-28T23:59:59.999Z', 'at.early'],
  ['2101-01-02T00:00:00Z', 'at.late'],
  ['9999-12-31T00:00:00Z', 'at.late'],
])('%s is out of range', async (at, problem) => {
  const refusal = await refusalOf(app.request(`/api/hd/positions?at=${at}`))
  expect(refusal).toMatchObject({ status: 422, code: 'out_of_range', problems: { at: problem } })
  expect(refusal.messages!.at).not.toBe(problem)
})

test.each([
  ['', 'at.required'],
  ['at=', 'at.invalid'],
  ['at=today', 'at.invalid'],
  ['at=2026-02-30T00:00:00Z', 'at.invalid'],
  ['at=2026-06-01', 'at.invalid'],
  ['at=1780315200000', 'at.invalid'],
  // Without a zone nobody knows which instant is meant.
  ['at=2026-06-01T12:00:00', 'at.invalid'],
])('?%s is malformed', async (query, problem) => {
  const refusal = await refusalOf(app.request(`/api/hd/positions?${query}`))
  expect(refusal).toMatchObject({ status: 400, code: 'invalid_input', problems: { at: problem } })
  expect(refusal.messages!.at).not.toBe(problem)
})
