import { findMemberForSignIn, setPasswordHash } from '~/data/members.server'
import { toAccountKey } from '~/domain/membership/account-key'
import type { Context } from '~/platform/context.server'
import { secondsUntilTurn } from '~/platform/hash-turns.server'
import { memberLanguageCookie } from '~/platform/i18n.server'
import { logEvent } from '~/platform/log.server'
import { hashPassword, isOutdated, verifyPassword } from '~/platform/password.server'
import { forgive, type Limit, spend } from '~/platform/rate-limit.server'
import { startSession } from '~/platform/session.server'
import type { SignInInput } from './sign-in.schema'

export type SignInOutcome =
  | { ok: true; setCookies: string[] }
  | { ok: false; error: 'invalidCredentials' }
  | { ok: false; error: 'tooManyAttempts'; retryAfterSeconds: number }
  | { ok: false; error: 'confirmFirst'; email: string }
  /** The password was right, and the member wants a passkey asked for too. */
  | { ok: false; error: 'passkeyNext'; memberId: string }

const accountLimits = (emailKey: string): Limit[] => [
  { name: 'sign-in.account', subject: emailKey, most: 5, seconds: 60 },
  { name: 'sign-in.account', subject: emailKey, most: 50, seconds: 3600 },
]

/** Wider than an account's: one address can be a whole house or office. */
const addressLimits = (address: string): Limit[] => [
  { name: 'sign-in.address', subject: address, most: 20, seconds: 60 },
  { name: 'sign-in.address', subject: address, most: 200, seconds: 3600 },
]

const LONGEST_LINE_SECONDS = 12

/**
 * Signs a member in by password. Limits are counted before any hashing, and while they hold even the right password is
 * refused. An unknown address costs the same work and gives the same answer as a wrong password. The member's language
 * comes along to a browser where none was chosen.
 */
export async function signIn(context: Context, request: Request, input: SignInInput): Promise<SignInOutcome> {
  const emailKey = toAccountKey(input.email)
  const wait = await spend(context, [...accountLimits(emailKey), ...addressLimits(context.clientAddress)])
  if (wait !== null) {
    logEvent('warn', 'sign_in.limited', { requestId: context.requestId })
    return { ok: false, error: 'tooManyAttempts', retryAfterSeconds: wait }
  }
  // More than anybody waits for: a flood from everywhere, which no limit of one address or account holds.
  const line = secondsUntilTurn()
  if (line > LONGEST_LINE_SECONDS) {
    logEvent('warn', 'sign_in.crowded', { requestId: context.requestId })
    return { ok: false, error: 'tooManyAttempts', retryAfterSeconds: Math.ceil(line) }
  }
  const member = await findMemberForSignIn(context.db, emailKey)
  const { SCRYPT_LOG_N } = context.settings
  const matches = await verifyPassword(input.password, member?.passwordHash ?? null, SCRYPT_LOG_N)
  if (!member?.passwordHash || !matches) {
    logEvent('info', 'sign_in.refused', { requestId: context.requestId })
    return { ok: false, error: 'invalidCredentials' }
  }
  if (context.settings.REQUIRE_EMAIL_CONFIRMATION === 'strict' && !member.emailConfirmedAt) {
    return { ok: false, error: 'confirmFirst', email: member.email }
  }
  if (member.requiresPasskey) return { ok: false, error: 'passkeyNext', memberId: member.id }
  // A session that was there before ends: the browser leaves with a new one only.
  await context.endSession()
  await forgive(context, accountLimits(emailKey).slice(0, 1))
  if (isOutdated(member.passwordHash, SCRYPT_LOG_N)) {
    await setPasswordHash(context.db, member.id, await hashPassword(input.password, SCRYPT_LOG_N))
  }
  const cookies = [await startSession(context, request, member.id), memberLanguageCookie(request, member.language)]
  logEvent('info', 'sign_in.done', { requestId: context.requestId })
  return { ok: true, setCookies: cookies.filter((cookie) => cookie !== null) }
}
