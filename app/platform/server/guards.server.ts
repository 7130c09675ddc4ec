import { redirect } from '@remix-run/cloudflare'
import { mayAuthor, mayModerate } from '../../domain/community/moderation/may-act'
import { safeRedirectPath } from '../../domain/membership/account/redirect-path'
import { DEFAULT_SIGNED_IN_PATH } from '../../domain/membership/limits'
import type { Context } from './context.server'
import { notFound } from './http.server'
import type { Viewer } from './session.server'

/** The page where a member of a deactivated account decides whether to reactivate it. */
const PAUSED = '/auth/paused'

/** A signed-in member of a deactivated account, for that page; everyone else is redirected. */
export async function requirePausedMember(context: Context): Promise<Viewer> {
  const { viewer } = await context.session()
  if (!viewer) throw redirect('/login')
  if (viewer.isActive) throw redirect(DEFAULT_SIGNED_IN_PATH)
  return viewer
}

/** The signed-in member, or null: for forms, which report an ended session instead of losing what was typed. */
export async function findMember(context: Context): Promise<Viewer | null> {
  const { viewer } = await context.session()
  return viewer?.isActive ? viewer : null
}

/** The signed-in member, or a redirect to the sign-in page that remembers where they wanted to go. */
export async function requireMember(context: Context, request: Request): Promise<Viewer> {
  const { viewer } = await context.session()
  if (viewer?.isActive) return viewer
  if (viewer) throw redirect(PAUSED)
  const url = new URL(request.url)
  // A form of a session that ended leads back to its page, not to the form's own address.
  const wanted = request.method === 'GET' ? url.pathname + url.search : url.pathname
  throw redirect(`/login?redirect=${encodeURIComponent(wanted)}`)
}

/** The moderator, or null, also while they are suspended: for forms of the moderation room. */
export async function findModerator(context: Context): Promise<Viewer | null> {
  const viewer = await findMember(context)
  return viewer && mayModerate(viewer, new Date()) ? viewer : null
}

/** The moderator, or 404 for everyone else, visitors included, so that the room isn't revealed. */
export async function requireModerator(context: Context): Promise<Viewer> {
  const viewer = await findModerator(context)
  if (!viewer) throw notFound()
  return viewer
}

/** The admin, or null: for forms that publish editorial texts. */
export async function findAuthor(context: Context): Promise<Viewer | null> {
  const viewer = await findMember(context)
  return viewer && mayAuthor(viewer, new Date()) ? viewer : null
}

/** The admin, or 404 for everyone else, moderators included. */
export async function requireAuthor(context: Context): Promise<Viewer> {
  const viewer = await findAuthor(context)
  if (!viewer) throw notFound()
  return viewer
}

/** For sign-in and registration: redirects a signed-in member to the page they wanted, or to the dashboard. */
export async function requireVisitor(context: Context, request: Request): Promise<void> {
  const { viewer } = await context.session()
  if (viewer) throw redirect(safeRedirectPath(new URL(request.url).searchParams.get('redirect')))
}
