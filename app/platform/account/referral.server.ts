import { findReferrer } from '../../data/members/members.server'
import { REFERRAL_CODE_PATTERN, REFERRAL_COOKIE_DAYS, toReferralCode } from '../../domain/membership/premium/referrals'
import type { Context } from '../server/context.server'
import { cookieName, readCookie, writeCookie } from '../server/cookies.server'

const MAX_AGE_SECONDS = REFERRAL_COOKIE_DAYS * 86_400

const nameFor = (request: Request) => cookieName('ref', request)

/** The referral code this browser arrived with in the last 30 days, or null. */
export function rememberedReferral(request: Request): string | null {
  const code = readCookie(request, nameFor(request))
  return code && REFERRAL_CODE_PATTERN.test(code) ? code : null
}

/** The cookie that remembers a code for 30 days, for visitors who register later. */
export const referralCookie = (request: Request, code: string) =>
  writeCookie(request, nameFor(request), code, { maxAgeSeconds: MAX_AGE_SECONDS })

/** The cookie that deletes the code once it was used. */
export const usedReferralCookie = (request: Request) => writeCookie(request, nameFor(request), '', { maxAgeSeconds: 0 })

/** What a visitor learns about a referral code: whether it exists, never whose it is. */
export type ReferralAnswer = {
  code: string
  /** `unchecked`: asked too often; the code is checked when the form is sent. */
  state: 'valid' | 'unknown' | 'unchecked'
}

/**
 * Checks whether a member has this code, never whose it is. Rate-limited by network, so that codes can't be guessed in bulk.
 */
export async function findReferral(context: Context, typed: string): Promise<ReferralAnswer> {
  const code = toReferralCode(typed.slice(0, 20))
  if (!REFERRAL_CODE_PATTERN.test(code)) return { code, state: 'unknown' }
  const { success } = await context.bindings.LOOKUP_LIMIT.limit({ key: `referral:${context.clientNetwork}` })
  if (!success) return { code, state: 'unchecked' }
  return { code, state: (await findReferrer(context.db, code)) ? 'valid' : 'unknown' }
}
