import { awaitingNotice } from '~/platform/account/awaiting-notice.server'
import { registrationNotice } from '~/platform/account/registration-notice.server'
import type { Context } from '~/platform/server/context.server'
import { unlessBroken } from '~/platform/server/refusal.server'
import { endedSessionCookie } from '~/platform/server/session.server'
import { endedLaterCookie } from './confirm/confirm-banner.server'
import { resetNotice } from './reset-password.server'

/** What else this browser keeps of the member who leaves: their name and address, and what they put off. */
const personal = [registrationNotice.end, awaitingNotice.end, resetNotice.end, endedLaterCookie]

/**
 * Ends the session and gives the headers of the answer. Even when the database cannot be reached the cookie goes. Language
 * and theme live in cookies, which the browser is not asked to clear.
 */
export async function signOut(context: Context, request: Request): Promise<[string, string][]> {
  const cookie = await unlessBroken(context, 'sign_out.failed', () => context.endSession())
  return [
    ['Set-Cookie', cookie ?? endedSessionCookie(request)],
    ...personal.map((end): [string, string] => ['Set-Cookie', end(request)]),
    ['Clear-Site-Data', '"cache", "storage"'],
  ]
}
