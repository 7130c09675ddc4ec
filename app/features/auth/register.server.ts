import { findMemberForSignIn } from '~/data/members.server'
import { toAccountKey } from '~/domain/membership/account-key'
import type { Language } from '~/locales/language'
import { awaitingNotice } from '~/platform/account/awaiting-notice.server'
import { knownDevice, rememberDevice } from '~/platform/account/known-device.server'
import { createAccount, findAccountProblems, registrationLimits } from '~/platform/account/new-account.server'
import { welcome } from '~/platform/account/welcome.server'
import type { Context } from '~/platform/context.server'
import type { Problems } from '~/platform/forms.server'
import { hashPassword } from '~/platform/password.server'
import { spend } from '~/platform/rate-limit.server'
import type { AccountInput } from './register.schema'

export type RegisterOutcome =
  /** `memberId` null: the address is a member's already, which only that member is told. */
  | { ok: true; memberId: string | null; setCookies: string[]; wasReferred: boolean }
  | { ok: false; problems: Problems }
  | { ok: false; error: 'tooManyAttempts'; retryAfterSeconds: number }
  | { ok: false; error: 'registrationFailed' }

/**
 * What stands in the way of an account, but for an address that is a member's already: that is told to nobody, save in a
 * browser where this member has signed in before.
 */
export async function judgeAccount(context: Context, request: Request, input: AccountInput) {
  const { email, ...problems } = await findAccountProblems(context, input)
  if (email && (await isKnownHere(context, request, input.email))) return { problems: { ...problems, email } }
  return { problems, isTaken: email !== undefined }
}

async function isKnownHere(context: Context, request: Request, email: string): Promise<boolean> {
  const member = await findMemberForSignIn(context.db, toAccountKey(email))
  return (await knownDevice(context, request, member)) !== null
}

/**
 * Creates the account, asks for the address to be confirmed, and signs it in, unless the address comes first here. Where the
 * address is a member's already, the same work is done and the same is answered, and there is no account.
 */
export async function register(
  context: Context,
  request: Request,
  input: AccountInput,
  language: Language,
): Promise<RegisterOutcome> {
  const wait = await spend(context, registrationLimits(context.clientNetwork))
  if (wait !== null) return { ok: false, error: 'tooManyAttempts', retryAfterSeconds: wait }
  const { problems, isTaken } = await judgeAccount(context, request, input)
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  const { email, username, full_name: fullName, referralCode } = input
  const passwordHash = await hashPassword(input.password, context.settings.SCRYPT_LOG_N)
  const feign = async (): Promise<RegisterOutcome> => ({
    ok: true,
    memberId: null,
    setCookies: [await awaitingNotice.write(context, request, { email, account: 'old' })],
    wasReferred: referralCode !== '',
  })
  if (isTaken) return feign()
  const names = { email, username, fullName, referralCode }
  const made = await createAccount(context, { ...names, language, passwordHash, emailConfirmedAt: null, signIn: null })
  if (!made.ok) {
    if (!('problems' in made)) return { ok: false, error: 'registrationFailed' }
    return made.problems.email ? feign() : made
  }
  const { member, wasReferred } = made
  const setCookies = [await welcome(context, request, member)]
  // A member who has to confirm first has not signed in here.
  if (context.settings.REQUIRE_EMAIL_CONFIRMATION !== 'strict') {
    setCookies.push(await rememberDevice(context, request, { id: member.id, passwordHash }))
  }
  return { ok: true, memberId: member.id, setCookies, wasReferred }
}
