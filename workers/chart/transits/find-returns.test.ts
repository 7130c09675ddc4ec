import { describe, expect, test } from 'vitest'
import { returnsReplySchema } from '~/domain/human-design/service/chart-service.schema'
import type { ReturnKind } from '~/domain/human-design/service/return.schema'
import { ephemeris, generate, post, refusalOf } from '../app.fixture'
import type { Mover } from '../ephemeris/motion'

const DAY = 86_400_000
const YEAR = 365.2422 * DAY
const BIRTH = '1962-07-01T11:00:00.000Z'
const question = { birth_utc: BIRTH, at: '2026-11-27T00:00:00.000Z' }

async function answerTo(changes: object = {}) {
  const response = await post('/api/hd/returns', { ...question, ...changes })
  expect(response.status).toBe(200)
  // A birth is nobody else's business.
  expect(response.headers.get('Cache-Control')).toBeNull()
  return returnsReplySchema.parse(await response.json()).data
}

const BODY_OF: Record<ReturnKind, { mover: Mover; arc: 0 | 180 }> = {
  solar_return: { mover: 'sun', arc: 0 },
  saturn_return: { mover: 'saturn', arc: 0 },
  chiron_return: { mover: 'chiron', arc: 0 },
  uranus_opposition: { mover: 'uranus', arc: 180 },
  nodal_return: { mover: 'north_node', arc: 0 },
  nodal_opposition: { mover: 'north_node', arc: 180 },
}
/** Degrees from the natal place, or from the one opposite, -180 to 180. */
const missOf = (kind: ReturnKind, birth: string, at: number) => {
  const { mover, arc } = BODY_OF[kind]
  // Chiron is in no sky.
  const longitudeAt = (utcMs: number) =>
    mover === 'chiron' ? ephemeris.travelAt(mover, utcMs) : ephemeris.longitudesAt(utcMs)[mover]
  const travelled = longitudeAt(at) - longitudeAt(Date.parse(birth)) - arc
  return travelled - 360 * Math.round(travelled / 360)
}

/** Every step of a stretch of time at whose end the body has gone over that place. */
function stepsWithPass(
  kind: ReturnKind,
  birth: string,
  { from, to, step }: { from: number; to: number; step: number },
) {
  const { mover, arc } = BODY_OF[kind]
  const place = ephemeris.travelAt(mover, Date.parse(birth)) + arc
  const turnsAt = (at: number) => Math.floor((ephemeris.travelAt(mover, at) - place) / 360)
  const found: number[] = []
  for (let at = from; at < to; at += step) if (turnsAt(at) !== turnsAt(at + step)) found.push(at + step)
  return found
}

describe.each([BIRTH, '1924-02-29T23:59:00.000Z', '1985-12-03T04:30:00.000Z', '1999-08-11T11:03:00.000Z'])(
  'of a birth on %s',
  (birth) => {
    test('each moment is within 0.00001° of the natal place, and a second earlier it isn’t passed', async () => {
      const { returns } = await answerTo({ birth_utc: birth })
      expect(returns.length).toBeGreaterThanOrEqual(15)
      for (const { kind, moments } of returns) {
        expect(moments).toEqual([...moments].sort())
        for (const moment of moments) {
          const at = Date.parse(moment)
          expect(Math.abs(missOf(kind, birth, at))).toBeLessThan(0.00001)
          expect(missOf(kind, birth, at - 1000) * missOf(kind, birth, at + 1000)).toBeLessThan(0)
        }
      }
    })

    test('no pass of Saturn, Chiron or Uranus is left out in a hundred years, looked at day by day', async () => {
      const { returns } = await answerTo({ birth_utc: birth })
      for (const kind of ['saturn_return', 'chiron_return', 'uranus_opposition'] as const) {
        // Soon after a birth a body may turn and pass its natal place without having gone round: Chiron within two years.
        const from = Date.parse(birth) + (kind === 'chiron_return' ? 800 : 400) * DAY
        const to = Date.parse(birth) + 100 * YEAR
        const passes = returns.filter((each) => each.kind === kind).flatMap(({ moments }) => moments)
        // A second return of Chiron begins near the hundredth year and is told with its later passes.
        const passesSoFar = passes.filter((at) => Date.parse(at) <= to)
        const days = stepsWithPass(kind, birth, { from, to, step: DAY })
        expect(passesSoFar).toHaveLength(days.length)
        for (const [index, day] of days.entries()) {
          expect(day - Date.parse(passesSoFar[index]!)).toBeGreaterThanOrEqual(0)
          expect(day - Date.parse(passesSoFar[index]!)).toBeLessThanOrEqual(DAY)
        }
      }
    })

    test('no pass of the node is left out around its returns, looked at every quarter of an hour', async () => {
      const { returns } = await answerTo({ birth_utc: birth })
      for (const { kind, number, moments } of returns) {
        if (!kind.startsWith('nodal') || number > 2) continue
        const begins = Date.parse(moments[0]!)
        const quarters = { from: begins - 60 * DAY, to: begins + 90 * DAY, step: DAY / 96 }
        expect([kind, number, moments.length]).toEqual([kind, number, stepsWithPass(kind, birth, quarters).length])
      }
    })
  },
)

