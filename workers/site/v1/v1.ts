import { Hono, type Context as RequestContext } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import {
  API_OPERATION_IDS,
  API_OPERATIONS,
  type ApiOperationId,
  type Question,
} from '../../../app/domain/public-api/api-operations'
import { ANSWERS } from '../../../app/platform/public-api/answer.server'
import { exampleAnswers, openApiDocument } from '../../../app/platform/public-api/openapi.server'
import { type Context, createContext } from '../../../app/platform/server/context.server'
import { type Bindings, siteOrigin } from '../../../app/platform/server/env.server'
import { clientNetwork } from '../../../app/platform/server/http.server'
import { logEvent, toErrorFields } from '../../../app/platform/server/log.server'
import { readBody } from '../../chart/read-body'
import { RefusedError } from '../../chart/refuse'
import { authorize } from './authorize'
import { ProblemError, refuseFields, toProblem, toProblemAnswer } from './problem'

type Env = { Bindings: Bindings }

const EXPOSED_HEADERS = 'RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, RateLimit-Policy, Retry-After'
const DAY_SECONDS = 86_400

/** Pages of other sites may ask too (CORS): nothing here reads a cookie, so a browser gives nothing of its own along. */
const allowAllOrigins = createMiddleware(async (c, next) => {
  if (c.req.method === 'OPTIONS') {
    return c.body(null, 204, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type',
      'Access-Control-Max-Age': String(DAY_SECONDS),
    })
  }
  await next()
  c.res.headers.set('Access-Control-Allow-Origin', '*')
  c.res.headers.set('Access-Control-Expose-Headers', EXPOSED_HEADERS)
})

/** The public API: docs/public-api.md. It reads no cookie and nothing of any member but whose token it is. */
export const v1 = new Hono<Env>()

v1.use(allowAllOrigins)
for (const id of API_OPERATION_IDS) {
  const { method, path } = API_OPERATIONS[id]
  v1.on(method, path, (c) => answer(c, id))
}
v1.get('/openapi.json', async (c) => {
  const { success } = await c.env.LOOKUP_LIMIT.limit({ key: `api:${clientNetwork(c.req.raw)}` })
  if (!success) throw new ProblemError('rate_limited', {}, { 'Retry-After': '60' })
  const context = contextOf(c)
  const document = openApiDocument(siteOrigin(context, c.req.raw), 'en', await exampleAnswers(context))
  return c.json(document, 200, { 'Cache-Control': 'public, max-age=3600' })
})
for (const [path, methods] of methodsByPath()) {
  v1.all(path, () => {
    throw new ProblemError('method_not_allowed', {}, { Allow: methods.join(', ') })
  })
}
v1.all('*', () => {
  throw new ProblemError('not_found')
})

v1.onError((error, c) => {
  const context = contextOf(c)
  const isProblem = error instanceof ProblemError
  // Nothing of the request: it holds birth data.
  if (!isProblem) logEvent('error', 'api.failed', { requestId: context.requestId, ...toErrorFields(error) })
  const problem = isProblem ? error : new ProblemError('unexpected')
  return toProblemAnswer(c, siteOrigin(context, c.req.raw), problem)
})

async function answer(c: RequestContext<Env>, id: ApiOperationId): Promise<Response> {
  const context = contextOf(c)
  const { headers } = await authorize(context, c.req.raw, API_OPERATIONS[id].scope)
  try {
    const question = await readQuestion(c.req.raw, id)
    // A named instant has one sky, the same for everybody; all else is about somebody, or about now.
    const isLasting = id === 'sky' && 'at' in question
    const data = await compute(context, id, question)
    return c.json(data, 200, { ...headers, 'Cache-Control': isLasting ? 'private, max-age=3600' : 'no-store' })
  } catch (error) {
    throw error instanceof ProblemError ? new ProblemError(error.code, error.details, headers) : error
  }
}

/** Throws `ProblemError` where it is refused or does not answer. */
async function compute<O extends ApiOperationId>(context: Context, id: O, question: Question<O>): Promise<object> {
  const found = await ANSWERS[id](context, question)
  if (found.ok) return found.data
  throw 'refusal' in found ? toProblem(found.refusal) : new ProblemError('unavailable')
}

const contextOf = (c: RequestContext<Env>) => createContext(c.req.raw, c.env, c.executionCtx)

function methodsByPath(): Map<string, string[]> {
  const methods = new Map([['/openapi.json', ['GET', 'HEAD']]])
  for (const { path, method } of Object.values(API_OPERATIONS)) {
    const more = method === 'get' ? ['GET', 'HEAD'] : ['POST']
    methods.set(path, [...(methods.get(path) ?? []), ...more])
  }
  return methods
}

/** What a request asks of an operation, as its schema wants it. Throws `ProblemError` with a code for each field at fault. */
async function readQuestion<O extends ApiOperationId>(request: Request, id: O): Promise<Question<O>> {
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
