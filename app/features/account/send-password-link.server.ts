import { toAccountKey } from '~/domain/membership/account-key'
import { sendResetLink, spendResetLink } from '~/platform/account/send-reset-link.server'
import type { Context } from '~/platform/context.server'
import type { Viewer } from '~/platform/session.server'
import type { AccountOutcome } from './outcome'

/**
 * Mails a link to a first password to a member who signs in elsewhere: the one for a forgotten password, which asks for none,
 * and counted with those.
 */
export async function sendPasswordLink(context: Context, request: Request, viewer: Viewer): Promise<AccountOutcome> {
  const wait = await spendResetLink(context, toAccountKey(viewer.email))
  if (wait !== null) return { ok: false, status: 429, retryAfterSeconds: wait }
  await sendResetLink(context, request, viewer)
  return { ok: true, done: 'linkSent' }
}