test('Saturn three times, Chiron and Uranus once, the nodes five times and opposite five times in a hundred years', async () => {
  const { returns } = await answerTo()
  const expected: [ReturnKind, number[], number][] = [
    ['saturn_return', [29.46, 58.9, 88.4], 1.2],
    // Chiron takes 50.4 to 50.8 years; the first pass of a loop can come most of a year early.
    ['chiron_return', [50.4], 2],
    ['uranus_opposition', [41], 3],
    ['nodal_return', [18.6, 37.2, 55.8, 74.4, 93.1], 0.3],
    ['nodal_opposition', [9.3, 27.9, 46.5, 65.1, 83.8], 0.3],
  ]
  for (const [kind, ages, tolerance] of expected) {
    const found = returns.filter((each) => each.kind === kind)
    expect(found.map(({ number }) => number)).toEqual(ages.map((_, i) => i + 1))
    for (const { number, moments } of found) {
      const age = (Date.parse(moments[0]!) - Date.parse(BIRTH)) / YEAR
      expect(Math.abs(age - ages[number - 1]!)).toBeLessThan(tolerance)
    }
  }
  const beginnings = returns.map(({ moments }) => moments[0]!)
  expect(beginnings).toEqual([...beginnings].sort())
})

/** Saturn entered Aquarius on 6 February 1991 and three times in 2020, the Sun Aries at each equinox: as almanacs have it. */
const INTO_AQUARIUS = '1991-02-06T18:51:00.000Z'
test.each([
  [
    INTO_AQUARIUS,
    { kind: 'saturn_return', number: 1 },
    ['2020-03-22T03:58Z', '2020-07-01T23:37Z', '2020-12-17T05:04Z'],
  ],
  ['2000-03-20T07:35:00.000Z', { kind: 'solar_return', number: 24 }, ['2024-03-20T03:06Z']],
  ['2000-03-20T07:35:00.000Z', { kind: 'solar_return', number: 25 }, ['2025-03-20T09:01Z']],
])('a birth at %s has %j when almanacs say', async (birth_utc, asksFor, published) => {
  const { chosen } = await answerTo({ birth_utc, chosen: asksFor })
  expect(chosen!.moments).toHaveLength(published.length)
  // Almanacs round to the minute, of which Saturn needs about one to move by what that leaves open.
  for (const [index, minute] of published.entries()) {
    expect(Math.abs(Date.parse(chosen!.moments[index]!) - Date.parse(minute))).toBeLessThan(3 * 60_000)
  }
})

test('of the Sun the last and the next return, and any other that is chosen', async () => {
  const { returns, chosen } = await answerTo({ chosen: { kind: 'solar_return', number: 40 } })
  const solar = returns.filter(({ kind }) => kind === 'solar_return')
  expect(solar.map(({ number }) => number)).toEqual([64, 65])
  expect(solar.map(({ moments }) => moments[0]! < question.at)).toEqual([true, false])
  expect(chosen).toMatchObject({ kind: 'solar_return', number: 40, pass: 1 })
  expect(Math.abs(missOf('solar_return', BIRTH, Date.parse(chosen!.at)))).toBeLessThan(0.00001)
  expect(Math.abs(Date.parse(chosen!.at) - Date.parse('2002-07-01T11:00:00Z'))).toBeLessThan(1.5 * DAY)
  const newborn = await answerTo({ birth_utc: '2026-05-01T00:00:00.000Z' })
  expect(newborn.returns.filter(({ kind }) => kind === 'solar_return').map(({ number }) => number)).toEqual([1])
})

