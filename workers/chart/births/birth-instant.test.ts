import { expect, test } from 'vitest'
import { instantReplySchema } from '~/domain/human-design/service/chart-service.schema'
import { post, refusalOf } from '../app.fixture'

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

test('takes an offset that the member knows, and then says nothing of summer time', async () => {
  const question = { birth_date: '1985-07-01', birth_time: '12:00', timezone: 'Europe/Moscow' }
  expect(await ask({ ...question, utc_offset_override_seconds: 7200 })).toMatchObject({
    utc: '1985-07-01T10:00:00.000Z',
    utcOffsetSeconds: 7200,
    season: 'none',
  })
})

test('goes by the clock of the region in the Soviet winter of 1981–82', async () => {
  const evening = { birth_date: '1981-10-02', birth_time: '21:00' }
  // Yaroslavl had stayed on summer time, UTC+4; Moscow was back at UTC+3.
  expect(await ask({ ...evening, place_id: 468902 })).toMatchObject({
    utc: '1981-10-02T17:00:00.000Z',
    timezone: 'Europe/Moscow',
    utcOffsetSeconds: 14_400,
    otherClock: null,
  })
  expect(await ask({ ...evening, place_id: 524901 })).toMatchObject({ utc: '1981-10-02T18:00:00.000Z' })
})

test('says which place was taken, and nothing of one for coordinates', async () => {
  const noon = { birth_date: '1990-05-12', birth_time: '12:00' }
  expect(await ask({ ...noon, place_id: 468902 })).toMatchObject({ place: { id: 468902 }, namesakes: [] })
  expect(await ask({ ...noon, latitude: 57.6, longitude: 39.9 })).not.toHaveProperty('place')
})

test('names both clocks where sources disagree, and goes by the one that is chosen', async () => {
  const question = { birth_date: '2000-07-15', birth_time: '12:00', place_id: 1529102 }
  const [own, beijing] = ['2000-07-15T06:00:00.000Z', '2000-07-15T04:00:00.000Z']
  expect(await ask(question)).toMatchObject({ utc: own, otherClock: { utc: beijing, utcOffsetSeconds: 28_800 } })
  expect(await ask({ ...question, utc_offset_seconds: 28_800 })).toMatchObject({
    utc: beijing,
    otherClock: { utc: own, utcOffsetSeconds: 21_600 },
  })
})
