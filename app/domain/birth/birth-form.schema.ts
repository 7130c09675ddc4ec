import { z } from 'zod'
import { firstBirthYear, lastBirthYear, parseBirthDate, parseBirthTime } from './birth-date-time'
import { TIME_ACCURACIES, type TimeAccuracy } from './time-accuracy'

/** Longest accepted name of a city or country, in characters. */
const nameMaxLength = 120

/** The year of a date; for an invalid date a year in range, so that it isn't reported twice. */
const yearOf = (date: string) => (parseBirthDate(date) === null ? firstBirthYear : Number(date.slice(0, 4)))

const typedTime = /^(\d{1,2})[:.]?(\d{2})(?:[:.](\d{2}))?$/

/** "9:30", "0930" and "9.30" as "09:30"; anything that isn't a time is returned unchanged. */
export function toTime(typed: string): string {
  const [, hours, minutes, seconds] = typedTime.exec(typed) ?? []
  if (hours === undefined || minutes === undefined) return typed
  return [hours.padStart(2, '0'), minutes, ...(seconds ? [seconds] : [])].join(':')
}

const name = (field: 'city' | 'country') =>
  z.string(`${field}.required`).trim().min(1, `${field}.required`).max(nameMaxLength, `${field}.long`)

/** A field that may be empty or missing, which gives null. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null), schema.nullable())

/** Decimal degrees with a point or a comma, and with either minus. */
const degrees = (field: 'latitude' | 'longitude', most: number) =>
  optional(
    z
      .string()
      .transform((typed) => Number(typed.replace(',', '.').replace('−', '-')))
      .refine((value) => Math.abs(value) <= most, `${field}.invalid`),
  )

/** A whole number; anything else counts as missing, since members don't type this field. */
const wholeNumber = optional(z.coerce.number().int()).catch(null)

type Timed = { birth_time: string | null; time_accuracy: TimeAccuracy }

const hasTime = ({ birth_time, time_accuracy }: Timed) => time_accuracy === 'unknown' || Boolean(birth_time)
const isTime = ({ birth_time, time_accuracy }: Timed) =>
  time_accuracy === 'unknown' || !birth_time || parseBirthTime(birth_time) !== null
/** Checks also when another field is invalid, so that all problems show at once. */
const when = () => true

/**
 * The birth fields of a form (landing, registration, settings) under the names of the chart service. Messages are keys
 * of the namespace `birth-problems`. The time is null when it is unknown, coordinates come together or not at all. Whether the
 * place and the moment exist is for the service to say.
 */
export const birthFormSchema = z
  .object({
    birth_date: z
      .string('date.required')
      .trim()
      .min(1, 'date.required')
      .refine((date) => parseBirthDate(date) !== null, 'date.invalid')
      .refine((date) => yearOf(date) >= firstBirthYear, 'date.early')
      .refine((date) => yearOf(date) <= lastBirthYear, 'date.late'),
    birth_time: optional(z.string().transform(toTime)),
    time_accuracy: z.enum(TIME_ACCURACIES).catch('exact'),
    birth_city: name('city'),
    birth_country: name('country'),
    place_id: wholeNumber,
    /** The chosen one of the offered places; takes precedence over the previous place. */
    place_choice: wholeNumber,
    latitude: degrees('latitude', 90),
    longitude: degrees('longitude', 180),
    timezone: optional(z.string().max(64, 'timezone.unknown')),
    /** The zone that the member entered; takes precedence over the detected one. */
    zone_choice: optional(z.string().max(64, 'timezone.unknown')),
    utc_offset_seconds: wholeNumber,
  })
  .refine(hasTime, { path: ['birth_time'], message: 'time.required', when })
  .refine(isTime, { path: ['birth_time'], message: 'time.invalid', when })
  .refine(({ latitude, longitude }) => longitude === null || latitude !== null, {
    path: ['latitude'],
    message: 'coordinates.incomplete',
  })
  .refine(({ latitude, longitude }) => latitude === null || longitude !== null, {
    path: ['longitude'],
    message: 'coordinates.incomplete',
  })
  .transform(({ place_choice, zone_choice, ...birth }) => ({
    ...birth,
    timezone: zone_choice ?? birth.timezone,
    /** Whether the member entered the zone; null for births stored before this was recorded. */
    zone_chosen: (zone_choice !== null) as boolean | null,
    birth_time: birth.time_accuracy === 'unknown' ? null : birth.birth_time,
    ...(place_choice === null
      ? {}
      : { place_id: place_choice, latitude: null, longitude: null, timezone: zone_choice }),
  }))

/** Which of two clocks a stored birth uses: an offset, or null for the default. */
export const clockChoiceSchema = z.object({ utc_offset_seconds: wholeNumber })

/** The clock correction that the owner decides on; null without one. */
export const decidedCorrectionSchema = z.object({ correction: z.uuid().nullable().catch(null) })

export type BirthInput = z.output<typeof birthFormSchema>

/** A stored birth: also with an offset in seconds that its owner entered, overriding the zone. */
export type KnownBirthInput = BirthInput & { utc_offset_override_seconds: number | null }
