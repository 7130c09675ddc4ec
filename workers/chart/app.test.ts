import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Place } from '~/domain/birth/place'
import { createZoneTable } from '~/domain/birth/zone-offsets'
import { buildChart } from '~/domain/human-design/build-chart'
import {
  chartReplySchema,
  instantReplySchema,
  refusalSchema,
  toChart,
  windowReplySchema,
} from '~/domain/human-design/chart-service.schema'
import { createChartApp } from './app'
import { computeBirthLongitudes } from './birth-chart'
import { createEphemeris } from './ephemeris/ephemeris'

const bytesOf = (path: string) => new Uint8Array(readFileSync(new URL(path, import.meta.url))).buffer
const ephemeris = createEphemeris(bytesOf('./ephemeris/tables/ephemeris.bin'))
const zones = createZoneTable(bytesOf('./zones/zones.bin'))

const place = (id: number, name: string, country: string, timezone: string, at: [number, number]): Place => ({
  id,
  name,
  nameRu: null,
  region: null,
  regionRu: null,
  country,
  countryRu: country,
  countryCode: country.slice(0, 2).toUpperCase(),
  latitude: at[0],
  longitude: at[1],
  timezone,
  population: 1_000_000,
})
/** In place of the database: the service's own logic is what is tested here. */
const gazetteer = [
  place(3143244, 'Oslo', 'Norway', 'Europe/Oslo', [59.91, 10.75]),
  place(5128581, 'New York City', 'United States', 'America/New_York', [40.71, -74.01]),
  place(524901, 'Moscow', 'Russia', 'Europe/Moscow', [55.75, 37.62]),
]
let searches = 0
const app = createChartApp({
  ephemeris,
  zones,
  now: () => Date.UTC(2026, 5, 1, 12),
  places: () => ({
    search: async (query, limit) => {
      searches += 1
      if (query === 'fail') throw new Error('the database is away')
      return gazetteer.filter(({ name }) => name.toLowerCase().startsWith(query.toLowerCase())).slice(0, limit)
    },
    find: async ({ city, country }) => {
      const inCountry = gazetteer.filter((each) => each.country === country)
      if (inCountry.length === 0) return { place: null, reason: 'unknown_country', suggestions: [] }
      const found = inCountry.find(({ name }) => name === city)
      return found ? { place: found } : { place: null, reason: 'unknown_city', suggestions: inCountry }
    },
    findById: async (id) => gazetteer.find((each) => each.id === id) ?? null,
  }),
})

const post = (path: string, body: unknown) =>
  app.request(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })

const oslo = {
  name: 'Kari',
  birth_date: '1962-07-01',
  birth_time: '12:00',
  birth_city: 'Oslo',
  birth_country: 'Norway',
}
const generate = (changes: object = {}) => post('/api/hd/generate-chart', { ...oslo, ...changes })
async function chartOf(changes: object = {}) {
  const response = await generate(changes)
  expect(response.status).toBe(200)
  return chartReplySchema.parse(await response.json()).data
}
async function refusalOf(answer: Response | Promise<Response>) {
  const response = await answer
  return { status: response.status, ...refusalSchema.parse(await response.json()) }
}

