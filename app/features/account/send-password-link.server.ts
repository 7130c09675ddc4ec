import { createAccountToken } from '~/data/account-tokens.server'
import { toAccountKey } from '~/domain/membership/account-key'
import { RESET_LINK_MINUTES } from '~/domain/membership/limits'
import type { Context } from '~/platform/context.server'
import { queueMail } from '~/platform/mail/queue-mail.server'
import { siteOrigin } from '~/platform/origin.server'
import { spend } from '~/platform/rate-limit.server'
import type { Viewer } from '~/platform/session.server'
import type { AccountOutcome } from './outcome'

/**
 * Mails a link to a first password to a member who signs in elsewhere: the one for a forgotten password, which asks for none,
 * and counted with those.
 */
export async function sendPasswordLink(context: Context, request: Request, viewer: Viewer): Promise<AccountOutcome> {
  const wait = await spend(context, [
    { name: 'reset.account', subject: toAccountKey(viewer.email), most: 3, seconds: 3600 },
  ])
  if (wait !== null) return { ok: false, status: 429, retryAfterSeconds: wait }
  const token = await createAccountToken(context.db, {
    userId: viewer.id,
    purpose: 'reset_password',
    email: viewer.email,
    lifetimeSeconds: RESET_LINK_MINUTES * 60,
  })
  await queueMail(context, {
    kind: 'reset-password',
    memberId: viewer.id,
    to: viewer.email,
    language: viewer.language,
    params: {
      name: viewer.fullName,
      url: `${siteOrigin(context, request)}/auth/reset-password?access_token=${token}&type=recovery`,
    },
  })
  return { ok: true, done: 'linkSent' }
}