test('within the margin of a birth time a return of the Sun differs by about as much; of the others that isn’t told', async () => {
  const { returns } = await answerTo({ margin_minutes: 720 })
  for (const { kind, marginMinutes } of returns) {
    if (kind !== 'solar_return') expect(marginMinutes).toBeNull()
    // The Sun is as fast as at the birth, but for what the Moon does to the Earth.
    else expect(Math.abs(marginMinutes! - 720)).toBeLessThan(5)
  }
  const certain = await answerTo()
  expect(certain.returns.find(({ kind }) => kind === 'solar_return')!.marginMinutes).toBe(0)
})

describe.each(['1962-07-22T12:00:00.000Z', '1953-04-07T12:00:00.000Z', '1950-07-02T12:00:00.000Z'])(
  'within half a day of a birth on %s',
  (birth) => {
    const HALF_DAY = DAY / 2
    const returnsAt = async (change: object = {}) => (await answerTo({ birth_utc: birth, ...change })).returns

    test('births of every two hours have their passes in the ranges, one in each that is single', async () => {
      const returns = (await returnsAt({ margin_minutes: 720 })).filter(({ kind }) => kind !== 'solar_return')
      for (let apart = -HALF_DAY; apart <= HALF_DAY; apart += DAY / 12) {
        const other = await returnsAt({ birth_utc: new Date(Date.parse(birth) + apart).toISOString() })
        for (const { kind, number, ranges, otherRanges } of returns) {
          const { moments = [] } = other.find((each) => each.kind === kind && each.number === number) ?? {}
          const known = ranges!.flatMap((range) => range ?? [])
          const within = ({ from, to }: { from: string; to: string }) =>
            moments.filter((at) => at >= from && at <= to).length
          for (const range of known.filter(({ isSingle }) => isSingle)) {
            expect([kind, number, range, within(range)]).toEqual([kind, number, range, 1])
          }
          const isInRange = (at: string) => [...known, ...otherRanges].some(({ from, to }) => at >= from && at <= to)
          expect([kind, number, moments.filter((at) => !isInRange(at))]).toEqual([kind, number, []])
        }
      }
    })

    test('a range begins and ends with the pass of a birth at an end of the margin, where it is single', async () => {
      const ends = await Promise.all(
        [-HALF_DAY, HALF_DAY].map((apart) =>
          returnsAt({ birth_utc: new Date(Date.parse(birth) + apart).toISOString() }),
        ),
      )
      const [saturn] = (await returnsAt({ margin_minutes: 720 })).filter(({ kind }) => kind === 'saturn_return')
      const passes = ends.map(
        (end) => end.find(({ kind, number }) => kind === 'saturn_return' && number === 1)!.moments[0],
      )
      expect(saturn!.ranges![0]).toEqual({ from: passes.toSorted()[0], to: passes.toSorted()[1], isSingle: true })
    })
  },
)

test('where a body turns back within the margin its passes may be more or fewer', async () => {
  const returnOf = async (birth_utc: string, asked: [ReturnKind, number]) =>
    (await answerTo({ birth_utc, margin_minutes: 720 })).returns.find(
      ({ kind, number }) => kind === asked[0] && number === asked[1],
    )!
  // Uranus stands on 8 November 2003, after its second pass.
  const uranus = await returnOf('1962-07-22T12:00:00.000Z', ['uranus_opposition', 1])
  expect(uranus.ranges!.map((range) => range!.isSingle)).toEqual([true, false, false])
  expect(uranus.ranges![1]).toEqual(uranus.ranges![2])
  expect(uranus.ranges![1]!.from < '2003-11-08' && uranus.ranges![1]!.to > '2003-11-09').toBe(true)
  // Saturn passes once, and nearly comes back.
  const saturn = await returnOf('1953-04-07T12:00:00.000Z', ['saturn_return', 3])
  expect([saturn.moments.length, saturn.ranges!.length, saturn.otherRanges.length]).toEqual([1, 1, 1])
  const standing = saturn.otherRanges[0]!
  expect(standing.to < saturn.moments[0]!).toBe(true)
  expect(Math.abs(missOf('saturn_return', '1953-04-07T12:00:00.000Z', Date.parse(standing.from)))).toBeLessThan(0.1)
  const certain = await answerTo()
  for (const { ranges, otherRanges } of certain.returns) expect([ranges, otherRanges]).toEqual([null, []])
})

