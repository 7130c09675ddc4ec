import { findReferrer } from '../../data/members/members.server'
import { REFERRAL_CODE_PATTERN, toReferralCode } from '../../domain/membership/premium/referrals'
import type { Context } from '../server/context.server'
import type { ReferralAnswer } from './referral'

/**
 * Whether a member has this code, never whose it is. Limited by address, so that codes cannot be tried out by the thousand.
 */
export async function findReferral(context: Context, typed: string): Promise<ReferralAnswer> {
  const code = toReferralCode(typed.slice(0, 20))
  if (!REFERRAL_CODE_PATTERN.test(code)) return { code, state: 'unknown' }
  const { success } = await context.bindings.LOOKUP_LIMIT.limit({ key: `referral:${context.clientNetwork}` })
  if (!success) return { code, state: 'unchecked' }
  return { code, state: (await findReferrer(context.db, code)) ? 'valid' : 'unknown' }
}
