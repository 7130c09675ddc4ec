import type { Context as RequestContext } from 'hono'
import type { Refusal } from '../../../app/domain/human-design/service/chart-service.schema'
import { API_PROBLEMS, type ApiProblem, type ApiProblemCode } from '../../../app/domain/public-api/api-problems'
import { referenceWords } from '../../../app/platform/public-api/openapi.server'
import { toEnglish } from '../../chart/refuse'

const words = referenceWords('en')

type Details = Pick<ApiProblem, 'errors' | 'options' | 'skippedFrom' | 'skippedTo' | 'suggestions'>

/** A request that is refused; thrown anywhere in the API, answered by its `onError`. */
export class ProblemError extends Error {
  constructor(
    readonly code: ApiProblemCode,
    readonly details: Details = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(code)
  }
}

/** `application/problem+json` (RFC 9457), in English as programs read it; `origin` is where its kind is explained. */
export function toProblemAnswer(c: RequestContext, origin: string, { code, details, headers }: ProblemError) {
  const status = API_PROBLEMS[code]
  const type = `${origin}/developers#${code}`
  const problem: ApiProblem = { type, title: words(`problem.${code}`), status, code, ...details }
  return c.body(JSON.stringify(problem), status, { ...headers, 'Content-Type': 'application/problem+json' })
}

/** What stands in the way of fields, by their names. */
export const refuseFields = (problems: Record<string, string>, messages: Record<string, string> = {}) =>
  new ProblemError('invalid_input', { errors: toErrors(problems, messages) })

/** What the chart service refused. */
export function toProblem({ code, problems, messages, options, skippedFrom, skippedTo, suggestions }: Refusal) {
  const known = code in API_PROBLEMS ? (code as ApiProblemCode) : 'unexpected'
  return new ProblemError(known, {
    ...(problems && { errors: toErrors(problems, messages) }),
    ...(options && { options }),
    ...(skippedFrom && { skippedFrom, skippedTo }),
    ...(suggestions && { suggestions }),
  })
}

const toErrors = (problems: Record<string, string>, messages: Record<string, string> = {}) =>
  Object.entries(problems).map(([field, code]) => ({ field, code, detail: messages[field] ?? toSentence(code) }))

/** English sentences for the problem codes of the public API; those of a birth are the chart service's. */
const TEXTS: Record<string, string> = {
  'field.unknown': 'There is no field of this name',
  'body.required': 'The body must be a JSON object',
  'birth.required': 'A birth is an object with birth_date, birth_city and birth_country',
  'gate.invalid': 'A gate is a whole number from 1 to 64',
  'gates.required': 'Gates must be a list with one gate at least',
  'gates.many': 'There are no more than 64 gates',
}

/** The sentence of a problem code; the code itself where there is none. */
const toSentence = (code: string): string => TEXTS[code] ?? toEnglish(code)
