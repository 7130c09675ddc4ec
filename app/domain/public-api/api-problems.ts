import { z } from 'zod'
import { refusalSchema } from '../human-design/service/chart-service.schema'

/** Why the public API refuses, each with its HTTP status. */
export const API_PROBLEMS = {
  invalid_json: 400,
  invalid_input: 400,
  invalid_token: 401,
  insufficient_scope: 403,
  not_found: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  unknown_place: 422,
  unknown_zone: 422,
  ambiguous_local_time: 422,
  nonexistent_local_time: 422,
  future_birth_datetime: 422,
  out_of_range: 422,
  rate_limited: 429,
  unexpected: 500,
  unavailable: 503,
} as const
export type ApiProblemCode = keyof typeof API_PROBLEMS
export const API_PROBLEM_CODES = Object.keys(API_PROBLEMS) as [ApiProblemCode, ...ApiProblemCode[]]

const { options, skippedFrom, skippedTo, suggestions } = refusalSchema.shape

/** A refusal, `application/problem+json` (RFC 9457). */
export const apiProblemSchema = z.object({
  type: z.url().describe('Where this kind of problem is explained'),
  title: z.string(),
  status: z.int(),
  code: z.enum(API_PROBLEM_CODES),
  errors: z
    .array(
      z.object({
        field: z.string().describe('Its way in the question: birth_date, a.birth_time, gates.3'),
        code: z.string(),
        detail: z.string(),
      }),
    )
    .optional()
    .describe('Each field at fault'),
  options: options.describe('The instants that the local time can mean; send one back as utc_offset_seconds'),
  skippedFrom,
  skippedTo,
  suggestions: suggestions.describe('Places that may be meant'),
})
export type ApiProblem = z.infer<typeof apiProblemSchema>
