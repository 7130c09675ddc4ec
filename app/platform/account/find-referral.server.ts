import { findReferrer } from '../../data/members.server'
import { findRelation } from '../../data/relations.server'
import { REFERRAL_CODE_PATTERN, toReferralCode } from '../../domain/membership/referral-code'
import type { Context } from '../context.server'
import type { ReferralAnswer } from './referral'

/**
 * Whether a member has this code. Limited by address, so that codes cannot be tried out by the thousand. With a block between
 * the owner and a viewer who is signed in, the code is unknown: the answer has the owner's first name.
 */
export async function findReferral(context: Context, typed: string): Promise<ReferralAnswer> {
  const code = toReferralCode(typed.slice(0, 20))
  if (!REFERRAL_CODE_PATTERN.test(code)) return { code, state: 'unknown' }
  const { success } = await context.bindings.LOOKUP_LIMIT.limit({ key: `referral:${context.clientNetwork}` })
  if (!success) return { code, state: 'unchecked' }
  const referrer = await findReferrer(context.db, code)
  if (!referrer || (await isBlocked(context, referrer.id))) return { code, state: 'unknown' }
  return { code, state: 'valid', firstName: referrer.firstName }
}

async function isBlocked(context: Context, ownerId: string): Promise<boolean> {
  const { viewer } = await context.session()
  return viewer !== null && (await findRelation(context.db, viewer.id, ownerId)) === 'blocked'
}
