import type { Context } from '../server/context.server'
import { logEvent } from '../server/log.server'
import { lastMemberOn } from './known-device.server'

/** The platform counts by the minute. */
export const FLOOD_WAIT_SECONDS = 60

/**
 * Whether a form about an account is one of a flood from its network. The first question of sign-in, by password or passkey, registration and reset:
 * the platform's own counter answers it, and where it says yes, nothing of this request asks the database. A browser that
 * somebody has signed in on counts for that member, so that a flood beside it doesn't keep it out; all browsers of a member
 * count as one, since a member can have as many as they like.
 */
export async function isAccountFlood(context: Context, request: Request): Promise<boolean> {
  const memberId = await lastMemberOn(context, request)
  const key = memberId ? `member:${memberId}` : context.clientNetwork
  const { success } = await context.bindings.ACCOUNT_LIMIT.limit({ key })
  if (success) return false
  context.skipSession()
  logEvent('warn', 'account.flooded', { requestId: context.requestId })
  return true
}
