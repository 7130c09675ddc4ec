import { expect, test } from 'vitest'
import { buildChart } from '~/domain/human-design/chart/build-chart'
import { toChart } from '~/domain/human-design/service/chart-service.schema'
import { chartOf, ephemeris, generate } from '../app.fixture'
import { computeBirthLongitudes } from '../ephemeris/ephemeris'

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

test('draws the chart by the clock of the region', async () => {
  // The given chart of 1981-10-02 17:00 UTC; by Moscow's clock it would be that of 18:00.
  const birth = { birth_date: '1981-10-02', birth_time: '21:00', birth_city: 'Yaroslavl', birth_country: 'Russia' }
  expect(await chartOf(birth)).toMatchObject({
    birthUtc: '1981-10-02T17:00:00.000Z',
    type: 'Projector',
    authority: 'Splenic',
    otherClock: null,
  })
})