describe('POST /api/hd/generate-chart', () => {
  test('gives success, data and error, and every output of the contract', async () => {
    const response = await generate()
    const body = (await response.json()) as Record<string, unknown>
    expect(Object.keys(body)).toEqual(['success', 'data', 'error'])
    expect(body).toMatchObject({ success: true, error: null })
    // By the reference for 1962-07-01 10:00 UTC: Norway had summer time that year, unlike its neighbours.
    expect(body.data).toMatchObject({
      location: { latitude: 59.91, longitude: 10.75, timezone: 'Europe/Oslo', city: 'Oslo', country: 'Norway' },
      type: 'Manifestor',
      authority: 'Emotional',
      profile: '6/2',
      definition: 'Split',
      incarnationCross: 'Left Angle Cross of Demands 1',
      centers: {
        head: false,
        ajna: false,
        throat: true,
        g: true,
        heart: true,
        spleen: false,
        sacral: false,
        solar_plexus: true,
        root: true,
      },
      channels: ['13-33', '19-49', '21-45'],
      strategy: 'Inform before acting',
      signature: 'Peace',
      notSelf: 'Anger',
      birthUtc: '1962-07-01T10:00:00.000Z',
      utcOffsetSeconds: 7200,
      timezone: 'Europe/Oslo',
      timeAccuracy: 'exact',
      localMeanTime: false,
      node: 'true',
    })
  })

  test('lists 13 gates a side by planet', async () => {
    const { gates } = await chartOf()
    expect(gates.conscious).toHaveLength(13)
    expect(gates.unconscious).toHaveLength(13)
    expect(gates.conscious[0]).toEqual({ planet: 'sun', gate: 52, line: 6 })
    expect(gates.conscious[2]).toEqual({ planet: 'north_node', gate: 33, line: 2 })
    expect(gates.unconscious[0]).toEqual({ planet: 'sun', gate: 21, line: 2 })
  })

  test('carries the whole chart, which comes out as it was built', async () => {
    const { personality, design } = computeBirthLongitudes(ephemeris, Date.UTC(1962, 6, 1, 10))
    expect(toChart(await chartOf())).toEqual(buildChart(personality, design))
  })

  test.each([
    ['coordinates before everything', { latitude: 40.7, longitude: -74 }, 'America/New_York'],
    [
      'a zone named beside coordinates',
      { latitude: 40.7, longitude: -74, timezone: 'America/Chicago' },
      'America/Chicago',
    ],
    ['the id of a place before its name', { place_id: 524901 }, 'Europe/Moscow'],
    ['a zone named beside a city', { timezone: 'Europe/Berlin' }, 'Europe/Berlin'],
    [
      'nulls as if they were not there',
      { place_id: null, latitude: null, longitude: null, timezone: null },
      'Europe/Oslo',
    ],
  ])('believes %s', async (_, changes, timezone) => {
    expect((await chartOf(changes)).timezone).toBe(timezone)
  })

  test('takes noon when the time is unknown, whatever was typed', async () => {
    const unknown = await chartOf({ time_accuracy: 'unknown', birth_time: undefined })
    // Noon, two hours ahead of UTC.
    expect([unknown.birthUtc, unknown.timeAccuracy]).toEqual(['1962-07-01T10:00:00.000Z', 'unknown'])
    expect((await chartOf({ time_accuracy: 'unknown', birth_time: '03:00' })).birthUtc).toBe(unknown.birthUtc)
    expect((await chartOf({ time_accuracy: 'unknown', birth_time: '' })).birthUtc).toBe(unknown.birthUtc)
  })

  test('keeps the seconds of the time and of local mean time', async () => {
    expect((await chartOf({ birth_time: '12:00:30' })).birthUtc).toBe('1962-07-01T10:00:30.000Z')
    // Before standard time a place had the time of its own longitude: 30° east are two hours.
    const early = await chartOf({ birth_date: '1900-03-01', latitude: 0.3, longitude: 30, timezone: 'Africa/Kampala' })
    expect(early).toMatchObject({ utcOffsetSeconds: 7200, localMeanTime: true, birthUtc: '1900-03-01T10:00:00.000Z' })
  })

  test('says where a date may be in the old calendar', async () => {
    const moscow = { birth_city: 'Moscow', birth_country: 'Russia' }
    expect((await chartOf({ ...moscow, birth_date: '1910-05-05' })).mayBeOldStyle).toBe(true)
    expect((await chartOf({ ...moscow, birth_date: '1920-05-05' })).mayBeOldStyle).toBe(false)
  })
})

