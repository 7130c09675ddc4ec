import { z } from 'zod'
import { firstBirthYear, lastBirthYear, parseBirthDate, parseBirthTime } from './birth-date-time'
import { TIME_ACCURACIES, type TimeAccuracy } from './time-accuracy'

/** Longest name of a city or country taken, in characters. */
const nameMaxLength = 120

/** The year of a date; of what is no date one in range, so that nothing is said twice. */
const yearOf = (date: string) => (parseBirthDate(date) === null ? firstBirthYear : Number(date.slice(0, 4)))

const typedTime = /^(\d{1,2})[:.]?(\d{2})(?:[:.](\d{2}))?$/

/** "9:30", "0930" and "9.30" as "09:30"; what is no time comes back as it was. */
export function toTime(typed: string): string {
  const [, hours, minutes, seconds] = typedTime.exec(typed) ?? []
  if (hours === undefined || minutes === undefined) return typed
  return [hours.padStart(2, '0'), minutes, ...(seconds ? [seconds] : [])].join(':')
}

const name = (field: 'city' | 'country') =>
  z.string(`${field}.required`).trim().min(1, `${field}.required`).max(nameMaxLength, `${field}.long`)

/** A field that may be empty or missing: null then. */
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

/** A whole number; anything else counts as not given, for no member types it. */
const wholeNumber = optional(z.coerce.number().int()).catch(null)

type Timed = { birth_time: string | null; time_accuracy: TimeAccuracy }

const hasTime = ({ birth_time, time_accuracy }: Timed) => time_accuracy === 'unknown' || Boolean(birth_time)
const isTime = ({ birth_time, time_accuracy }: Timed) =>
  time_accuracy === 'unknown' || !birth_time || parseBirthTime(birth_time) !== null
/** Also when another field is wrong: all problems are shown at once. */
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
    /** Chosen among the places the service offered; it outweighs whatever was known of the place before. */
    place_choice: wholeNumber,
    latitude: degrees('latitude', 90),
    longitude: degrees('longitude', 180),
    timezone: optional(z.string().max(64, 'timezone.unknown')),
    /** Named by hand; it outweighs the zone found. */
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
    /** Named by the member; null for births that were stored before this was. */
    zone_chosen: (zone_choice !== null) as boolean | null,
    birth_time: birth.time_accuracy === 'unknown' ? null : birth.birth_time,
    ...(place_choice === null
      ? {}
      : { place_id: place_choice, latitude: null, longitude: null, timezone: zone_choice }),
  }))

/** Which of two clocks a stored birth goes by: an offset, or null for the one that is used otherwise. */
export const clockChoiceSchema = z.object({ utc_offset_seconds: wholeNumber })

/** The correction of a clock that a page showed and its owner decides; null where it names none. */
export const decidedCorrectionSchema = z.object({ correction: z.uuid().nullable().catch(null) })

export type BirthInput = z.output<typeof birthFormSchema>

/** The same of a birth that is stored: also by an offset its owner knows, in seconds, which holds whatever the zone says. */
export type KnownBirthInput = BirthInput & { utc_offset_override_seconds: number | null }
