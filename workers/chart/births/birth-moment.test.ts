import { expect, test } from 'vitest'
import { chartOf, generate, refusalOf } from '../app.fixture'

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

test('an offset that the member knows holds whatever the zone says', async () => {
  const known = { ...newYork, utc_offset_override_seconds: -21_600 }
  const at = async (birth_date: string, birth_time: string) => chartOf({ ...known, birth_date, birth_time })
  expect(await at('1990-07-01', '12:00')).toMatchObject({
    birthUtc: '1990-07-01T18:00:00.000Z',
    utcOffsetSeconds: -21_600,
    timezone: 'America/New_York',
  })
  // Skipped and repeated by the clocks of the zone.
  expect((await at('2021-03-14', '02:30')).birthUtc).toBe('2021-03-14T08:30:00.000Z')
  expect((await at('2021-11-07', '01:30')).birthUtc).toBe('2021-11-07T07:30:00.000Z')
})