describe('what cannot be read', () => {
  test('names every missing field with a code and the sentence of the specification', async () => {
    const refusal = await refusalOf(post('/api/hd/generate-chart', {}))
    expect(refusal).toMatchObject({
      status: 400,
      success: false,
      data: null,
      code: 'invalid_input',
      error: 'Birth city is required',
      problems: {
        birth_date: 'date.required',
        birth_time: 'time.required',
        birth_city: 'city.required',
        birth_country: 'country.required',
      },
      messages: {
        birth_date: 'Birth date is required',
        birth_time: 'Birth time is required',
        birth_city: 'Birth city is required',
        birth_country: 'Birth country is required',
      },
    })
  })

  test.each([
    [{ birth_date: '1990-02-30' }, { birth_date: 'date.invalid' }],
    [{ birth_date: '1.1.1990' }, { birth_date: 'date.invalid' }],
    [{ birth_date: 19900101 }, { birth_date: 'date.invalid' }],
    [{ birth_date: '' }, { birth_date: 'date.required' }],
    [{ birth_time: '25:00' }, { birth_time: 'time.invalid' }],
    [{ birth_time: '9' }, { birth_time: 'time.invalid' }],
    [{ birth_time: '' }, { birth_time: 'time.required' }],
    [{ birth_time: null }, { birth_time: 'time.required' }],
    [{ birth_city: '  ' }, { birth_city: 'city.required' }],
    [{ birth_city: 'x'.repeat(121) }, { birth_city: 'city.long' }],
    [{ birth_country: 7 }, { birth_country: 'country.invalid' }],
    [{ latitude: 91, longitude: 0 }, { latitude: 'latitude.invalid' }],
    [
      { latitude: '40', longitude: -181 },
      { latitude: 'latitude.invalid', longitude: 'longitude.invalid' },
    ],
    [{ latitude: 40 }, { longitude: 'coordinates.incomplete' }],
    [{ longitude: 40 }, { latitude: 'coordinates.incomplete' }],
    [{ time_accuracy: 'roughly' }, { time_accuracy: 'accuracy.invalid' }],
    [{ utc_offset_seconds: 0.5 }, { utc_offset_seconds: 'offset.invalid' }],
    [{ place_id: 'one' }, { place_id: 'place.invalid' }],
    [
      { birth_date: 'soon', birth_time: 'late' },
      { birth_date: 'date.invalid', birth_time: 'time.invalid' },
    ],
  ])('%j', async (changes, problems) => {
    const refusal = await refusalOf(generate(changes))
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_input', problems })
    expect(Object.keys(refusal.problems!)).toEqual(Object.keys(problems))
    // No code is left without its sentence.
    for (const [field, message] of Object.entries(refusal.messages!)) expect(message).not.toBe(refusal.problems![field])
  })

  test.each([
    ['no JSON', '{"birth_date":', 'invalid_json'],
    ['nothing', '', 'invalid_json'],
    ['a list', '[]', 'invalid_input'],
    ['null', 'null', 'invalid_input'],
    ['a number', '5', 'invalid_input'],
    ['more than anybody needs', `{"name":"${'x'.repeat(20_000)}"}`, 'body_too_large'],
    ['more than anybody reads', 'x'.repeat(3_000_000), 'body_too_large'],
    ['brackets without end', '['.repeat(15_000), 'invalid_json'],
  ])('a body of %s', async (_, body, code) => {
    expect(await refusalOf(post('/api/hd/generate-chart', body))).toMatchObject({ status: 400, code })
  })

  test('an unknown address and a wrong method, in JSON', async () => {
    expect(await refusalOf(app.request('/api/hd/nothing'))).toMatchObject({ status: 404, code: 'not_found' })
    expect(await refusalOf(app.request('/api/hd/generate-chart'))).toMatchObject({ status: 405 })
  })

  test('a failure of ours is told without its reason', async () => {
    const errors: unknown[] = []
    const report = console.error
    console.error = (line) => errors.push(line)
    const refusal = await refusalOf(app.request('/api/hd/places?q=fail'))
    console.error = report
    expect(refusal).toMatchObject({ status: 500, error: 'HD calculation failed', code: 'calculation_failed' })
    expect(JSON.stringify(refusal)).not.toContain('database')
    expect(String(errors[0])).toContain('the database is away')
  })
})

