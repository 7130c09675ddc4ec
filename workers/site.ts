import { Hono } from 'hono'
import * as build from '#built-site'
import type { Bindings } from '../app/platform/env.server'
import { logEvent, toErrorFields, toLoggedPath } from '../app/platform/log.server'
import { api } from './site/api'
import { avatars } from './site/avatars'
import { conversations } from './site/conversations'
import { refuseCrossSite } from './site/cross-site'
import { fill } from './site/fill'
import { forgetForwardedHost } from './site/forwarded-host'
import { mend } from './site/mend'
import { outbox } from './site/outbox'
import { postImages } from './site/post-images'
import { refuseUnreadableForms } from './site/readable-forms'
import { reportPictures } from './site/report-pictures'
import { secureHeaders } from './site/secure-headers'
import { sendOut } from './site/send-out'
import { sockets } from './site/sockets'
import { sweep } from './site/sweep'
import { v1 } from './site/v1/v1'

export { Conversation } from './conversation/conversation'
export { Hub } from './hub/hub'

const { createContext, createRequestHandler } = build.entry.module
const remix = createRequestHandler(build, 'production')

const site = new Hono<{ Bindings: Bindings }>()

site.use(secureHeaders)
site.use(forgetForwardedHost)
site.use(refuseCrossSite)
site.use(refuseUnreadableForms)
site.route('/api/conversations', conversations)
site.route('/api/v1', v1)
site.route('/api', api)
site.route('/dev', outbox)
site.route('/avatars', avatars)
site.route('/post-images', postImages)
site.route('/moderation/pictures', reportPictures)
site.route('/ws', sockets)
// A hashed file that is gone must not turn into a page.
site.all('/assets/*', (c) => c.text('Not found', 404))
site.all('*', async (c) => {
  const context = createContext(c.req.raw, c.env, c.executionCtx)
  const response = await remix(c.req.raw, context)
  const answer = new Response(response.body, response)
  answer.headers.set('X-Request-Id', context.requestId)
  // A session that cannot be read has made a page that says so already.
  const { setCookie } = await context.session().catch(() => ({ setCookie: null }))
  if (setCookie && !setsSameCookie(answer, setCookie)) answer.headers.append('Set-Cookie', setCookie)
  return answer
})

/** Whether an answer already says what becomes of a cookie: signing in or out knows better than the renewal. */
const setsSameCookie = ({ headers }: Response, cookie: string) =>
  headers.getSetCookie().some((other) => other.startsWith(cookie.slice(0, cookie.indexOf('=') + 1)))

site.onError((error, c) => {
  const requestId = c.req.header('CF-Ray') ?? crypto.randomUUID()
  logEvent('error', 'door.failed', { requestId, path: toLoggedPath(c.req.path), ...toErrorFields(error) })
  return c.text(`Unexpected Application Error! Request ${requestId}`, 500)
})

/** What the crons of wrangler.toml begin. */
const CRONS: Record<string, (env: Bindings) => Promise<unknown>> = {
  '*/5 * * * *': (env) => all([sendOut(env, { now: Date.now() }), fill(env)]),
  '17 * * * *': sweep,
  '41 3 * * *': mend,
}

/** Waits for every one of them, also where another failed; the run counts as failed then. */
async function all(runs: Promise<unknown>[]) {
  for (const run of await Promise.allSettled(runs)) if (run.status === 'rejected') throw run.reason
}

export default {
  fetch: site.fetch,
  scheduled: ({ cron }, env, execution) => execution.waitUntil(CRONS[cron]?.(env) ?? Promise.resolve()),
} satisfies ExportedHandler<Bindings>
