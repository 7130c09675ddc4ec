import { describe, expect, test } from 'vitest'
import { birthFormSchema } from './birth-form.schema'

const complete = {
  birth_date: '1980-07-05',
  birth_time: '09:30',
  time_accuracy: 'exact',
  birth_city: 'Nizhny Novgorod',
  birth_country: 'Russia',
}

function problemsOf(form: Record<string, string>) {
  const issues = birthFormSchema.safeParse(form).error?.issues ?? []
  // The first problem of a field is the one shown.
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]))
}

const parse = (changes: Record<string, string>) => birthFormSchema.parse({ ...complete, ...changes })

test('a complete form passes, what was left out is null', () => {
  expect(birthFormSchema.parse(complete)).toEqual({
    ...complete,
    place_id: null,
    latitude: null,
    longitude: null,
    timezone: null,
    zone_chosen: false,
    utc_offset_seconds: null,
  })
})

test('an empty form names every required field at once', () => {
  const required = {
    birth_date: 'date.required',
    birth_time: 'time.required',
    birth_city: 'city.required',
    birth_country: 'country.required',
  }
  expect(problemsOf({})).toEqual(required)
  expect(problemsOf({ birth_date: ' ', birth_time: '', birth_city: ' ', birth_country: '' })).toEqual(required)
})

test('an unknown time needs none and keeps none', () => {
  expect(parse({ time_accuracy: 'unknown', birth_time: '' }).birth_time).toBeNull()
  expect(parse({ time_accuracy: 'unknown', birth_time: '09:30' }).birth_time).toBeNull()
})

test.each([
  ['9:30', '09:30'],
  ['0930', '09:30'],
  ['9.30', '09:30'],
  ['09:30:15', '09:30:15'],
])('time %s is read as %s', (typed, time) => {
  expect(parse({ birth_time: typed }).birth_time).toBe(time)
})

test.each([
  ['birth_time', '25:00', 'time.invalid'],
  ['birth_time', 'noon', 'time.invalid'],
  ['birth_date', '1981-02-29', 'date.invalid'],
  ['birth_date', '5 July 1980', 'date.invalid'],
  ['birth_date', '1899-12-31', 'date.early'],
  ['birth_date', '2101-01-01', 'date.late'],
  ['latitude', '91', 'latitude.invalid'],
  ['latitude', 'north', 'latitude.invalid'],
  ['longitude', '-180.5', 'longitude.invalid'],
  ['birth_city', 'x'.repeat(121), 'city.long'],
])('%s = %s is refused: %s', (field, value, message) => {
  expect(problemsOf({ ...complete, latitude: '1', longitude: '1', [field]: value })).toEqual({ [field]: message })
})

describe('coordinates', () => {
  test('take a decimal comma and a typographic minus', () => {
    expect(parse({ latitude: '56,33', longitude: '−44.0' })).toMatchObject({ latitude: 56.33, longitude: -44 })
  })

  test('come in pairs', () => {
    expect(problemsOf({ ...complete, latitude: '56.3' })).toEqual({ longitude: 'coordinates.incomplete' })
    expect(problemsOf({ ...complete, longitude: '44' })).toEqual({ latitude: 'coordinates.incomplete' })
  })

  test('the equator and the prime meridian are places', () => {
    expect(parse({ latitude: '0', longitude: '0' })).toMatchObject({ latitude: 0, longitude: 0 })
  })
})

test('the chosen offset and place are whole numbers or nothing', () => {
  expect(parse({ utc_offset_seconds: '-16200', place_id: '520555' })).toMatchObject({
    utc_offset_seconds: -16200,
    place_id: 520555,
  })
  expect(parse({ utc_offset_seconds: 'x', place_id: '1.5' })).toMatchObject({
    utc_offset_seconds: null,
    place_id: null,
  })
})

test('a place chosen among those offered outweighs what was known before', () => {
  const before = { place_id: '1', latitude: '10', longitude: '20', timezone: 'Europe/Berlin' }
  expect(parse({ ...before, place_choice: '520555' })).toEqual({
    ...complete,
    place_id: 520555,
    latitude: null,
    longitude: null,
    timezone: null,
    zone_chosen: false,
    utc_offset_seconds: null,
  })
})

test('a zone named by hand outweighs the one found, until another place is chosen', () => {
  const found = { latitude: '40.1', longitude: '124.4', timezone: 'Asia/Pyongyang' }
  expect(parse({ ...found, zone_choice: 'Asia/Shanghai' }).timezone).toBe('Asia/Shanghai')
  expect(parse({ ...found, zone_choice: '' }).timezone).toBe('Asia/Pyongyang')
  expect(parse({ zone_choice: 'Asia/Shanghai', place_choice: '2037886' }).timezone).toBe('Asia/Shanghai')
})
