import { Hono } from 'hono'
import { findReportPicture } from '../../app/data/moderation/reports.server'
import { readAttachment } from '../../app/platform/pictures/attachments.server'
import { createContext } from '../../app/platform/server/context.server'
import type { Bindings } from '../../app/platform/server/env.server'

/** Under /moderation/pictures: the picture of a reported message, for moderators while the report is open, and for nobody else. */
export const reportPictures = new Hono<{ Bindings: Bindings }>()

/** Of these bytes nothing is ever run, and they stay in no browser. */
const HEADERS = {
  'Content-Type': 'image/webp',
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'private, no-store',
  Vary: 'Cookie',
}

reportPictures.get('/:reportId', async (c) => {
  const { db, session } = createContext(c.req.raw, c.env, c.executionCtx)
  const { viewer, setCookie } = await session()
  const asked = viewer && { reportId: c.req.param('reportId'), moderatorId: viewer.id, now: new Date() }
  const key = asked && (await findReportPicture(db, asked))
  const file = key && (await readAttachment(c.env, key))
  if (!file) return notThere()
  return new Response(file.body, { headers: { ...HEADERS, ...(setCookie ? { 'Set-Cookie': setCookie } : {}) } })
})

reportPictures.all('*', () => notThere())

const notThere = () => new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } })
