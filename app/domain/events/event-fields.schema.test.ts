import { expect, test } from 'vitest'
import { eventFieldsSchema } from './event-fields.schema'

const FORM = {
  ...{ kind: 'circle', title: 'Gates of the week', description: 'Everyone reads one gate.', language: 'en' },
  ...{ start_date: '2027-03-01', start_time: '18:00', end_time: '19:00' },
}

test.each([
  ['online', 'Europe/Kyiv', 'Europe/Kyiv'],
  ['online', ' europe/kiev ', 'Europe/Kyiv'],
  ['online', 'Asia/Calcutta', 'Asia/Kolkata'],
  ['online', 'Mars/Olympus', 'zone.unknown'],
  ['online', '+03:00', 'zone.unknown'],
  ['online', '', 'zone.unknown'],
  // An event at a place goes by the zone of the place.
  ['place', 'Mars/Olympus', null],
])('%s, a zone of %j is %j', (format, time_zone, expected) => {
  const read = eventFieldsSchema.safeParse({ ...FORM, format, city: 'Tbilisi', time_zone })
  const problem = read.error?.issues.map(({ path, message }) => [path.join(), message])
  if (expected === 'zone.unknown') return expect(problem).toEqual([['time_zone', expected]])
  expect(problem).toBeUndefined()
  expect(read.data?.time_zone).toBe(expected)
})
