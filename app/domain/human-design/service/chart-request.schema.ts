import { z } from 'zod'
import { parseBirthDate } from '../../birth/birth-date-time'
import { TIME_ACCURACIES } from '../../birth/time-accuracy'
import { MOST_OFFSET_SECONDS } from '../../birth/utc-offset'

/**
 * Requests to the chart service. A problem's message is a code, to which the service adds an English sentence; those
 * that a form can meet are keys of the namespace `birth-problems`.
 */

const longestName = 120
const longestZone = 64

/** A field of text. Missing and null are the same; whatever else is no text is wrong, not missing. */
export const text = (field: string) =>
  z
    .string({ error: ({ input }) => `${field}.${input === undefined || input === null ? 'required' : 'invalid'}` })
    .trim()

const birthDate = text('date')
  .min(1, 'date.required')
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'date.invalid')
  .refine((date) => parseBirthDate(date) !== null, 'date.invalid')
  .describe('YYYY-MM-DD, Gregorian')
const birthTime = text('time')
  .regex(/^$|^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'time.invalid')
  .nullish()
  .describe('HH:MM or HH:MM:SS as the clock of the place showed; not needed when time_accuracy is "unknown"')
const placeName = (field: string) => text(field).max(longestName, `${field}.long`)
const degrees = (field: string, most: number) =>
  z.number(`${field}.invalid`).min(-most, `${field}.invalid`).max(most, `${field}.invalid`).nullish()

const moment = {
  birth_date: birthDate,
  birth_time: birthTime,
  time_accuracy: z.enum(TIME_ACCURACIES, 'accuracy.invalid').default('exact'),
  utc_offset_seconds: z
    .int('offset.invalid')
    .nullish()
    .describe('Chooses between the instants of a local time that came twice or never'),
  utc_offset_override_seconds: z
    .int('offset.invalid')
    .min(-MOST_OFFSET_SECONDS, 'offset.invalid')
    .max(MOST_OFFSET_SECONDS, 'offset.invalid')
    .nullish()
    .describe('Seconds east of Greenwich by which the clock went, whatever the time zone database says'),
}

const place = {
  place_id: z.int('place.invalid').nullish().describe('Of /api/hd/places'),
  latitude: degrees('latitude', 90).describe('Degrees, north positive; together with longitude'),
  longitude: degrees('longitude', 180).describe('Degrees, east positive'),
  timezone: text('timezone').max(longestZone, 'timezone.unknown').nullish().describe('Name in the tz database'),
}

type Given = { birth_time?: unknown; time_accuracy?: unknown; latitude?: unknown; longitude?: unknown }
/** Also when other fields are wrong, so that all problems are reported at once; a body that is no object has no fields. */
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null }

const hasTime = (given: Given) => given.time_accuracy === 'unknown' || (given.birth_time ?? '') !== ''
const hasBothCoordinates = ({ latitude, longitude }: Given) =>
  (latitude ?? null) === null || (longitude ?? null) !== null
const hasNoLoneLongitude = ({ latitude, longitude }: Given) =>
  (longitude ?? null) === null || (latitude ?? null) !== null
const lacking = (field: 'latitude' | 'longitude') => ({ path: [field], message: 'coordinates.incomplete', ...always })

const birth = {
  ...moment,
  birth_city: placeName('city').min(1, 'city.required'),
  birth_country: placeName('country').min(1, 'country.required').describe('Name in English or Russian, or ISO code'),
  ...place,
}

/** A birth and no other fields, for the public API: a misspelled field is an error. */
export const birthSchema = z
  .strictObject(birth, { error: ({ code }) => (code === 'unrecognized_keys' ? 'field.unknown' : 'birth.required') })
  .refine(hasTime, { path: ['birth_time'], message: 'time.required', ...always })
  .refine(hasBothCoordinates, lacking('longitude'))
  .refine(hasNoLoneLongitude, lacking('latitude'))
export type Birth = z.infer<typeof birthSchema>

/** `POST /api/hd/generate-chart`. */
export const chartRequestSchema = z
  .object({
    name: z.string('name.invalid').trim().max(longestName, 'name.long').nullish().describe('Of the person; not used'),
    ...birth,
  })
  .refine(hasTime, { path: ['birth_time'], message: 'time.required', ...always })
  .refine(hasBothCoordinates, lacking('longitude'))
  .refine(hasNoLoneLongitude, lacking('latitude'))
export type ChartRequest = z.infer<typeof chartRequestSchema>

const asked = {
  ...moment,
  birth_city: placeName('city').nullish(),
  birth_country: placeName('country').nullish(),
  ...place,
}

/** `POST /api/hd/birth-instant` and `/birth-window`: a moment, and a place by whatever is known of it. Without a time: noon. */
export const birthQuestionSchema = z
  .object(asked)
  .refine(hasBothCoordinates, lacking('longitude'))
  .refine(hasNoLoneLongitude, lacking('latitude'))
export type BirthQuestion = z.infer<typeof birthQuestionSchema>

/** Births that one question about their clocks of today may have: with the longest names they are as large as a body may be. */
export const MOST_STORED_BIRTHS = 16

/** A birth as it is stored, with the instant that its chart was computed for. */
export const storedBirthSchema = z
  .object({
    ...asked,
    zone_chosen: z.boolean('zone.invalid').nullish().describe('The member named the zone; null: not known'),
    stored_utc: text('utc').pipe(z.iso.datetime('utc.invalid')),
  })
  .refine(hasTime, { path: ['birth_time'], message: 'time.required', ...always })
  .refine(hasBothCoordinates, lacking('longitude'))
  .refine(hasNoLoneLongitude, lacking('latitude'))
export type StoredBirthQuestion = z.infer<typeof storedBirthSchema>

/** `POST /internal/present-clocks`: each birth is checked by itself, so that one that is refused doesn't hold up the others. */
export const presentClocksQuestionSchema = z.object({
  births: z.array(z.unknown()).max(MOST_STORED_BIRTHS, 'births.many'),
})

/** Minutes before and after the day that can be requested too. */
const MOST_MARGIN = 180

/** `POST /api/hd/birth-day`: the same, and how far beyond its day is to be looked. */
export const birthDayQuestionSchema = z
  .object({
    ...asked,
    margin_minutes: z
      .int('margin.invalid')
      .min(0, 'margin.invalid')
      .max(MOST_MARGIN, 'margin.invalid')
      .default(0)
      .describe('Minutes before and after the local day that are told too'),
  })
  .refine(hasBothCoordinates, lacking('longitude'))
  .refine(hasNoLoneLongitude, lacking('latitude'))
export type BirthDayQuestion = z.infer<typeof birthDayQuestionSchema>

/** `GET /api/hd/positions`. */
export const positionsQuestionSchema = z.object({
  at: text('at').pipe(z.iso.datetime('at.invalid')).describe('The instant, ISO 8601 in UTC: 2026-01-22T00:54:00Z'),
})
export type PositionsQuestion = z.infer<typeof positionsQuestionSchema>
