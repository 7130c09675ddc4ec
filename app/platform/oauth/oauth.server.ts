import {
  ArcticFetchError,
  CodeChallengeMethod,
  generateCodeVerifier,
  generateState,
  OAuth2Client,
  UnexpectedResponseError,
} from 'arctic'
import { z } from 'zod'
import type { OauthProvider } from '../../domain/membership/account/oauth-providers'
import type { Context } from '../server/context.server'
import { type Settings, siteOrigin } from '../server/env.server'
import { fetchJson, inTime, OauthError, type OauthFailure, PATIENCE_MILLISECONDS } from './fetch-json.server'
import { fetchIdentityOf, type Identity } from './identity.server'
import { credentialsOf } from './offered.server'

type Endpoints = { authorization: string; token: string; identity: string }

const GOOGLE_ISSUER = 'https://accounts.google.com'

/** From https://accounts.google.com/.well-known/openid-configuration; a constant saves the request. */
const GOOGLE: Endpoints = {
  authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  identity: 'https://openidconnect.googleapis.com/v1/userinfo',
}

/** The used part of section 3 of OpenID Connect Discovery 1.0. */
const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url(),
})

/** Discovered endpoints by issuer, cached for the lifetime of the isolate. */
const discovered = new Map<string, Endpoints>()

/** The endpoints of a provider. Throws `OauthError`. */
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
  // Section 4.3: the document must name the same issuer.
  if (found.issuer !== issuer) throw new OauthError('malformed')
  const endpoints = {
    authorization: found.authorization_endpoint,
    token: found.token_endpoint,
    identity: found.userinfo_endpoint,
  }
  discovered.set(issuer, endpoints)
  return endpoints
}

/** The minimum for identity and mail address. */
const SCOPES: Record<OauthProvider, string[]> = { google: ['openid', 'email', 'profile'], github: ['user:email'] }

type Failed = { ok: false; failure: OauthFailure }

function clientOf(context: Context, request: Request, provider: OauthProvider): OAuth2Client {
  const credentials = credentialsOf(context.settings, provider)
  if (!credentials) throw new Error(`No credentials for ${provider}`)
  const redirectUri = `${siteOrigin(context, request)}/oauth/${provider}/callback`
  return new OAuth2Client(credentials.clientId, credentials.clientSecret, redirectUri)
}

/** The provider's authorization page, and the two secrets that tie the callback to this browser. */
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
 * Exchanges the code for a token and fetches the identity with it. It comes from the provider's API and not from an id_token,
 * because both arrive over TLS from the same host, GitHub has no id_token, and this needs no keys, clocks or nonces. The back
 * channel ensures that the token is for this site and browser: the provider issued it for our secret, for a code sent to our
 * redirect address, and for the verifier of this flow.
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

/** Whether the callback comes from the expected issuer (RFC 9207). GitHub doesn't send one. */
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
  // A rejected code; GitHub responds to it with 200 and without a token.
  return 'refused'
}
