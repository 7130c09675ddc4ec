import { Hono } from 'hono'
import * as build from '#built-site'
import { MEMBER_HEADER, MEMBER_UNTIL_HEADER, NO_MEMBER } from '../app/platform/client/offline'
import type { Bindings } from '../app/platform/server/env.server'
import { logEvent, toErrorFields } from '../app/platform/server/log.server'
import { api } from './site/api'
import { conversations } from './site/conversations'
import { runCron } from './site/crons'
import { logRequests } from './site/log-requests'
import { finishChanges, forgetForwardedHost, refuseCrossSite } from './site/middleware'
import { outbox } from './site/outbox'
import { avatars, postImages, reportPictures } from './site/pictures'
import { refuseUnreadableForms } from './site/readable-forms'
import { pagePatterns, patternFinder } from './site/route-pattern'
import { secureHeaders } from './site/secure-headers'
import { sockets } from './site/sockets'
import { v1 } from './site/v1/v1'

export { Conversation } from './conversation/conversation'
export { Hub } from './hub/hub'

const { createContext, createRequestHandler } = build.entry.module
const remix = createRequestHandler(build, 'production')

/** The paths of files from the build and from `public`. */
const STATIC_PATHS = [
  ...['/assets/*', '/icons/*', '/texts/*', '/favicon.svg', '/og.png', '/sw.js'],
  ...['/site.en.webmanifest', '/site.ru.webmanifest'],
]

const site = new Hono<{ Bindings: Bindings }>()

site.use(logRequests((path) => routeOf(path)))
site.use(secureHeaders)
site.use(forgetForwardedHost)
site.use(refuseCrossSite)
site.use(finishChanges)
site.use(refuseUnreadableForms)
site.route('/api/conversations', conversations)
site.route('/api/v1', v1)
site.route('/api', api)
site.route('/dev', outbox)
site.route('/avatars', avatars)
site.route('/post-images', postImages)
site.route('/moderation/pictures', reportPictures)
site.route('/ws', sockets)
// The platform serves existing files before the worker, so a request that arrives here is a 404. No cache may keep it.
for (const path of STATIC_PATHS) site.all(path, (c) => c.text('Not found', 404, { 'Cache-Control': 'no-store' }))
site.all('*', async (c) => {
  // The framework would log the path.
  if (!canDecode(c.req.path)) return c.redirect('/')
  // The framework's older way to request data. No page uses it, and each such request would log an error.
  if (c.req.query('_data') !== undefined) return c.text('Bad Request', 400)
  const context = createContext(c.req.raw, c.env, c.executionCtx)
  const response = await remix(c.req.raw, context)
  const answer = new Response(response.body, response)
  answer.headers.set('X-Request-Id', context.requestId)
  // If the session can't be read, the response is already an error page.
  const none = { setCookie: null, viewer: undefined, endsAt: null }
  const { setCookie, viewer, endsAt } = await context.session().catch(() => none)
  // The response to a form may have changed the session; the page after it sends the header.
  if (viewer !== undefined && c.req.method === 'GET') {
    answer.headers.set(MEMBER_HEADER, viewer?.id ?? NO_MEMBER)
    if (viewer && endsAt !== null) answer.headers.set(MEMBER_UNTIL_HEADER, String(endsAt))
  }
  if (setCookie && !setsSameCookie(answer, setCookie)) answer.headers.append('Set-Cookie', setCookie)
  return answer
})

/** Whether the response already sets this cookie; signing in or out takes precedence over the renewal. */
const setsSameCookie = ({ headers }: Response, cookie: string) =>
  headers.getSetCookie().some((other) => other.startsWith(cookie.slice(0, cookie.indexOf('=') + 1)))

function canDecode(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

site.onError((error, c) => {
  const requestId = c.req.header('CF-Ray') ?? crypto.randomUUID()
  logEvent('error', 'worker.failed', { requestId, ...toErrorFields(error) })
  return c.text(`Unexpected Application Error! Request ${requestId}`, 500, { 'X-Request-Id': requestId })
})

const routeOf = patternFinder([...site.routes.map(({ path }) => path), ...pagePatterns(build.routes)])

export default {
  fetch: site.fetch,
  scheduled: ({ cron }, env, execution) => execution.waitUntil(runCron(cron, env)),
} satisfies ExportedHandler<Bindings>
