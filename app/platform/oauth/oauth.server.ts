import {
  ArcticFetchError,
  CodeChallengeMethod,
  generateCodeVerifier,
  generateState,
  OAuth2Client,
  UnexpectedResponseError,
} from 'arctic'
import { z } from 'zod'
import { emailField } from '../../domain/membership/account/account-fields.schema'
import { OAUTH_PROVIDERS, type OauthProvider } from '../../domain/membership/account/oauth-providers'
import type { Context } from '../server/context.server'
import { type Settings, siteOrigin } from '../server/env.server'

type Credentials = { clientId: string; clientSecret: string }

/** This site's client credentials at a provider; null: not configured, so the provider isn't offered. */
function credentialsOf(settings: Settings, provider: OauthProvider): Credentials | null {
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

/** Why a provider's answer could not be used. */
type OauthFailure =
  /** No response, or a server error. */
  | 'unreachable'
  | 'timeout'
  /** A client error. */
  | 'refused'
  /** A response that doesn't match the provider's documentation. */
  | 'malformed'

export class OauthError extends Error {
  constructor(readonly failure: OauthFailure) {
    super(failure)
  }
}

/** Longer than a provider should take; the person sees an empty page meanwhile. */
export const TIMEOUT_MILLISECONDS = 8000

/** Limits the time of work that doesn't accept an abort signal. */
export async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OauthError('timeout')), milliseconds)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/** Fetches and parses JSON from a provider. Doesn't follow redirects, which could lead to another host. Throws `OauthError`. */
export async function fetchJson<S extends z.ZodType>(
  url: string,
  schema: S,
  accessToken?: string,
): Promise<z.output<S>> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    // GitHub requires a user agent.
    'User-Agent': 'human-design-social',
    ...(accessToken ? { Authorization: `Bearer ${accessToken}` } : {}),
  }
  const init = { headers, redirect: 'manual' as const, signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) }
  const response = await fetch(url, init).catch((error: unknown) => {
    throw new OauthError(isTimeout(error) ? 'timeout' : 'unreachable')
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new OauthError(response.status >= 500 ? 'unreachable' : 'refused')
  }
  const answer = await response.json().catch((error: unknown) => {
    throw new OauthError(isTimeout(error) ? 'timeout' : 'malformed')
  })
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new OauthError('malformed')
  return parsed.data
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

/** A person's account at a provider. */
export type Identity = {
  provider: OauthProvider
  /** The provider's user id, the only value that is never reassigned to another person. */
  subject: string
  email: string | null
  /** Whether the provider has verified the address. */
  emailVerified: boolean
  name: string | null
  /** The address or username there, to show to the member. */
  label: string | null
}

const email = z.nullish(emailField).catch(null)
const name = z.string().trim().max(200).nullish().catch(null)

/** Section 5.1 of OpenID Connect Core 1.0. */
const googleSchema = z.object({
  sub: z.string().min(1).max(255),
  email,
  email_verified: z.unknown().transform((verified) => verified === true),
  name,
})

const githubSchema = z.object({ id: z.int().positive(), login: z.string().min(1).max(100), name })
const githubEmailsSchema = z.array(z.object({ email, primary: z.boolean(), verified: z.boolean() }))

/** Fetches the identity that a token belongs to. Throws `OauthError`. */
function fetchIdentityOf(provider: OauthProvider, endpoint: string, accessToken: string): Promise<Identity> {
  return provider === 'google' ? fetchGoogle(endpoint, accessToken) : fetchGithub(endpoint, accessToken)
}

async function fetchGoogle(endpoint: string, accessToken: string): Promise<Identity> {
  const found = await fetchJson(endpoint, googleSchema, accessToken)
  const address = found.email ?? null
  return {
    provider: 'google',
    subject: found.sub,
    email: address,
    emailVerified: address !== null && found.email_verified,
    name: found.name || null,
    label: address,
  }
}

async function fetchGithub(endpoint: string, accessToken: string): Promise<Identity> {
  const [user, emails] = await Promise.all([
    fetchJson(endpoint, githubSchema, accessToken),
    fetchJson(`${endpoint}/emails`, githubEmailsSchema, accessToken).catch((error: unknown) => {
      // People who don't share their addresses can still sign in.
      if (error instanceof OauthError && error.failure === 'refused') return []
      throw error
    }),
  ])
  const primary = emails.find((entry) => entry.primary && entry.email)
  return {
    provider: 'github',
    subject: String(user.id),
    email: primary?.email ?? null,
    emailVerified: primary?.verified ?? false,
    name: user.name || null,
    label: user.login,
  }
}

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
    const tokens = await inTime(exchange, TIMEOUT_MILLISECONDS)
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
