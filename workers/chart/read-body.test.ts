import { expect, test } from 'vitest'
import { generate, post, refusalOf } from './app.fixture'

test('names every missing field with a code and the sentence of the specification', async () => {
  const refusal = await refusalOf(post('/api/hd/generate-chart', {}))
  expect(refusal).toMatchObject({
    status: 400,
    success: false,
    data: null,
    code: 'invalid_input',
    error: 'Birth date is required',
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
  [{ utc_offset_override_seconds: 57_601 }, { utc_offset_override_seconds: 'offset.invalid' }],
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
  [{ latitude: 40 }, { longitude: 'coordinates.incomplete' }],
  [{ longitude: 40 }, { latitude: 'coordinates.incomplete' }],
  [
    { longitude: 40, birth_date: 'soon' },
    { birth_date: 'date.invalid', latitude: 'coordinates.incomplete' },
  ],
])('half of the coordinates, asked about a clock: %j', async (changes, problems) => {
  const question = { birth_date: '1990-06-10', birth_time: '12:00', timezone: 'Europe/Oslo', ...changes }
  for (const path of ['/api/hd/birth-instant', '/api/hd/birth-window']) {
    const refusal = await refusalOf(post(path, question))
    expect([refusal.status, refusal.problems]).toEqual([400, problems])
  }
})

test('a body names nothing by its prototype', async () => {
  const refusal = await refusalOf(post('/api/hd/generate-chart', '{"__proto__":{"birth_date":"1990-01-01"}}'))
  expect(refusal.problems).toHaveProperty('birth_date', 'date.required')
})

test.each([
  ['no JSON', '{"birth_date":', 'invalid_json'],
  ['nothing', '', 'invalid_json'],
  ['a list', '[]', 'invalid_input'],
  ['null', 'null', 'invalid_input'],
  ['a number', '5', 'invalid_input'],
  ['more than anybody needs', `{"name":"${'x'.repeat(20_000)}"}`, 'body_too_large'],
  ['ten megabytes', 'x'.repeat(10_000_000), 'body_too_large'],
  ['more than anybody reads', 'x'.repeat(17_000_000), 'body_too_large'],
  ['brackets without end', '['.repeat(15_000), 'invalid_json'],
])('a body of %s', async (_, body, code) => {
  expect(await refusalOf(post('/api/hd/generate-chart', body))).toMatchObject({ status: 400, code })
})
