import { expect, test } from 'vitest'
import {
  knownOffsetSchema,
  type StoredBirthData,
  toBirthInput,
  toBirthValues,
  toInstantHint,
  toKnownOffset,
} from './birth-input'

const STORED: StoredBirthData = {
  birthDate: '1990-10-28',
  birthTime: '01:30',
  birthTimeAccuracy: 'exact',
  birthCity: 'London',
  birthCountry: 'United Kingdom',
  birthLatitude: 51.5,
  birthLongitude: -0.12,
  birthTimezone: 'Europe/London',
  birthZoneChosen: false,
  birthUtcOffsetSeconds: 0,
  birthOffsetChosen: true,
  birthOffsetOverridden: false,
}

test('an offset that was chosen is asked for again, one that followed from the zone is not', () => {
  expect(toBirthInput(STORED)?.utc_offset_seconds).toBe(0)
  expect(toBirthInput({ ...STORED, birthOffsetChosen: false })?.utc_offset_seconds).toBeNull()
  expect(toBirthValues(STORED).utc_offset_seconds).toBe('0')
  expect(toBirthValues({ ...STORED, birthOffsetChosen: false }).utc_offset_seconds).toBe('')
})

test('an offset the member knows is asked for by itself, and shown as they would type it', () => {
  const known = { ...STORED, birthOffsetChosen: false, birthOffsetOverridden: true, birthUtcOffsetSeconds: -16_200 }
  expect(toBirthInput(known)).toMatchObject({ utc_offset_seconds: null, utc_offset_override_seconds: -16_200 })
  expect(toBirthInput(STORED)).toMatchObject({ utc_offset_seconds: 0, utc_offset_override_seconds: null })
  expect([toKnownOffset(known), toKnownOffset(STORED)]).toEqual(['−4:30', ''])
  // The zone says something else, which is asked anew.
  expect([toInstantHint(known), toInstantHint(STORED)?.kind]).toEqual([null, 'found'])
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

test('a zone that was named comes back named, also where it is the only thing to go by', () => {
  expect(toBirthInput({ ...STORED, birthZoneChosen: true })?.zone_chosen).toBe(true)
  expect(toBirthInput({ ...STORED, birthZoneChosen: null })?.zone_chosen).toBeNull()
  expect(toBirthValues({ ...STORED, birthZoneChosen: true }).zone_choice).toBe(STORED.birthTimezone)
  expect(toBirthValues(STORED).zone_choice).toBe('')
})

test('an offset is read where one was typed, and what is none is told at its field', () => {
  expect(knownOffsetSchema.parse({})).toEqual({ known_offset: null })
  expect(knownOffsetSchema.parse({ known_offset: ' UTC+4 ' })).toEqual({ known_offset: 14400 })
  expect(knownOffsetSchema.safeParse({ known_offset: 'four' }).error?.issues[0]?.message).toBe('offset.invalid')
})
