import { expect, test } from 'vitest'
import { type StoredBirthData, toBirthInput, toBirthValues } from './birth-input'

const STORED: StoredBirthData = {
  birthDate: '1990-10-28',
  birthTime: '01:30',
  birthTimeAccuracy: 'exact',
  birthCity: 'London',
  birthCountry: 'United Kingdom',
  birthLatitude: 51.5,
  birthLongitude: -0.12,
  birthTimezone: 'Europe/London',
  birthUtcOffsetSeconds: 0,
  birthOffsetChosen: true,
}

test('an offset that was chosen is asked for again, one that followed from the zone is not', () => {
  expect(toBirthInput(STORED)?.utc_offset_seconds).toBe(0)
  expect(toBirthInput({ ...STORED, birthOffsetChosen: false })?.utc_offset_seconds).toBeNull()
  expect(toBirthValues(STORED).utc_offset_seconds).toBe('0')
  expect(toBirthValues({ ...STORED, birthOffsetChosen: false }).utc_offset_seconds).toBe('')
})

test.each(['birthDate', 'birthTime', 'birthCity', 'birthCountry'] as const)(
  'without %s there is nothing to ask',
  (field) => {
    expect(toBirthInput({ ...STORED, [field]: null })).toBeNull()
  },
)

test('an unknown time needs none, and one that is stored is not used', () => {
  const unknown = { ...STORED, birthTimeAccuracy: 'unknown' as const }
  expect(toBirthInput({ ...unknown, birthTime: null })).toMatchObject({ birth_time: null, time_accuracy: 'unknown' })
  expect(toBirthInput(unknown)?.birth_time).toBeNull()
})

test('a place without coordinates is asked for by its name', () => {
  const named = { ...STORED, birthLatitude: null, birthLongitude: null, birthTimezone: null }
  expect(toBirthInput(named)).toMatchObject({ birth_city: 'London', latitude: null, longitude: null, timezone: null })
  expect(toBirthValues(named)).toMatchObject({ latitude: '', longitude: '', timezone: '' })
})
