import { Hono, type Context as RequestContext } from 'hono'
import {
  API_OPERATION_IDS,
  API_OPERATIONS,
  type ApiOperationId,
  type Question,
} from '../../../app/domain/public-api/api-operations'
import { ANSWERS } from '../../../app/platform/public-api/answer.server'
import { exampleAnswers } from '../../../app/platform/public-api/example-answers.server'
import { openApiDocument } from '../../../app/platform/public-api/openapi.server'
import { type Context, createContext } from '../../../app/platform/server/context.server'
import type { Bindings } from '../../../app/platform/server/env.server'
import { clientNetwork } from '../../../app/platform/server/http.server'
import { logEvent, toErrorFields } from '../../../app/platform/server/log.server'
import { siteOrigin } from '../../../app/platform/server/origin.server'
import { authorize } from './authorize'
import { openToAll } from './open-to-all'
import { ProblemError, toProblem, toProblemAnswer } from './problem'
import { readQuestion } from './read-question'

type Env = { Bindings: Bindings }

/** The public API: docs/public-api.md. It reads no cookie and nothing of any member but whose token it is. */
export const v1 = new Hono<Env>()

v1.use(openToAll)
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
