import { z } from 'zod'
import { API_OPERATIONS, type ApiOperationId, type Question } from '../../../app/domain/public-api/api-operations'
import { readBody } from '../../chart/read-body'
import { RefusedError } from '../../chart/refuse'
import { ProblemError, refuseFields } from './problem'

/** What a request asks of an operation, as its schema wants it. Throws `ProblemError` with a code for each field at fault. */
export async function readQuestion<O extends ApiOperationId>(request: Request, id: O): Promise<Question<O>> {
  const { question, method } = API_OPERATIONS[id]
  const value = method === 'get' ? readQuery(request) : await readObject(request)
  const parsed = question.safeParse(value)
  if (!parsed.success) throw refuseFields(toProblems(parsed.error))
  return parsed.data as Question<O>
}

const readQuery = (request: Request) => Object.fromEntries(new URL(request.url).searchParams)

async function readObject(request: Request): Promise<unknown> {
  try {
    return await readBody(request, z.unknown())
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    const { code } = error.refusal
    if (code === 'invalid_json' || code === 'body_too_large') throw new ProblemError(code)
    throw refuseFields({ '': 'body.required' })
  }
}

/** The first problem of each field; each field that there is not is named by itself. */
function toProblems(error: z.ZodError): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    for (const name of names) problems[name.join('.')] ??= issue.message
  }
  return problems
}