describe('what is no birth', () => {
  const newYork = { birth_city: 'New York City', birth_country: 'United States' }

  test('a time that came twice, with both instants', async () => {
    const ambiguous = { ...newYork, birth_date: '2021-11-07', birth_time: '01:30' }
    const refusal = await refusalOf(generate(ambiguous))
    expect(refusal).toMatchObject({
      status: 422,
      code: 'ambiguous_local_time',
      problems: { birth_time: 'time.ambiguous' },
      options: [
        { utc: '2021-11-07T05:30:00.000Z', utcOffsetSeconds: -14_400, clock: '2021-11-07T01:30:00' },
        { utc: '2021-11-07T06:30:00.000Z', utcOffsetSeconds: -18_000, clock: '2021-11-07T01:30:00' },
      ],
    })
    for (const { utc, utcOffsetSeconds } of refusal.options!) {
      expect((await chartOf({ ...ambiguous, utc_offset_seconds: utcOffsetSeconds })).birthUtc).toBe(utc)
    }
  })

  test('a time that never came, with what it may have meant', async () => {
    const skipped = { ...newYork, birth_date: '2021-03-14', birth_time: '02:30' }
    const refusal = await refusalOf(generate(skipped))
    expect(refusal).toMatchObject({
      status: 422,
      code: 'nonexistent_local_time',
      problems: { birth_time: 'time.nonexistent' },
      options: [
        { utc: '2021-03-14T07:30:00.000Z', utcOffsetSeconds: -18_000, clock: '2021-03-14T03:30:00' },
        { utc: '2021-03-14T06:30:00.000Z', utcOffsetSeconds: -14_400, clock: '2021-03-14T01:30:00' },
      ],
      skippedFrom: '2021-03-14T02:00:00',
      skippedTo: '2021-03-14T03:00:00',
    })
    expect((await chartOf({ ...skipped, utc_offset_seconds: -18_000 })).birthUtc).toBe('2021-03-14T07:30:00.000Z')
  })

  test.each([
    ['a moment to come', { birth_date: '2026-06-01', birth_time: '14:01' }, 'future_birth_datetime', 'date.future'],
    ['a day to come', { birth_date: '2026-06-02', time_accuracy: 'unknown' }, 'future_birth_datetime', 'date.future'],
    ['a year too early', { birth_date: '1899-12-31' }, 'out_of_range', 'date.early'],
    ['a year too late', { birth_date: '2101-01-01' }, 'out_of_range', 'date.late'],
  ])('%s', async (_, changes, code, problem) => {
    expect(await refusalOf(generate(changes))).toMatchObject({ status: 422, code, problems: { birth_date: problem } })
  })

  test('this very minute, and noon of a day that has begun, are births', async () => {
    // Oslo is two hours ahead in June.
    expect((await chartOf({ birth_date: '2026-06-01', birth_time: '14:00' })).birthUtc).toBe('2026-06-01T12:00:00.000Z')
    const today = { ...newYork, birth_date: '2026-06-01', time_accuracy: 'unknown' }
    expect((await chartOf(today)).birthUtc).toBe('2026-06-01T16:00:00.000Z')
  })

  test('a city nobody knows, with suggestions', async () => {
    const refusal = await refusalOf(generate({ birth_city: 'Olso' }))
    expect(refusal).toMatchObject({ status: 422, code: 'unknown_place', problems: { birth_city: 'city.unknown' } })
    expect(refusal.suggestions!.map(({ name }) => name)).toEqual(['Oslo'])
  })

  test.each([
    [{ birth_country: 'Atlantis' }, 'unknown_place', { birth_country: 'country.unknown' }],
    [{ place_id: 1 }, 'unknown_place', { place_id: 'place.unknown' }],
    [{ timezone: 'Mars/Olympus' }, 'unknown_zone', { timezone: 'timezone.unknown' }],
  ])('%j', async (changes, code, problems) => {
    expect(await refusalOf(generate(changes))).toMatchObject({ status: 422, code, problems })
  })
})

