import { z } from 'zod'
import { emailField } from '../../domain/membership/account/account-fields.schema'
import type { OauthProvider } from '../../domain/membership/account/oauth-providers'
import { fetchJson, OauthError } from './fetch-json.server'

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
