import { expect, test } from 'vitest'
import { birthFormSchema } from './birth-form.schema'
import { withZoneChoice } from './zone-choice'

const FORM = {
  birth_date: '1975-07-15',
  birth_time: '12:00',
  birth_city: 'Ceuta',
  birth_country: 'Spain',
  latitude: '35.89',
  longitude: '-5.31',
}
const STORED = { timezone: 'Europe/Madrid', latitude: 35.89, longitude: -5.31 }

test.each([
  ['found before', { timezone: 'Europe/Madrid' }, false, false],
  ['nobody knows', { timezone: 'Europe/Madrid' }, null, null],
  ['named now', { timezone: 'Europe/Madrid', zone_choice: 'Europe/Madrid' }, null, true],
  ['another zone', { timezone: 'Africa/Ceuta' }, true, false],
  ['another place', { timezone: 'Europe/Madrid', latitude: '36' }, true, false],
  ['looked up anew', {}, true, false],
])('a zone that comes back is as much chosen as it was: %s', (_, change, before, expected) => {
  const birth = birthFormSchema.parse({ ...FORM, ...change })
  expect(withZoneChoice(birth, { ...STORED, zoneChosen: before }).zone_chosen).toBe(expected)
})

test('a named zone whose field comes back empty is taken back', () => {
  const birth = birthFormSchema.parse({ ...FORM, timezone: 'Europe/Madrid', zone_choice: '' })
  const answer = withZoneChoice(birth, { ...STORED, zoneChosen: true })
  expect([answer.timezone, answer.zone_chosen]).toEqual([null, false])
})

test('a stored birth that is recalculated keeps the zone that was named', () => {
  const birth = { ...birthFormSchema.parse({ ...FORM, timezone: 'Europe/Madrid' }), zone_chosen: true }
  expect(withZoneChoice(birth, { ...STORED, zoneChosen: true })).toBe(birth)
})

test('without a birth before, it is as the form says', () => {
  const birth = birthFormSchema.parse({ ...FORM, timezone: 'Europe/Madrid' })
  expect(withZoneChoice(birth, null)).toBe(birth)
})
