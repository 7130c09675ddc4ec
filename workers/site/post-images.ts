import { Hono } from 'hono'
import { findPostImages } from '../../app/data/posts/posts.server'
import { mayModerate } from '../../app/domain/community/moderation/may-act'
import { parsePostImageKey } from '../../app/domain/community/posts/post-image-key'
import { readPostImage } from '../../app/platform/pictures/post-images.server'
import { type Context, createContext } from '../../app/platform/server/context.server'
import type { Bindings } from '../../app/platform/server/env.server'
import { isKept } from './is-kept'

/** The pictures of posts, for those who may see the post. Whatever cannot be shown is not there. */
export const postImages = new Hono<{ Bindings: Bindings }>()

/** A post can be taken away or closed: nobody keeps its pictures for longer than this. */
const FOR_EVERYBODY = { 'Cache-Control': 'public, max-age=3600' }
const FOR_SOME = { 'Cache-Control': 'private, max-age=3600', Vary: 'Cookie' }
/** What a moderator looks at because it was reported stays in no browser. */
const FOR_JUDGES = { 'Cache-Control': 'private, no-store', Vary: 'Cookie' }

/** Of these bytes nothing is ever run, wherever they are opened. */
const HEADERS = {
  'Content-Type': 'image/webp',
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
}

postImages.get('/:authorId/:postId/:file', async (c) => {
  const { authorId, postId, file } = c.req.param()
  const key = `${authorId}/${postId}/${file}`
  const permission =
    parsePostImageKey(key) && (await permissionFor(createContext(c.req.raw, c.env, c.executionCtx), postId, key))
  if (!permission) return notThere()
  // A picture never changes under its address: who may see it still need not fetch it again.
  const etag = `"${file}"`
  const headers = { ...HEADERS, ...permission, ETag: etag }
  if (isKept(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
  const found = await readPostImage(c.env, key)
  return found ? new Response(found.body, { headers }) : notThere()
})

postImages.all('*', () => notThere())

const notThere = () => new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } })

/** The headers that say who may keep a picture; null when there is none for whoever asks. */
async function permissionFor(context: Context, postId: string, key: string): Promise<Record<string, string> | null> {
  const isNamedFor = async (reader: Parameters<typeof findPostImages>[1]) =>
    (await findPostImages(context.db, reader, postId))?.some((image) => image.key === key) ?? false
  // What everybody may see asks for no session.
  if (await isNamedFor(null)) return FOR_EVERYBODY
  const { viewer, setCookie } = await context.session()
  if (!viewer?.isActive) return null
  const permission = (await isNamedFor({ id: viewer.id, isModerator: false }))
    ? FOR_SOME
    : mayModerate(viewer, new Date()) && (await isNamedFor({ id: viewer.id, isModerator: true }))
      ? FOR_JUDGES
      : null
  // A session renewed here is renewed in the browser too: it is told so only once.
  return permission && { ...permission, ...(setCookie ? { 'Set-Cookie': setCookie } : {}) }
}
