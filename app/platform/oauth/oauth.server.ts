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

/** What this site is registered by at a provider; null where it is not, and then nothing of that provider is shown. */
function credentialsOf(settings: Settings, provider: OauthProvider): Credentials | null {
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

/** Why a provider's answer could not be used. */
export type OauthFailure =
  /** No answer, or one that says they are down. */
  | 'unreachable'
  | 'timeout'
  /** They answered, and said no. */
  | 'refused'
  /** They answered something else than their documents say. */
  | 'malformed'

export class OauthError extends Error {
  constructor(readonly failure: OauthFailure) {
    super(failure)
  }
}

/** Longer than any of them takes; somebody looks at an empty page meanwhile. */
export const PATIENCE_MILLISECONDS = 8000

/** A result within a time, for work that takes no signal to stop. */
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

/** One answer of a provider, parsed. Throws `OauthError`. A redirect is not followed: it would lead to a host nobody chose. */
export async function fetchJson<S extends z.ZodType>(
  url: string,
  schema: S,
  accessToken?: string,
): Promise<z.output<S>> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    // GitHub answers nobody without a name.
    'User-Agent': 'human-design-social',
    ...(accessToken ? { Authorization: `Bearer ${accessToken}` } : {}),
  }
  const init = { headers, redirect: 'manual' as const, signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) }
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

/** Who somebody is elsewhere. */
export type Identity = {
  provider: OauthProvider
  /** The provider's own id of the person: the only thing that is never somebody else's later. */
  subject: string
  email: string | null
  /** True when the provider says that the address is theirs. */
  emailVerified: boolean
  name: string | null
  /** How they know that account: its address or its name there. */
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

/** Asks the provider who a token belongs to. Throws `OauthError`. */
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
      // Whoever does not share their addresses still has an account.
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
