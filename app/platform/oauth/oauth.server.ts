import {
  ArcticFetchError,
  CodeChallengeMethod,
  generateCodeVerifier,
  generateState,
  OAuth2Client,
  UnexpectedResponseError,
} from 'arctic'
import { z } from 'zod'
import { OAUTH_PROVIDERS, type OauthProvider } from '../../domain/membership/account/oauth-providers'
import type { Context } from '../server/context.server'
import { type Settings, siteOrigin } from '../server/env.server'
import {
  fetchIdentityOf,
  fetchJson,
  type Identity,
  inTime,
  OauthError,
  type OauthFailure,
  PATIENCE_MILLISECONDS,
} from './identity.server'

type Endpoints = { authorization: string; token: string; identity: string }

const GOOGLE_ISSUER = 'https://accounts.google.com'

/** As https://accounts.google.com/.well-known/openid-configuration gives them; known, they cost no question. */
const GOOGLE: Endpoints = {
  authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  identity: 'https://openidconnect.googleapis.com/v1/userinfo',
}

/** Section 3 of OpenID Connect Discovery 1.0, as far as it is used. */
const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url(),
})

/** What was discovered, by issuer, for as long as this worker lives. */
const discovered = new Map<string, Endpoints>()

/** Where a provider takes the question, gives the token and tells who it is. Throws `OauthError`. */
async function endpointsOf(settings: Settings, provider: OauthProvider): Promise<Endpoints> {
  const { GOOGLE_ISSUER: issuer, GITHUB_ORIGIN: origin, GITHUB_API_ORIGIN: api } = settings
  if (provider === 'github') {
    return {
      authorization: `${origin}/login/oauth/authorize`,
      token: `${origin}/login/oauth/access_token`,
      identity: `${api}/user`,
    }
  }
  return issuer === GOOGLE_ISSUER ? GOOGLE : (discovered.get(issuer) ?? (await discover(issuer)))
}

async function discover(issuer: string): Promise<Endpoints> {
  const found = await fetchJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, discoverySchema)
  // Section 4.3: a document that speaks for another issuer is not this one's.
  if (found.issuer !== issuer) throw new OauthError('malformed')
  const endpoints = {
    authorization: found.authorization_endpoint,
    token: found.token_endpoint,
    identity: found.userinfo_endpoint,
  }
  discovered.set(issuer, endpoints)
  return endpoints
}

/** As little as tells who somebody is and at which address they can be written to. */
const SCOPES: Record<OauthProvider, string[]> = { google: ['openid', 'email', 'profile'], github: ['user:email'] }

type Failed = { ok: false; failure: OauthFailure }

function clientOf(context: Context, request: Request, provider: OauthProvider): OAuth2Client {
  const credentials = credentialsOf(context.settings, provider)
  if (!credentials) throw new Error(`No credentials for ${provider}`)
  const redirectUri = `${siteOrigin(context, request)}/oauth/${provider}/callback`
  return new OAuth2Client(credentials.clientId, credentials.clientSecret, redirectUri)
}

/** The provider's page to send somebody to, and the two secrets that prove at the end that it was this browser that went. */
export async function beginAuthorization(
  context: Context,
  request: Request,
  provider: OauthProvider,
): Promise<{ ok: true; url: string; state: string; verifier: string } | Failed> {
  const [state, verifier] = [generateState(), generateCodeVerifier()]
  return unlessFailed(async () => {
    const { authorization } = await endpointsOf(context.settings, provider)
    const url = clientOf(context, request, provider).createAuthorizationURLWithPKCE(
      authorization,
      state,
      CodeChallengeMethod.S256,
      verifier,
      SCOPES[provider],
    )
    return { ok: true, url: url.href, state, verifier }
  })
}

/**
 * Gives the code back for a token, and asks with it who came. The identity is read from the provider itself and not from an
 * id_token: both ways the answer comes over TLS from the host we asked, this one is the same for GitHub, which has no
 * id_token, and it needs no keys, clocks and nonces. That the token is for us and for this browser follows from the back
 * channel: the provider gave it for our secret, for a code sent to our address, and for the verifier only this flow knows.
 */
export async function fetchIdentity(
  context: Context,
  request: Request,
  provider: OauthProvider,
  { code, verifier }: { code: string; verifier: string },
): Promise<{ ok: true; identity: Identity } | Failed> {
  return unlessFailed(async () => {
    const endpoints = await endpointsOf(context.settings, provider)
    const client = clientOf(context, request, provider)
    const exchange = client.validateAuthorizationCode(endpoints.token, code, verifier)
    const tokens = await inTime(exchange, PATIENCE_MILLISECONDS)
    return { ok: true, identity: await fetchIdentityOf(provider, endpoints.identity, tokens.accessToken()) }
  })
}

/** Providers that name themselves in their answer (RFC 9207): whether it is the one that was asked. GitHub does not. */
export const isFromIssuer = ({ settings }: Context, provider: OauthProvider, issuer: string | null): boolean =>
  provider !== 'google' || issuer === null || issuer === settings.GOOGLE_ISSUER

async function unlessFailed<T>(work: () => Promise<T>): Promise<T | Failed> {
  try {
    return await work()
  } catch (error) {
    return { ok: false, failure: toFailure(error) }
  }
}

function toFailure(error: unknown): OauthFailure {
  if (error instanceof OauthError) return error.failure
  if (error instanceof ArcticFetchError) return 'unreachable'
  if (error instanceof UnexpectedResponseError) return error.status >= 500 ? 'unreachable' : 'refused'
  // What is left: a code that was refused, which GitHub says with 200 and without a token.
  return 'refused'
}

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
