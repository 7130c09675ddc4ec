import { Hono } from 'hono'
import { findAvatarOwner, findRelation } from '../../app/data/members/profiles.server'
import {
  type AvatarKey,
  avatarKey,
  parseAvatarKey,
  parseAvatarUrl,
} from '../../app/domain/membership/avatar/avatar-url'
import { sightOf } from '../../app/domain/membership/visibility'
import { readAvatar } from '../../app/platform/pictures/avatars.server'
import { type Context, createContext } from '../../app/platform/server/context.server'
import type { Bindings } from '../../app/platform/server/env.server'
import { isKept } from './is-kept'

/** The photos of members, for those who may see their profiles. Whatever cannot be shown is not there. */
export const avatars = new Hono<{ Bindings: Bindings }>()

/** A photo never changes under its address: a new one has a new address. */
const FOR_EVERYBODY = 'public, max-age=31536000, immutable'
const FOR_SOME = 'private, max-age=3600'

/** Of these bytes nothing is ever run, wherever they are opened. */
const HEADERS = {
  'Content-Type': 'image/webp',
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
}

avatars.get('/:memberId/:file', async (c) => {
  const key = parseAvatarKey(`${c.req.param('memberId')}/${c.req.param('file')}`)
  const permission = key && (await permissionFor(createContext(c.req.raw, c.env, c.executionCtx), key))
  if (!key || !permission) return notThere()
  const etag = `"${key.timestamp}-${key.side}"`
  const headers = new Headers({ ...HEADERS, ...permission, ETag: etag })
  if (isKept(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
  const file = await readAvatar(c.env, avatarKey(key))
  return file ? new Response(file.body, { headers }) : notThere()
})

avatars.all('*', () => notThere())

const notThere = () => new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } })

/** The headers that say who may keep a photo, and for how long; null when there is none for whoever asks. */
async function permissionFor(context: Context, { memberId, timestamp }: AvatarKey) {
  const owner = await findAvatarOwner(context.db, memberId)
  if (!owner || parseAvatarUrl(owner.avatarUrl)?.timestamp !== timestamp) return null
  // A profile for everyone asks for no session.
  if (sightOf(owner, 'visitor').profile === 'page') return { 'Cache-Control': FOR_EVERYBODY }
  const { viewer, setCookie } = await context.session()
  // Who is away sees no more than a visitor, but for themselves.
  const viewerId = viewer && (viewer.isActive || viewer.id === memberId) ? viewer.id : null
  const relation = await findRelation(context.db, viewerId, memberId)
  if (sightOf(owner, relation).profile !== 'page') return null
  // A session renewed here is renewed in the browser too: it is told so only once.
  return { 'Cache-Control': FOR_SOME, Vary: 'Cookie', ...(setCookie ? { 'Set-Cookie': setCookie } : {}) }
}
