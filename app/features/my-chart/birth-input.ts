import { z } from 'zod'
import type { KnownBirthInput } from '~/domain/birth/birth-form.schema'
import type { InstantHint } from '~/domain/birth/birth-hint'
import { type StoredTimeOfBirth, timeAccuracyOf } from '~/domain/birth/time-accuracy'
import { parseOffset } from '~/domain/birth/utc-offset'
import type { BirthValues } from '~/ui/birth-fields/birth-values'
import { offsetLabel } from '~/ui/birth-fields/offset-label'

/** Birth data as stored with a member; any of it may be missing. */
export type StoredBirthData = StoredTimeOfBirth & {
  birthDate: string | null
  birthCity: string | null
  birthCountry: string | null
  birthLatitude: number | null
  birthLongitude: number | null
  birthTimezone: string | null
  birthZoneChosen: boolean | null
  birthUtcOffsetSeconds: number | null
  birthOffsetChosen: boolean
  birthOffsetOverridden: boolean
}

/** What is asked of the chart service to compute the stored birth again; null when something it needs is missing. */
export function toBirthInput(stored: StoredBirthData): KnownBirthInput | null {
  const { birthDate, birthTime, birthCity, birthCountry, birthOffsetChosen, birthOffsetOverridden } = stored
  const accuracy = timeAccuracyOf(stored)
  if (!birthDate || !birthCity || !birthCountry || (!birthTime && accuracy !== 'unknown')) return null
  return {
    birth_date: birthDate,
    birth_time: accuracy === 'unknown' ? null : birthTime,
    time_accuracy: accuracy,
    birth_city: birthCity,
    birth_country: birthCountry,
    place_id: null,
    latitude: stored.birthLatitude,
    longitude: stored.birthLongitude,
    timezone: stored.birthTimezone,
    zone_chosen: stored.birthZoneChosen,
    // An offset that followed from the zone follows again: the history of a zone may have been corrected since.
    utc_offset_seconds: birthOffsetChosen ? stored.birthUtcOffsetSeconds : null,
    utc_offset_override_seconds: birthOffsetOverridden ? stored.birthUtcOffsetSeconds : null,
  }
}

/** The stored birth as the form shows it at first. */
export function toBirthValues(stored: StoredBirthData): Partial<BirthValues> {
  const text = (value: string | number | null) => (value === null ? '' : String(value))
  return {
    birth_date: text(stored.birthDate),
    birth_time: text(stored.birthTime),
    time_accuracy: stored.birthTimeAccuracy ?? 'exact',
    birth_city: text(stored.birthCity),
    birth_country: text(stored.birthCountry),
    latitude: text(stored.birthLatitude),
    longitude: text(stored.birthLongitude),
    timezone: text(stored.birthTimezone),
    zone_choice: stored.birthZoneChosen ? text(stored.birthTimezone) : '',
    utc_offset_seconds: stored.birthOffsetChosen ? text(stored.birthUtcOffsetSeconds) : '',
  }
}

/** The offset a member knows, as they would type it; empty where it follows from the zone. */
export const toKnownOffset = ({ birthOffsetOverridden, birthUtcOffsetSeconds }: StoredBirthData): string =>
  birthOffsetOverridden && birthUtcOffsetSeconds !== null ? offsetLabel(birthUtcOffsetSeconds) : ''

/** Zone and offset of the stored birth as the form shows them; null where they are not known, or the offset is the member's own. */
export function toInstantHint(stored: StoredBirthData): InstantHint | null {
  const { birthTimezone, birthUtcOffsetSeconds, birthOffsetOverridden } = stored
  if (birthTimezone === null || birthUtcOffsetSeconds === null || birthOffsetOverridden) return null
  return {
    kind: 'found',
    zone: birthTimezone,
    offsetSeconds: birthUtcOffsetSeconds,
    season: null,
    mayBeOldStyle: false,
    otherOffsetSeconds: null,
  }
}

/** By which offset the clock ran, where the member knows better than the database; seconds, null where nothing was typed. */
export const knownOffsetSchema = z.object({
  known_offset: z
    .string()
    .trim()
    .catch('')
    .refine((typed) => typed === '' || parseOffset(typed) !== null, 'offset.invalid')
    .transform((typed) => (typed === '' ? null : parseOffset(typed))),
})
