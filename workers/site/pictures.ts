import { Hono } from 'hono'
import { findAvatarOwner, findRelation } from '../../app/data/members/profiles.server'
import { findReportPicture } from '../../app/data/moderation/reports.server'
import { findPostImages } from '../../app/data/posts/posts.server'
import { mayModerate } from '../../app/domain/community/moderation/may-act'
import { parsePostImageKey } from '../../app/domain/community/posts/post-image-key'
import {
  type AvatarKey,
  avatarKey,
  parseAvatarKey,
  parseAvatarUrl,
} from '../../app/domain/membership/avatar/avatar-url'
import { resolveAccess } from '../../app/domain/membership/visibility'
import { readAttachment, readAvatar, readPostImage } from '../../app/platform/pictures/picture-storage.server'
import { type Context, createContext } from '../../app/platform/server/context.server'
import type { Bindings } from '../../app/platform/server/env.server'

/** Browsers never execute these bytes. */
const HEADERS = {
  'Content-Type': 'image/webp',
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
}

/** The photos of members, for those who may see their profiles; 404 for all others. */
export const avatars = new Hono<{ Bindings: Bindings }>()

/** A new photo has a new address, so each can be cached forever. */
const PHOTO_FOR_ALL = 'public, max-age=31536000, immutable'
const PHOTO_FOR_SOME = 'private, max-age=3600'

avatars.get('/:memberId/:file', async (c) => {
  const key = parseAvatarKey(`${c.req.param('memberId')}/${c.req.param('file')}`)
  const permission = key && (await photoHeadersFor(createContext(c.req.raw, c.env, c.executionCtx), key))
  if (!key || !permission) return notFound()
  const etag = `"${key.timestamp}-${key.side}"`
  const headers = new Headers({ ...HEADERS, ...permission, ETag: etag })
  if (isCached(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
  const file = await readAvatar(c.env, avatarKey(key))
  return file ? new Response(file.body, { headers }) : notFound()
})

avatars.all('*', () => notFound())

/** The cache headers of a photo; null if the viewer can't see it. */
async function photoHeadersFor(context: Context, { memberId, timestamp }: AvatarKey) {
  const owner = await findAvatarOwner(context.db, memberId)
  if (!owner || parseAvatarUrl(owner.avatarUrl)?.timestamp !== timestamp) return null
  // A public profile needs no session.
  if (resolveAccess(owner, 'visitor').profile === 'page') return { 'Cache-Control': PHOTO_FOR_ALL }
  const { viewer, setCookie } = await context.session()
  // Members with a deactivated account see what a visitor sees, and their own photo.
  const viewerId = viewer && (viewer.isActive || viewer.id === memberId) ? viewer.id : null
  const relation = await findRelation(context.db, viewerId, memberId)
  if (resolveAccess(owner, relation).profile !== 'page') return null
  // The session may have been renewed, and the new cookie is sent only once.
  return { 'Cache-Control': PHOTO_FOR_SOME, Vary: 'Cookie', ...(setCookie ? { 'Set-Cookie': setCookie } : {}) }
}

/** The pictures of posts, for those who may see the post; 404 for all others. */
export const postImages = new Hono<{ Bindings: Bindings }>()

/** A post can be deleted or restricted, so its pictures are cached for no longer than this. */
const POST_FOR_ALL = { 'Cache-Control': 'public, max-age=3600' }
const POST_FOR_SOME = { 'Cache-Control': 'private, max-age=3600', Vary: 'Cookie' }
/** Reported pictures aren't cached. */
const FOR_MODERATORS = { 'Cache-Control': 'private, no-store', Vary: 'Cookie' }

postImages.get('/:authorId/:postId/:file', async (c) => {
  const { authorId, postId, file } = c.req.param()
  const key = `${authorId}/${postId}/${file}`
  const permission =
    parsePostImageKey(key) && (await postImageHeadersFor(createContext(c.req.raw, c.env, c.executionCtx), postId, key))
  if (!permission) return notFound()
  // A picture never changes under its address, so the file name is its version.
  const etag = `"${file}"`
  const headers = { ...HEADERS, ...permission, ETag: etag }
  if (isCached(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
  const found = await readPostImage(c.env, key)
  return found ? new Response(found.body, { headers }) : notFound()
})

postImages.all('*', () => notFound())

/** The cache headers of a picture; null if the viewer can't see it. */
async function postImageHeadersFor(
  context: Context,
  postId: string,
  key: string,
): Promise<Record<string, string> | null> {
  const isNamedFor = async (reader: Parameters<typeof findPostImages>[1]) =>
    (await findPostImages(context.db, reader, postId))?.some((image) => image.key === key) ?? false
  // A public picture needs no session.
  if (await isNamedFor(null)) return POST_FOR_ALL
  const { viewer, setCookie } = await context.session()
  if (!viewer?.isActive) return null
  const permission = (await isNamedFor({ id: viewer.id, isModerator: false }))
    ? POST_FOR_SOME
    : mayModerate(viewer, new Date()) && (await isNamedFor({ id: viewer.id, isModerator: true }))
      ? FOR_MODERATORS
      : null
  // The session may have been renewed, and the new cookie is sent only once.
  return permission && { ...permission, ...(setCookie ? { 'Set-Cookie': setCookie } : {}) }
}

/** Under /moderation/pictures: the picture of a reported message, for moderators while the report is open. */
export const reportPictures = new Hono<{ Bindings: Bindings }>()

reportPictures.get('/:reportId', async (c) => {
  const { db, session } = createContext(c.req.raw, c.env, c.executionCtx)
  const { viewer, setCookie } = await session()
  const query = viewer && { reportId: c.req.param('reportId'), moderatorId: viewer.id, now: new Date() }
  const key = query && (await findReportPicture(db, query))
  const file = key && (await readAttachment(c.env, key))
  if (!file) return notFound()
  return new Response(file.body, {
    headers: { ...HEADERS, ...FOR_MODERATORS, ...(setCookie ? { 'Set-Cookie': setCookie } : {}) },
  })
})

reportPictures.all('*', () => notFound())

const notFound = () => new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } })

/** Whether the browser has this version (RFC 9110, 13.1.2). */
const isCached = (ifNoneMatch: string | undefined, etag: string) =>
  (ifNoneMatch ?? '').split(',').some((version) => ['*', etag, `W/${etag}`].includes(version.trim()))
