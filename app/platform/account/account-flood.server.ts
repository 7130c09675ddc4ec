import type { Context } from '../context.server'
import { logEvent } from '../log.server'
import { deviceName } from './known-device.server'

/** The platform counts by the minute. */
export const FLOOD_WAIT_SECONDS = 60

/**
 * Whether a form about an account is one of a flood from its network. The first question of sign-in, by password or passkey, registration and reset:
 * the platform's own counter answers it, and where it says yes, nothing of this request asks the database. A browser that
 * somebody has signed in on counts for itself, so that a flood beside it doesn't keep it out.
 */
export async function isAccountFlood(context: Context, request: Request): Promise<boolean> {
  const device = await deviceName(context, request)
  const key = device ? `device:${device}` : context.clientNetwork
  const { success } = await context.bindings.ACCOUNT_LIMIT.limit({ key })
  if (success) return false
  context.skipSession()
  logEvent('warn', 'account.flooded', { requestId: context.requestId })
  return true
}
