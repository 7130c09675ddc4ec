import type { Place } from '~/domain/birth/places/place'
import type { InstantProblem } from '~/domain/birth/resolve-instant'
import { formatLocal } from '~/domain/birth/utc-offset'
import type { Refusal, RefusalCode } from '~/domain/human-design/service/chart-service.schema'

type Details = Partial<Omit<Refusal, 'success' | 'data' | 'error' | 'code' | 'messages'>>

/** An error that `app.ts` turns into the response. */
export class RefusedError extends Error {
  readonly refusal: Refusal

  constructor(
    readonly status: 400 | 404 | 405 | 422 | 500,
    code: RefusalCode,
    message: string,
    details: Details = {},
  ) {
    super(message)
    const messages = details.problems && Object.fromEntries(Object.entries(details.problems).map(toMessage))
    this.refusal = { success: false, data: null, error: message, code, ...details, ...(messages && { messages }) }
  }
}

const toMessage = ([field, code]: [string, string]) => [field, toEnglish(code)]

/** Missing or malformed fields: 400 with a code for each. */
export function refuseFields(problems: Record<string, string>): RefusedError {
  const first = Object.values(problems)[0]
  return new RefusedError(400, 'invalid_input', first ? toEnglish(first) : 'Invalid input', { problems })
}

/** One well-formed but invalid field: 422. */
function refuseField(code: RefusalCode, field: string, problem: string, details: Details = {}): RefusedError {
  return new RefusedError(422, code, toEnglish(problem), { problems: { [field]: problem }, ...details })
}

export function refusePlace(reason: 'unknown_city' | 'unknown_country', suggestions: Place[]): RefusedError {
  return reason === 'unknown_country'
    ? refuseField('unknown_place', 'birth_country', 'country.unknown', { suggestions })
    : refuseField('unknown_place', 'birth_city', 'city.unknown', { suggestions })
}

export const refuseZone = () => refuseField('unknown_zone', 'timezone', 'timezone.unknown')

/** A birth outside the years of the tables. */
export const refuseYear = (isEarly: boolean) =>
  refuseField('out_of_range', 'birth_date', isEarly ? 'date.early' : 'date.late')

/** An instant outside the tables. */
export const refuseSky = (field: 'at' | 'from' | 'to' | 'birth_utc', isEarly: boolean) =>
  refuseField('out_of_range', field, `${field}.${isEarly ? 'early' : 'late'}`)

/** A local time that doesn't exist, or has no chart. */
export function refuseInstant(problem: InstantProblem, date: string): RefusedError {
  switch (problem.code) {
    case 'invalid_date':
      return refuseFields({ birth_date: 'date.invalid' })
    case 'invalid_time':
      return refuseFields({ birth_time: 'time.invalid' })
    case 'unknown_zone':
      return refuseZone()
    case 'future_birth_datetime':
      return refuseField(problem.code, 'birth_date', 'date.future')
    case 'out_of_range':
      return refuseYear(Number(date.slice(0, 4)) < problem.firstYear)
    case 'ambiguous_local_time': {
      const options = problem.candidates.map(({ utcMs, offsetSeconds }) =>
        toOption(utcMs, offsetSeconds, offsetSeconds),
      )
      return refuseField(problem.code, 'birth_time', 'time.ambiguous', { options })
    }
    case 'nonexistent_local_time': {
      const [before, after] = problem.candidates
      // With the old offset the instant is after the change, where the new one applies, and vice versa.
      const options = [
        toOption(before.utcMs, before.offsetSeconds, after.offsetSeconds),
        toOption(after.utcMs, after.offsetSeconds, before.offsetSeconds),
      ]
      const { skippedFrom, skippedTo } = problem
      return refuseField(problem.code, 'birth_time', 'time.nonexistent', { options, skippedFrom, skippedTo })
    }
  }
}

