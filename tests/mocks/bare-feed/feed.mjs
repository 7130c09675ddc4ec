import { Hono } from 'hono'
import { html, raw } from 'hono/html'

/**
 * The yardstick of `npm run bench:feed`: the least code that shows the same posts on the same runtime. One session, one
 * list by its index, one page of HTML; no languages, frame, scripts or forms. Of privacy only what leaves it with the posts
 * that a member without connections sees.
 */
const app = new Hono()

const SESSION = 'SELECT user_id FROM sessions WHERE id = ? AND expires_at > unixepoch()'
const FEED = `SELECT posts.id, posts.content, posts.tags, posts.likes_count, posts.comments_count, posts.created_at,
    users.username, users.full_name, users.avatar_url, users.hd_type, users.is_verified,
    EXISTS (SELECT 1 FROM post_likes WHERE post_id = posts.id AND user_id = ?1) AS is_liked
  FROM posts CROSS JOIN users ON users.id = posts.author_id
  WHERE posts.state = 'shown' AND posts.visibility <> 'connections' AND users.is_active = 1
    AND users.profile_visibility <> 'connections' AND (posts.created_at, posts.id) < (?2, ?3)
  ORDER BY posts.created_at DESC, posts.id DESC LIMIT 20`

app.get('/app/dashboard', async (c) => {
  const token = /session=([^;]+)/.exec(c.req.header('Cookie') ?? '')?.[1] ?? ''
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  const id = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const session = await c.env.DB.prepare(SESSION).bind(id).first()
  if (!session) return c.text('Signed out', 401)
  const [at, after] = (c.req.query('cursor') ?? '8640000000000000_').split('_')
  const { results } = await c.env.DB.prepare(FEED).bind(session.user_id, Number(at), after).all()
  return c.html(
    html`<!doctype html><html lang="en"><title>Home</title><main>${raw(results.map(post).join(''))}</main></html>`,
  )
})

const post = (row) => html`<article id="${row.id}"><h2><a href="/u/${row.username}">${row.full_name}</a></h2>
  <p>${row.hd_type ?? ''}</p><time datetime="${new Date(row.created_at).toISOString()}"></time><p>${row.content}</p>
  <ul>${JSON.parse(row.tags).map((tag) => html`<li>#${tag}</li>`)}</ul>
  <button aria-pressed="${String(Boolean(row.is_liked))}">${row.likes_count}</button><a href="/posts/${row.id}">${row.comments_count}</a></article>`

export default app
