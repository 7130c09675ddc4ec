import type { Context } from '~/platform/context.server'
import { unlessBroken } from '~/platform/refusal.server'
import { endedSessionCookie } from '~/platform/session.server'

/**
 * Ends the session and gives the headers of the answer. Even when the database cannot be reached the cookie goes. Language
 * and theme live in cookies, which the browser is not asked to clear.
 */
export async function signOut(context: Context, request: Request): Promise<[string, string][]> {
  const cookie = await unlessBroken(context, 'sign_out.failed', () => context.endSession())
  return [
    ['Set-Cookie', cookie ?? endedSessionCookie(request)],
    ['Clear-Site-Data', '"cache", "storage"'],
  ]
}
