import { findWaysIn } from '~/data/oauth-accounts.server'
import { OAUTH_PROVIDERS } from '~/domain/membership/oauth-providers'
import type { Context } from '~/platform/context.server'
import { offeredProviders } from '~/platform/oauth/offered.server'
import type { Viewer } from '~/platform/session.server'
import type { LinkedSignIn } from './linked-sign-in'

/**
 * The providers a member can sign in with, or could: those this installation offers, and those that were linked before it
 * stopped. A way in can go as long as another is left that works here.
 */
export async function loadLinkedSignIns({ db, settings }: Context, viewer: Viewer): Promise<LinkedSignIn[]> {
  const { hasPassword, hasPasskey, accounts } = await findWaysIn(db, viewer.id)
  const offered = offeredProviders(settings)
  const usable = accounts.filter(({ provider }) => offered.includes(provider))
  return OAUTH_PROVIDERS.flatMap((provider): LinkedSignIn[] => {
    const account = accounts.find((candidate) => candidate.provider === provider)
    if (!account) return offered.includes(provider) ? [{ provider, linked: false, label: null, canUnlink: false }] : []
    const canUnlink = hasPassword || hasPasskey || usable.some((other) => other.provider !== provider)
    return [{ provider, linked: true, label: account.label, canUnlink }]
  })
}
