import { z } from 'zod'
import type { OauthProvider } from '../../domain/membership/account/oauth-providers'
import type { Settings } from '../server/env.server'
import { fetchJson, OauthError } from './fetch-json.server'

export type Endpoints = { authorization: string; token: string; identity: string }

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
export async function endpointsOf(settings: Settings, provider: OauthProvider): Promise<Endpoints> {
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
