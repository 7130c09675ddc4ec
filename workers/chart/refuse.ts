import type { Place } from '~/domain/birth/places/place'
import type { InstantProblem } from '~/domain/birth/resolve-instant'
import { formatLocal } from '~/domain/birth/utc-offset'
import type { Refusal, RefusalCode } from '~/domain/human-design/service/chart-service.schema'
import { toEnglish } from './problem-texts'

type Details = Partial<Omit<Refusal, 'success' | 'data' | 'error' | 'code' | 'messages'>>

/** An answer that refuses; thrown anywhere below the door, told there. */
export class RefusedError extends Error {
  readonly refusal: Refusal

  constructor(
    readonly status: 400 | 404 | 405 | 422 | 500,
    code: RefusalCode,
    message: string,
    details: Details = {},
  ) {
    super(message)
    const messages = details.problems && Object.fromEntries(Object.entries(details.problems).map(spell))
    this.refusal = { success: false, data: null, error: message, code, ...details, ...(messages && { messages }) }
  }
}

const spell = ([field, code]: [string, string]) => [field, toEnglish(code)]

/** Fields that are missing or malformed: 400 with a code for each. */
export function refuseFields(problems: Record<string, string>): RefusedError {
  const first = Object.values(problems)[0]
  return new RefusedError(400, 'invalid_input', first ? toEnglish(first) : 'Invalid input', { problems })
}

/** One field that reads well and yet will not do: 422. */
function refuseField(code: RefusalCode, field: string, problem: string, details: Details = {}): RefusedError {
  return new RefusedError(422, code, toEnglish(problem), { problems: { [field]: problem }, ...details })
}

export function refusePlace(reason: 'unknown_city' | 'unknown_country', suggestions: Place[]): RefusedError {
  return reason === 'unknown_country'
    ? refuseField('unknown_place', 'birth_country', 'country.unknown', { suggestions })
    : refuseField('unknown_place', 'birth_city', 'city.unknown', { suggestions })
}

export const refuseZone = () => refuseField('unknown_zone', 'timezone', 'timezone.unknown')

/** A birth before or after the years that the tables cover. */
export const refuseYear = (isEarly: boolean) =>
  refuseField('out_of_range', 'birth_date', isEarly ? 'date.early' : 'date.late')

/** An instant that the tables do not cover, though no birth is meant. */
export const refuseSky = (field: 'at' | 'from' | 'to' | 'birth_utc', isEarly: boolean) =>
  refuseField('out_of_range', field, `${field}.${isEarly ? 'early' : 'late'}`)

/** A local time that is no instant, or none that a chart can be drawn for. */
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
      // Read by the old offset the instant falls after the jump, where the new one holds; and the other way round.
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
