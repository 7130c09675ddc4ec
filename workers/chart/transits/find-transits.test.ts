import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  cyclesReplySchema,
  eventsReplySchema,
  positionsReplySchema,
} from '~/domain/human-design/service/chart-service.schema'
import { BODIES, type BodyCode } from '~/domain/human-design/terms/codes'
import { app, ephemeris, post, refusalOf } from '../app.fixture'

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../tests/fixtures/${name}.json`, import.meta.url), 'utf8'))

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

const JANUARY = 'from=2026-01-01T00:00:00Z&to=2026-02-01T00:00:00Z'

async function eventsOf(query: string) {
  const response = await app.request(`/api/hd/events?${query}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
  return eventsReplySchema.parse(await response.json()).data
}
/** To the minute, as tables print it. */
const minute = (at: string) => new Date(Math.round(Date.parse(at) / 60_000) * 60_000).toISOString().slice(5, 16)

test('the new year and the phases of January 2026 as published', async () => {
  const { events } = await eventsOf(`${JANUARY}&kinds=lunar_phase,new_year`)
  expect(events.map((each) => [minute(each.at), each.kind === 'lunar_phase' ? each.phase : each.kind])).toEqual([
    ['01-03T10:03', 'full_moon'],
    ['01-10T15:48', 'last_quarter'],
    ['01-18T19:52', 'new_moon'],
    ['01-22T00:54', 'new_year'],
    ['01-26T04:47', 'first_quarter'],
  ])
})

test('the Sun through its gates, in the order of the wheel; Earth opposite at the same instants', async () => {
  const { events } = await eventsOf(`${JANUARY}&kinds=gate_ingress&bodies=sun,earth`)
  const of = (body: string) => events.flatMap((each) => ('body' in each && each.body === body ? [each] : []))
  expect(of('sun').map(({ gate, line }) => `${gate}.${line}`)).toEqual(['54.1', '61.1', '60.1', '41.1', '19.1'])
  expect(of('earth').map(({ at }) => at)).toEqual(of('sun').map(({ at }) => at))
})

test('stations of Mercury in 2026: three times backwards', async () => {
  const { events } = await eventsOf('from=2026-01-01T00:00:00Z&to=2027-01-01T00:00:00Z&kinds=station&bodies=mercury')
  expect(events.map((each) => each.kind === 'station' && `${each.at.slice(5, 10)} ${each.turns}`)).toEqual([
    '02-26 retrograde',
    '03-20 direct',
    '06-29 retrograde',
    '07-23 direct',
    '10-24 retrograde',
    '11-13 direct',
  ])
})

test('everything of a month, in order, and two halves make the whole', async () => {
  const whole = await eventsOf(JANUARY)
  const ats = whole.events.map(({ at }) => at)
  expect(ats).toEqual([...ats].sort())
  expect(whole.events.length).toBeGreaterThan(600)
  const cut = whole.events[300]!.at
  const halves = await Promise.all([
    eventsOf(`from=2026-01-01T00:00:00Z&to=${cut}`),
    eventsOf(`from=${cut}&to=2026-02-01T00:00:00Z`),
  ])
  expect(halves.flatMap(({ events }) => events)).toEqual(whole.events)
})

test('a body named twice moves once', async () => {
  const twice = await eventsOf(`${JANUARY}&kinds=gate_ingress,gate_ingress&bodies=sun,sun`)
  expect(twice.events).toHaveLength(5)
})

test('to the ends of what is covered', async () => {
  const first = await eventsOf('from=1899-09-29T00:00:00Z&to=1899-10-29T00:00:00Z')
  const last = await eventsOf('from=2100-12-10T00:00:00Z&to=2101-01-01T23:59:59Z')
  expect([first.events.length > 600, last.events.length > 400]).toEqual([true, true])
})

describe('refused', () => {
  test.each([
    ['', { from: 'from.required', to: 'to.required' }],
    ['from=now&to=2026-01-01', { from: 'from.invalid', to: 'to.invalid' }],
    ['from=2026-02-01T00:00:00Z&to=2026-01-01T00:00:00Z', { to: 'to.before' }],
    ['from=2026-01-01T00:00:00Z&to=2026-01-01T00:00:00Z', { to: 'to.before' }],
    ['from=2026-01-01T00:00:00Z&to=2026-02-15T00:00:01Z', { to: 'to.far' }],
    ['from=2026-01-01T00:00:00Z&to=2027-02-06T00:00:00Z&kinds=station', { to: 'to.far' }],
    [`${JANUARY}&bodies=chiron`, { 'bodies.0': 'bodies.invalid' }],
    [`${JANUARY}&kinds=station,eclipse`, { 'kinds.1': 'kinds.invalid' }],
  ])('?%s', async (query, problems) => {
    const refusal = await refusalOf(app.request(`/api/hd/events?${query}`))
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_input', problems })
    for (const [field, code] of Object.entries(problems)) expect(refusal.messages![field]).not.toBe(code)
  })

  test.each([
    ['from=1899-09-28T00:00:00Z&to=1899-10-01T00:00:00Z', { from: 'from.early' }],
    ['from=2100-12-30T00:00:00Z&to=2101-01-02T00:00:00Z', { to: 'to.late' }],
    ['from=2101-12-30T00:00:00Z&to=2102-01-02T00:00:00Z', { from: 'from.late' }],
  ])('not covered: ?%s', async (query, problems) => {
    const refusal = await refusalOf(app.request(`/api/hd/events?${query}`))
    expect(refusal).toMatchObject({ status: 422, code: 'out_of_range', problems })
  })
})

