import { awaitingNotice, registrationNotice } from '~/platform/account/account-cookies.server'
import type { Context } from '~/platform/server/context.server'
import { tryOrLog } from '~/platform/server/log.server'
import { endedSessionCookie } from '~/platform/server/session.server'
import { endedLaterCookie } from './confirm/confirm-banner.server'
import { resetNotice } from './reset-password.server'

/** Other cookies with personal data: name, address and the dismissed banner. */
const personal = [registrationNotice.end, awaitingNotice.end, resetNotice.end, endedLaterCookie]

/**
 * Ends the session and returns the response headers. The cookie is removed even when the database can't be reached. Cookies are
 * not in `Clear-Site-Data`, since language and theme live in them.
 */
export async function signOut(context: Context, request: Request): Promise<[string, string][]> {
  const cookie = await tryOrLog(context, 'sign_out.failed', () => context.endSession())
  return [
    ['Set-Cookie', cookie ?? endedSessionCookie(request)],
    ...personal.map((end): [string, string] => ['Set-Cookie', end(request)]),
    ['Clear-Site-Data', '"cache", "storage"'],
  ]
}