function toOption(utcMs: number, utcOffsetSeconds: number, trueOffsetSeconds: number) {
  return { utc: new Date(utcMs).toISOString(), utcOffsetSeconds, clock: formatLocal(utcMs, trueOffsetSeconds) }
}

/** English messages for the problem codes; pages use the locale `birth-problems`. */
const TEXTS: Record<string, string> = {
  'date.required': 'Birth date is required',
  'date.invalid': 'Birth date must be an existing date, YYYY-MM-DD',
  'date.early': 'Births before 1900 cannot be calculated',
  'date.late': 'Births after 2100 cannot be calculated',
  'date.future': 'This moment has not come yet',
  'time.required': 'Birth time is required',
  'time.invalid': 'Birth time must be HH:MM or HH:MM:SS',
  'time.ambiguous': 'The clocks of the place showed this time twice: choose one of the options',
  'time.nonexistent': 'The clocks of the place never showed this time: correct it or choose one of the options',
  'city.required': 'Birth city is required',
  'city.invalid': 'Birth city must be a text',
  'city.long': 'Birth city is too long',
  'city.unknown': 'No place of this name was found',
  'country.required': 'Birth country is required',
  'country.invalid': 'Birth country must be a text',
  'country.long': 'Birth country is too long',
  'country.unknown': 'No country of this name was found',
  'at.required': 'The instant is required',
  'at.invalid': 'The instant must be ISO 8601 in UTC, like 2026-01-22T00:54:00Z',
  'at.early': 'Positions before 29 September 1899 cannot be calculated',
  'at.late': 'Positions after 1 January 2101 cannot be calculated',
  'from.required': 'The beginning is required',
  'from.invalid': 'The beginning must be an instant, ISO 8601 in UTC',
  'from.early': 'The sky before 29 September 1899 cannot be calculated',
  'from.late': 'The sky after 1 January 2101 cannot be calculated',
  'to.required': 'The end is required',
  'to.invalid': 'The end must be an instant, ISO 8601 in UTC',
  'to.before': 'The end must come after the beginning',
  'to.far': 'Beginning and end are too far apart: ask for less at once',
  'to.early': 'The sky before 29 September 1899 cannot be calculated',
  'to.late': 'The sky after 1 January 2101 cannot be calculated',
  'kinds.invalid': 'There is no such kind',
  'bodies.invalid': 'There is no such body',
  'birth_utc.required': 'The instant of birth is required',
  'birth_utc.invalid': 'The instant of birth must be ISO 8601 in UTC',
  'birth_utc.early': 'Births before 1900 cannot be calculated',
  'birth_utc.late': 'Births after 2100 cannot be calculated',
  'kind.invalid': 'There is no such return',
  'number.invalid': 'The number of a return must be a whole number, 1 to 200',
  'pass.invalid': 'The pass of a return must be a whole number, 1 to 99',
  'chosen.invalid': 'The chosen return must have a kind and a number',
  'margin_minutes.invalid': 'The margin must be a whole number of minutes, 0 to 1440',
  'margin.invalid': 'The margin must be a whole number of minutes, 0 to 180',
  'name.invalid': 'Name must be a text',
  'name.long': 'Name is too long',
  'accuracy.invalid': 'Time accuracy must be exact, approximate or unknown',
  'offset.invalid': 'The offset must be a whole number of seconds, 16 hours at most',
  'place.invalid': 'The place id must be a whole number',
  'place.unknown': 'There is no place of this id',
  'latitude.invalid': 'Latitude must be a number from -90 to 90',
  'longitude.invalid': 'Longitude must be a number from -180 to 180',
  'coordinates.incomplete': 'Latitude and longitude must be given together',
  'timezone.required': 'A time zone or a place is required',
  'timezone.invalid': 'Time zone must be a text',
  'timezone.unknown': 'The time zone is not known',
}

/** The message of a problem code; the code itself if it has none. */
export const toEnglish = (code: string): string => TEXTS[code] ?? code
