import { findMemberForSignIn, setPasswordHash } from '~/data/members/members.server'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { knownDevice, rememberDevice } from '~/platform/account/known-device.server'
import type { Context } from '~/platform/server/context.server'
import { memberLanguageCookie } from '~/platform/server/i18n.server'
import { logEvent } from '~/platform/server/log.server'
import { startSession } from '~/platform/server/session.server'
import { secondsUntilTurn } from '~/platform/sign-in/hash-turns.server'
import { hashPassword, isOutdated, verifyPassword } from '~/platform/sign-in/password.server'
import type { SignInInput } from './sign-in.schema'
import { forgiveTries, spendTry } from './sign-in-tries.server'

export type SignInOutcome =
  | { ok: true; setCookies: string[] }
  | { ok: false; error: 'invalidCredentials' }
  | { ok: false; error: 'tooManyAttempts'; retryAfterSeconds: number }
  | { ok: false; error: 'confirmFirst'; email: string }
  /** The password was right, and the member wants a passkey asked for too. */
  | { ok: false; error: 'passkeyNext'; memberId: string }

const LONGEST_LINE_SECONDS = 12

/**
 * Signs a member in by password. Limits are counted before any hashing, and only of tries that are verified; while they hold
 * even the right password is refused. An unknown address costs the same work and gives the same answer as a wrong password.
 * The member's language comes along to a browser where none was chosen.
 */
export async function signIn(context: Context, request: Request, input: SignInInput): Promise<SignInOutcome> {
  const emailKey = toAccountKey(input.email)
  const member = await findMemberForSignIn(context.db, emailKey)
  const passwordHash = member?.passwordHash ?? null
  const device = await knownDevice(context, request, member)
  // More than anybody waits for: a flood from everywhere, which no limit of one network or account holds.
  const line = device ? 0 : secondsUntilTurn()
  if (line > LONGEST_LINE_SECONDS) {
    logEvent('warn', 'sign_in.crowded', { requestId: context.requestId })
    return { ok: false, error: 'tooManyAttempts', retryAfterSeconds: Math.ceil(line) }
  }
  const tried = { emailKey, passwordHash, device }
  const wait = await spendTry(context, tried)
  if (wait !== null) {
    logEvent('warn', 'sign_in.limited', { requestId: context.requestId })
    return { ok: false, error: 'tooManyAttempts', retryAfterSeconds: wait }
  }
  const { SCRYPT_LOG_N } = context.settings
  // Tries of a known device are few by its own limit, and don't stand in line behind a flood.
  const matches = await verifyPassword(input.password, passwordHash, SCRYPT_LOG_N, { isUrgent: device !== null })
  if (!member?.passwordHash || !matches) {
    logEvent('info', 'sign_in.refused', { requestId: context.requestId })
    return { ok: false, error: 'invalidCredentials' }
  }
  await forgiveTries(context, tried)
  if (context.settings.REQUIRE_EMAIL_CONFIRMATION === 'strict' && !member.emailConfirmedAt) {
    return { ok: false, error: 'confirmFirst', email: member.email }
  }
  if (member.requiresPasskey) return { ok: false, error: 'passkeyNext', memberId: member.id }
  // A session that was there before ends: the browser leaves with a new one only.
  await context.endSession()
  let present = member.passwordHash
  if (isOutdated(present, SCRYPT_LOG_N)) {
    present = await hashPassword(input.password, SCRYPT_LOG_N)
    await setPasswordHash(context.db, member.id, present)
  }
  const cookies = [
    await startSession(context, request, member.id),
    await rememberDevice(context, request, { id: member.id, passwordHash: present }),
    memberLanguageCookie(request, member.language),
  ]
  logEvent('info', 'sign_in.done', { requestId: context.requestId })
  return { ok: true, setCookies: cookies.filter((cookie) => cookie !== null) }
}