describe('POST /api/hd/birth-instant', () => {
  const ask = async (question: object) => {
    const response = await post('/api/hd/birth-instant', question)
    expect(response.status).toBe(200)
    return instantReplySchema.parse(await response.json()).data
  }

  test.each([
    ['1985-07-01', 'Europe/Moscow', { utcOffsetSeconds: 14_400, season: 'summer', abbreviation: 'MSD' }],
    ['1985-01-01', 'Europe/Moscow', { utcOffsetSeconds: 10_800, season: 'standard', abbreviation: 'MSK' }],
    ['2020-07-01', 'Europe/Moscow', { utcOffsetSeconds: 10_800, season: 'none', abbreviation: 'MSK' }],
    ['2020-01-15', 'Australia/Sydney', { utcOffsetSeconds: 39_600, season: 'summer' }],
    ['2020-07-15', 'Australia/Sydney', { utcOffsetSeconds: 36_000, season: 'standard' }],
    ['1900-01-01', 'Africa/Kampala', { season: 'local_mean_time' }],
    ['1910-01-01', 'Europe/Moscow', { mayBeOldStyle: true }],
  ])('%s in %s', async (birth_date, timezone, expected) => {
    expect(await ask({ birth_date, birth_time: '12:00', timezone })).toMatchObject({ timezone, ...expected })
  })

  test('finds the zone of coordinates and takes noon without a time', async () => {
    expect(await ask({ birth_date: '1990-06-10', latitude: 40.7, longitude: -74 })).toMatchObject({
      timezone: 'America/New_York',
      utc: '1990-06-10T16:00:00.000Z',
    })
  })

  test('needs some place', async () => {
    const refusal = await refusalOf(post('/api/hd/birth-instant', { birth_date: '1990-06-10' }))
    expect(refusal).toMatchObject({ status: 400, problems: { timezone: 'timezone.required' } })
  })

  test('offers the same choices as the chart', async () => {
    const question = { birth_date: '2021-11-07', birth_time: '01:30', timezone: 'America/New_York' }
    const refusal = await refusalOf(post('/api/hd/birth-instant', question))
    expect([refusal.status, refusal.code, refusal.options?.length]).toEqual([422, 'ambiguous_local_time', 2])
  })
})

