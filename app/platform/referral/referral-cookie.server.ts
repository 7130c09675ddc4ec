import { REFERRAL_CODE_PATTERN, REFERRAL_COOKIE_DAYS } from '../../domain/membership/premium/referrals'
import { cookieName, readCookie, writeCookie } from '../server/cookies.server'

const MAX_AGE_SECONDS = REFERRAL_COOKIE_DAYS * 86_400

const nameFor = (request: Request) => cookieName('ref', request)

/** The code this browser came with in the last 30 days, or null. */
export function rememberedReferral(request: Request): string | null {
  const code = readCookie(request, nameFor(request))
  return code && REFERRAL_CODE_PATTERN.test(code) ? code : null
}

/** The cookie that remembers a code for 30 days, for whoever looks around before registering. */
export const referralCookie = (request: Request, code: string) =>
  writeCookie(request, nameFor(request), code, { maxAgeSeconds: MAX_AGE_SECONDS })

/** The cookie that forgets it, once it was used. */
export const usedReferralCookie = (request: Request) => writeCookie(request, nameFor(request), '', { maxAgeSeconds: 0 })
