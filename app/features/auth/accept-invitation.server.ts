import { REFERRAL_CODE_PATTERN } from '~/domain/membership/premium/referral-code'
import { findReferral } from '~/platform/account/find-referral.server'
import { referralCookie } from '~/platform/referral/referral-cookie.server'
import type { Context } from '~/platform/server/context.server'

/**
 * Where somebody's invitation leads: to the registration, with the code in its field, where a member is asked what they want. The
 * browser remembers a code that is somebody's, or could not be looked up; never in place of one that was.
 */
export async function acceptInvitation(
  context: Context,
  request: Request,
): Promise<{ to: string; setCookie: string | null }> {
  const ref = new URL(request.url).searchParams.get('ref') ?? ''
  if (!REFERRAL_CODE_PATTERN.test(ref)) return { to: '/register', setCookie: null }
  const { state } = await findReferral(context, ref)
  const setCookie = state === 'unknown' ? null : referralCookie(request, ref)
  return { to: `/register?ref=${ref}`, setCookie }
}
