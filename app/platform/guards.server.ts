import { redirect } from '@remix-run/cloudflare'
import { safeRedirectPath } from '../domain/membership/redirect-path'
import type { Context } from './context.server'
import type { Viewer } from './session.server'

/** The signed-in member, or a redirect to the sign-in page that remembers where they wanted to go. */
export async function requireMember(context: Context, request: Request): Promise<Viewer> {
  const { viewer } = await context.session()
  if (viewer) return viewer
  const url = new URL(request.url)
  // A form of a session that ended leads back to its page, not to the form's own address.
  const wanted = request.method === 'GET' ? url.pathname + url.search : url.pathname
  throw redirect(`/login?redirect=${encodeURIComponent(wanted)}`)
}

/** For sign-in and registration: a member who is signed in already goes where they wanted, else to the dashboard. */
export async function requireVisitor(context: Context, request: Request): Promise<void> {
  const { viewer } = await context.session()
  if (viewer) throw redirect(safeRedirectPath(new URL(request.url).searchParams.get('redirect')))
}
