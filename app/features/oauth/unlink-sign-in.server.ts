import { unlinkOauthAccount } from '~/data/oauth-accounts.server'
import type { OauthProvider } from '~/domain/membership/oauth-providers'
import type { Context } from '~/platform/context.server'
import { logEvent } from '~/platform/log.server'
import { queueMail } from '~/platform/mail/queue-mail.server'
import { offeredProviders } from '~/platform/oauth/offered.server'
import type { Viewer } from '~/platform/session.server'

/** Takes a way in from a member and tells them by mail; `lastWayIn` when nothing else would let them in. */
export async function unlinkSignIn(
  context: Context,
  viewer: Viewer,
  provider: OauthProvider,
): Promise<'unlinked' | 'lastWayIn'> {
  const gone = await unlinkOauthAccount(context.db, viewer.id, provider, offeredProviders(context.settings))
  if (!gone) return 'lastWayIn'
  logEvent('info', 'oauth.unlinked', { requestId: context.requestId, provider })
  await queueMail(context, {
    kind: 'sign-in-method-removed',
    memberId: viewer.id,
    to: viewer.email,
    language: viewer.language,
    params: { name: viewer.fullName, provider },
  })
  return 'unlinked'
}