test('nothing is told of a pass that the body is on its way through where the tables end', async () => {
  const lastOf = async (birth_utc: string) =>
    (await answerTo({ birth_utc, margin_minutes: 720 })).returns.findLast(({ kind }) => kind === 'nodal_return')!
  const last = await lastOf('2082-06-08T00:00:00.000Z')
  expect([last.moments.map((at) => at.slice(0, 10)), last.ranges, last.otherRanges]).toEqual([
    ['2101-01-01'],
    [null],
    [],
  ])
  // Half a day earlier it is through within the tables.
  expect((await lastOf('2082-06-07T12:00:00.000Z')).ranges).toEqual([expect.objectContaining({ isSingle: true })])
})

test('the chart of a moment is that of a birth at this moment, the first pass unless another is chosen', async () => {
  const chosen = { kind: 'saturn_return', number: 1 }
  const birth_utc = INTO_AQUARIUS
  const first = (await answerTo({ birth_utc, chosen })).chosen!
  const second = (await answerTo({ birth_utc, chosen: { ...chosen, pass: 2 } })).chosen!
  expect([first.at, second.at]).toEqual(first.moments.slice(0, 2))
  expect([first.pass, second.pass]).toEqual([1, 2])
  const toSecond = first.at.slice(0, 19)
  const response = await generate({
    birth_date: toSecond.slice(0, 10),
    birth_time: toSecond.slice(11),
    ...{ latitude: 0, longitude: 0, timezone: 'Etc/UTC' },
  })
  const { data } = (await response.json()) as { data: { channels: string[]; codes: object; activeGates: number[] } }
  expect(first.chart.channels).toEqual(data.channels)
  expect(first.chart.codes).toEqual(data.codes)
  expect(first.chart.activeGates).toEqual(data.activeGates)
  const natalSaturn = ephemeris.longitudesAt(Date.parse(birth_utc)).saturn
  const saturn = first.chart.activations.personality.find(({ body }) => body === 'saturn')!
  expect(Math.abs(saturn.longitudeDegrees - natalSaturn)).toBeLessThan(0.00001)
})

test.each([
  { kind: 'saturn_return', number: 4 },
  { kind: 'saturn_return', number: 1, pass: 9 },
  { kind: 'solar_return', number: 150 },
  { kind: 'uranus_opposition', number: 2 },
])('there is no such return: %j', async (chosen) => {
  expect((await answerTo({ chosen })).chosen).toBeNull()
})

test.each([
  [{ birth_utc: undefined }, 400, { birth_utc: 'birth_utc.required' }],
  [{ at: 'soon' }, 400, { at: 'at.invalid' }],
  [{ margin_minutes: 1441 }, 400, { margin_minutes: 'margin_minutes.invalid' }],
  [{ margin_minutes: 0.5 }, 400, { margin_minutes: 'margin_minutes.invalid' }],
  [{ chosen: { kind: 'moon_return', number: 1 } }, 400, { 'chosen.kind': 'kind.invalid' }],
  [{ chosen: { kind: 'solar_return', number: 0 } }, 400, { 'chosen.number': 'number.invalid' }],
  [{ chosen: { kind: 'solar_return', number: 1, pass: 100 } }, 400, { 'chosen.pass': 'pass.invalid' }],
  [{ chosen: 'solar_return' }, 400, { chosen: 'chosen.invalid' }],
  [{ birth_utc: '1899-12-30T00:00:00Z' }, 422, { birth_utc: 'birth_utc.early' }],
  [{ birth_utc: '2101-01-02T00:00:00Z' }, 422, { birth_utc: 'birth_utc.late' }],
  [{ at: '2101-01-02T00:00:00Z' }, 422, { at: 'at.late' }],
  [{ at: '1899-01-02T00:00:00Z' }, 422, { at: 'at.early' }],
])('refused: %j', async (changes, status, problems) => {
  const refusal = await refusalOf(post('/api/hd/returns', { ...question, ...changes }))
  expect(refusal).toMatchObject({ status, problems })
})
