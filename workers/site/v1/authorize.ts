import { findApiToken, hashToken, markApiTokenUsed } from '../../../app/data/accounts/tokens.server'
import { apiQuota, isPremiumAt } from '../../../app/domain/membership/premium/entitlements'
import { type ApiScope, tokenOfHeader } from '../../../app/domain/public-api/api-tokens'
import type { Context } from '../../../app/platform/server/context.server'
import { type Limit, type Metered, meter, waitOf } from '../../../app/platform/server/rate-limit.server'
import { ProblemError } from './problem'

const MINUTE_SECONDS = 60
const DAY_SECONDS = 86_400

/** A token that may ask: the headers that tell what is left of its limits. */
export type Authorized = { headers: Record<string, string> }

/**
 * Whether a request carries a token that may be used for this. Every request of a known token counts against the limits of the
 * token and of its member, also one that is refused then. Throws `ProblemError`: 401, 403, 429.
 */
export async function authorize(context: Context, request: Request, scope: ApiScope): Promise<Authorized> {
  // Before the database is asked: guessing tokens is not for free either.
  const { success } = await context.bindings.LOOKUP_LIMIT.limit({ key: `api:${context.clientNetwork}` })
  if (!success) throw new ProblemError('rate_limited', {}, { 'Retry-After': String(MINUTE_SECONDS) })
  const token = tokenOfHeader(request.headers.get('Authorization'))
  const now = new Date()
  const found = token && (await findApiToken(context.db, await hashToken(token), now))
  if (!found) throw new ProblemError('invalid_token', {}, challenge(token ? 'error="invalid_token"' : ''))

  const quota = apiQuota({ isPremium: isPremiumAt(found, now) })
  const limits: Limit[] = [
    { name: 'api.token', subject: found.id, most: quota.minute, seconds: MINUTE_SECONDS },
    { name: 'api.member', subject: found.memberId, most: quota.day, seconds: DAY_SECONDS },
  ]
  const metered = await meter(context, limits)
  const headers = toHeaders(metered, limits)
  const wait = waitOf(metered)
  if (wait !== null) throw new ProblemError('rate_limited', {}, { ...headers, 'Retry-After': String(wait) })
  const today = now.toISOString().slice(0, 10)
  if (found.lastUsedOn !== today) context.waitUntil(markApiTokenUsed(context.db, found.id, today))
  if (!found.scopes.includes(scope)) {
    const required = challenge(`error="insufficient_scope", scope="${scope}"`)
    throw new ProblemError('insufficient_scope', {}, { ...headers, ...required })
  }
  return { headers }
}

/** RFC 6750: what a request should have carried. */
const challenge = (error: string) => ({
  'WWW-Authenticate': ['Bearer realm="api"', error].filter(Boolean).join(', '),
})

/** The window with the least left, and both as they are set. */
function toHeaders(metered: Metered[], limits: Limit[]): Record<string, string> {
  const [nearest] = [...metered].sort((one, other) => one.left - other.left)
  return {
    'RateLimit-Limit': String(nearest!.most),
    'RateLimit-Remaining': String(Math.max(0, nearest!.left)),
    'RateLimit-Reset': String(nearest!.resetSeconds),
    'RateLimit-Policy': limits.map(({ most, seconds }) => `${most};w=${seconds}`).join(', '),
  }
}
