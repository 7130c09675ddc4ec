import { OAUTH_PROVIDERS, type OauthProvider } from '../../domain/membership/account/oauth-providers'
import type { Settings } from '../server/env.server'

type Credentials = { clientId: string; clientSecret: string }

/** This site's client credentials at a provider; null: not configured, so the provider isn't offered. */
export function credentialsOf(settings: Settings, provider: OauthProvider): Credentials | null {
  const [clientId, clientSecret] =
    provider === 'google'
      ? [settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET]
      : [settings.GITHUB_CLIENT_ID, settings.GITHUB_CLIENT_SECRET]
  return clientId && clientSecret ? { clientId, clientSecret } : null
}

/** The configured providers, in their order. */
export const offeredProviders = (settings: Settings): OauthProvider[] =>
  OAUTH_PROVIDERS.filter((provider) => credentialsOf(settings, provider) !== null)

/** The origins of their sign-in pages, because the content security policy must allow forms that redirect there. */
export const signInOrigins = (settings: Settings): string[] =>
  offeredProviders(settings).map(
    (provider) => new URL(provider === 'google' ? settings.GOOGLE_ISSUER : settings.GITHUB_ORIGIN).origin,
  )
