import { z } from 'zod'
import { emailField } from '../../domain/membership/account/account-fields.schema'
import type { OauthProvider } from '../../domain/membership/account/oauth-providers'

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
export function fetchIdentityOf(provider: OauthProvider, endpoint: string, accessToken: string): Promise<Identity> {
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
