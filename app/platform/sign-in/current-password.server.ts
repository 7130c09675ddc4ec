import { findPasswordHash } from '../../data/members/members.server'
import type { Context } from '../server/context.server'
import { logEvent } from '../server/log.server'
import { forgive, type Limit, spend } from '../server/rate-limit.server'
import { verifyPassword } from './password.server'

/** As at sign-in: a session left open somewhere does not guess faster than a stranger. */
const limits = (memberId: string): Limit[] => [
  { name: 'password.current', subject: memberId, most: 5, seconds: 60 },
  { name: 'password.current', subject: memberId, most: 50, seconds: 3600 },
]

/** `none`: this member has no password to ask for. */
export type PasswordCheck = 'right' | 'missing' | 'wrong' | 'none' | { retryAfterSeconds: number }

/** Whether this is the present password of a member, where something is asked that a session alone does not allow. */
export async function checkCurrentPassword(context: Context, memberId: string, typed: string): Promise<PasswordCheck> {
  const hash = await findPasswordHash(context.db, memberId)
  if (hash === null) return 'none'
  if (typed === '') return 'missing'
  const wait = await spend(context, limits(memberId))
  if (wait !== null) {
    logEvent('warn', 'current_password.limited', { requestId: context.requestId })
    return { retryAfterSeconds: wait }
  }
  if (!(await verifyPassword(typed, hash, context.settings.SCRYPT_LOG_N))) {
    logEvent('info', 'current_password.refused', { requestId: context.requestId })
    return 'wrong'
  }
  await forgive(context, limits(memberId).slice(0, 1))
  return 'right'
}