describe('POST /api/hd/birth-window', () => {
  const ask = async (question: object) => {
    const response = await post('/api/hd/birth-window', question)
    expect(response.status).toBe(200)
    return windowReplySchema.parse(await response.json()).data
  }
  const factsOf = (utcMs: number) => {
    const { personality, design } = computeBirthLongitudes(ephemeris, utcMs)
    const { type, authority, profile, definition, cross } = buildChart(personality, design)
    return { type, authority, profile, definition, cross: `${cross.name} ${cross.variation}` }
  }
  /** The same by brute force: a chart for every minute. */
  const sharesOf = (fromMs: number, minutes: number) => {
    const shares: Record<string, Record<string, number>> = {}
    for (let minute = 0; minute < minutes; minute++) {
      for (const [fact, code] of Object.entries(factsOf(fromMs + minute * 60_000))) {
        shares[fact] ??= {}
        shares[fact][code] = (shares[fact][code] ?? 0) + 1 / minutes
      }
    }
    return shares
  }

  test('tells five windows, the likeliest first, in shares of one', async () => {
    const { windows, utc } = await ask({ birth_date: '1990-05-17', birth_time: '08:30', timezone: 'Europe/Moscow' })
    expect(utc).toBe('1990-05-17T04:30:00.000Z')
    expect(windows.map(({ minutes }) => minutes)).toEqual([5, 15, 30, 60, null])
    for (const window of windows) {
      for (const fact of [window.type, window.authority, window.profile, window.definition, window.cross]) {
        const shares = fact.map(({ share }) => share)
        expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9)
        expect([...shares].sort((one, other) => other - one)).toEqual(shares)
      }
    }
  })

  test.each(['1990-05-17', '1961-08-04', '2003-02-11', '1978-11-29'])(
    'counts the minutes of %s truly',
    async (birth_date) => {
      const { windows } = await ask({ birth_date, birth_time: '08:30', timezone: 'UTC' })
      const midnight = Date.parse(`${birth_date}T00:00:00Z`)
      const birth = midnight + 510 * 60_000
      for (const window of windows) {
        const expected =
          window.minutes === null
            ? sharesOf(midnight, 1440)
            : sharesOf(birth - window.minutes * 60_000, 2 * window.minutes + 1)
        for (const fact of ['type', 'authority', 'profile', 'definition'] as const) {
          expect(Object.fromEntries(window[fact].map(({ code, share }) => [code, share.toFixed(9)]))).toEqual(
            Object.fromEntries(Object.entries(expected[fact]!).map(([code, share]) => [code, share.toFixed(9)])),
          )
        }
        expect(window.cross.map(({ name, variation }) => `${name} ${variation}`).sort()).toEqual(
          Object.keys(expected.cross!).sort(),
        )
      }
    },
  )

  test('of an unknown time tells the day alone, with 23 hours where the clocks were set forward', async () => {
    const question = { birth_date: '2021-03-14', time_accuracy: 'unknown', timezone: 'America/New_York' }
    const { windows } = await ask(question)
    expect(windows.map(({ minutes }) => minutes)).toEqual([null])
    const shares = sharesOf(Date.UTC(2021, 2, 14, 5), 23 * 60)
    expect(Object.fromEntries(windows[0]!.type.map(({ code, share }) => [code, share.toFixed(9)]))).toEqual(
      Object.fromEntries(Object.entries(shares.type!).map(([code, share]) => [code, share.toFixed(9)])),
    )
  })

  test('reaches the ends of the covered years', async () => {
    for (const birth_date of ['1900-01-01', '2026-05-31']) {
      for (const timezone of ['Pacific/Kiritimati', 'Pacific/Honolulu']) {
        expect((await ask({ birth_date, birth_time: '00:00', timezone })).windows).toHaveLength(5)
      }
    }
  })
})

describe('GET', () => {
  test('/api/hd/places searches and may be kept for an hour', async () => {
    const response = await app.request('/api/hd/places?q=osl&limit=5')
    expect(await response.json()).toMatchObject({ success: true, data: [{ name: 'Oslo' }], error: null })
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
    const before = searches
    expect(await (await app.request('/api/hd/places')).json()).toMatchObject({ success: true })
    expect(searches).toBe(before + 1)
  })

  test('/health tells the editions', async () => {
    expect(await (await app.request('/health')).json()).toEqual({
      status: 'ok',
      engineVersion: expect.any(String),
      zoneTableVersion: zones.version,
    })
  })

  test('/api/openapi.json describes every address, and its references lead somewhere', async () => {
    const document = (await (await app.request('/api/openapi.json')).json()) as {
      openapi: string
      paths: object
      components: { schemas: Record<string, { properties?: object; required?: string[] }> }
    }
    expect(document.openapi).toMatch(/^3\.1/)
    expect(Object.keys(document.paths)).toEqual([
      '/api/hd/generate-chart',
      '/api/hd/birth-instant',
      '/api/hd/birth-window',
      '/api/hd/places',
    ])
    const request = document.components.schemas.ChartRequest!
    expect(Object.keys(request.properties!)).toEqual(
      expect.arrayContaining([
        'name',
        'birth_date',
        'birth_time',
        'birth_city',
        'birth_country',
        'latitude',
        'timezone',
      ]),
    )
    expect(request.required).toEqual(['birth_city', 'birth_country', 'birth_date'])
    const references = JSON.stringify(document).match(/"#\/components\/schemas\/(\w+)"/g) ?? []
    expect(references.length).toBeGreaterThan(10)
    for (const reference of references) {
      expect(document.components.schemas).toHaveProperty(reference.split('/').at(-1)!.replace('"', ''))
    }
  })
})
