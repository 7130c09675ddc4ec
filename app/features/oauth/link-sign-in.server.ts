import { linkOauthAccount } from '~/data/oauth-accounts.server'
import type { Context } from '~/platform/context.server'
import { findMember } from '~/platform/guards.server'
import { logEvent } from '~/platform/log.server'
import { queueMail } from '~/platform/mail/queue-mail.server'
import type { Identity } from '~/platform/oauth/identity.server'

/** Lets an account elsewhere sign in the member who is signed in, and tells them by mail; `taken` when it is another's. */
export async function linkSignIn(
  context: Context,
  { provider, subject, label }: Identity,
): Promise<'linked' | 'already' | 'taken' | 'another' | 'linkFailed'> {
  const viewer = await findMember(context)
  if (!viewer) return 'linkFailed'
  const { sessionId } = await context.session()
  const outcome = await linkOauthAccount(context.db, { memberId: viewer.id, sessionId }, { provider, subject, label })
  logEvent('info', 'oauth.link', { requestId: context.requestId, provider, outcome })
  if (outcome !== 'linked') return outcome
  await queueMail(context, {
    kind: 'sign-in-method-added',
    memberId: viewer.id,
    to: viewer.email,
    language: viewer.language,
    params: { name: viewer.fullName, provider },
  })
  return outcome
}
