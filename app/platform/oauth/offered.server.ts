import { OAUTH_PROVIDERS, type OauthProvider } from '../../domain/membership/account/oauth-providers'
import type { Settings } from '../server/env.server'

type Credentials = { clientId: string; clientSecret: string }

/** What this site is registered by at a provider; null where it is not, and then nothing of that provider is shown. */
export function credentialsOf(settings: Settings, provider: OauthProvider): Credentials | null {
  const [clientId, clientSecret] =
    provider === 'google'
      ? [settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET]
      : [settings.GITHUB_CLIENT_ID, settings.GITHUB_CLIENT_SECRET]
  return clientId && clientSecret ? { clientId, clientSecret } : null
}

/** The providers one can sign in with on this installation, in their order. */
export const offeredProviders = (settings: Settings): OauthProvider[] =>
  OAUTH_PROVIDERS.filter((provider) => credentialsOf(settings, provider) !== null)

/** The origins of their sign-in pages: a form of ours that leads there must be allowed to by the page's policy. */
export const signInOrigins = (settings: Settings): string[] =>
  offeredProviders(settings).map(
    (provider) => new URL(provider === 'google' ? settings.GOOGLE_ISSUER : settings.GITHUB_ORIGIN).origin,
  )