const BIRTH = '1962-07-01T10:00:00.000Z'
const question = { birth_utc: BIRTH, from: BIRTH, to: '2052-07-01T00:00:00Z', kinds: ['saturn_return'] }

async function cyclesOf(changes: object) {
  const response = await post('/api/hd/cycles', { ...question, ...changes })
  expect(response.status).toBe(200)
  // A birth is nobody else's business.
  expect(response.headers.get('Cache-Control')).toBeNull()
  return cyclesReplySchema.parse(await response.json()).data.cycles
}

test('a solar return a year, where the Sun was', async () => {
  const returns = await cyclesOf({ kinds: ['solar_return'], to: '1972-07-03T00:00:00Z' })
  expect(returns.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const natal = ephemeris.longitudesAt(Date.parse(BIRTH)).sun
  for (const { at, pass, passes } of returns) {
    expect([pass, passes]).toEqual([1, 1])
    expect(Math.abs(ephemeris.longitudesAt(Date.parse(at)).sun - natal)).toBeLessThan(1e-7)
  }
})

test('Saturn about 29 and 58, Chiron about 50, Uranus opposite about 42, the node about 18.6, 37, 56 and 74 years', async () => {
  const cycles = await cyclesOf({ kinds: ['saturn_return', 'chiron_return', 'uranus_opposition', 'nodal_return'] })
  const years = ({ at }: { at: string }) => (Date.parse(at) - Date.parse(BIRTH)) / (365.25 * 86_400_000)
  const of = (kind: string) => cycles.filter((each) => each.kind === kind)
  const expected: [string, number[], number][] = [
    ['saturn_return', [29.5, 58.9, 88.4], 1.2],
    ['chiron_return', [50.4], 2],
    ['uranus_opposition', [41], 3],
    ['nodal_return', [18.6, 37.2, 55.8, 74.4], 0.3],
  ]
  for (const [kind, ages, tolerance] of expected) {
    expect([...new Set(of(kind).map(({ number }) => number))]).toEqual(ages.map((_, i) => i + 1))
    for (const each of of(kind)) expect(Math.abs(years(each) - ages[each.number - 1]!)).toBeLessThan(tolerance)
  }
  const ats = cycles.map(({ at }) => at)
  expect(ats).toEqual([...ats].sort())
})

test('passes are counted, also where the question cuts between them', async () => {
  const all = await cyclesOf({ birth_utc: '1990-06-01T00:00:00Z', from: '1990-06-01T00:00:00Z' })
  const many = all.filter(({ passes }) => passes === 3)
  expect(many.length).toBeGreaterThan(0)
  const second = many[1]!
  expect(second).toMatchObject({ pass: 2, passes: 3 })
  const alone = await cyclesOf({
    birth_utc: '1990-06-01T00:00:00Z',
    from: new Date(Date.parse(second.at) - 1).toISOString(),
    to: second.at,
  })
  expect(alone).toEqual([second])
})

test('about thirteen lunar returns a year', async () => {
  const returns = await cyclesOf({ kinds: ['lunar_return'], from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' })
  expect([13, 14]).toContain(returns.length)
  expect(returns.every(({ number }, i) => number === returns[0]!.number + i)).toBe(true)
})

test.each([
  [{ birth_utc: undefined }, 400, { birth_utc: 'birth_utc.required' }],
  [{ birth_utc: '1962-07-01' }, 400, { birth_utc: 'birth_utc.invalid' }],
  [{ kinds: ['pluto_return'] }, 400, { 'kinds.0': 'kinds.invalid' }],
  [{ kinds: 'solar_return' }, 400, { kinds: 'kinds.invalid' }],
  [{ to: BIRTH }, 400, { to: 'to.before' }],
  [{ kinds: ['lunar_return'] }, 400, { to: 'to.far' }],
  [{ to: '2080-01-01T00:00:00Z' }, 400, { to: 'to.far' }],
  [{ birth_utc: '1899-12-30T00:00:00Z' }, 422, { birth_utc: 'birth_utc.early' }],
  [{ birth_utc: '2101-01-02T00:00:00Z' }, 422, { birth_utc: 'birth_utc.late' }],
  [{ from: '2100-01-01T00:00:00Z', to: '2101-06-01T00:00:00Z' }, 422, { to: 'to.late' }],
])('refused: %j', async (changes, status, problems) => {
  const refusal = await refusalOf(post('/api/hd/cycles', { ...question, ...changes }))
  expect(refusal).toMatchObject({ status, problems })
})
