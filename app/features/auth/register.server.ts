import { findMemberForSignIn } from '~/data/members/members.server'
import { toAccountKey } from '~/domain/membership/account/account-key'
import type { Language } from '~/locales/language'
import { awaitingNotice } from '~/platform/account/awaiting-notice.server'
import { knownDevice, rememberDevice } from '~/platform/account/known-device.server'
import {
  createAccount,
  feignAccount,
  findAccountProblems,
  registrationLimits,
} from '~/platform/account/new-account.server'
import { welcome } from '~/platform/account/welcome.server'
import type { Problems } from '~/platform/forms/forms.server'
import type { Context } from '~/platform/server/context.server'
import { spend } from '~/platform/server/rate-limit.server'
import { hashPassword } from '~/platform/sign-in/password.server'
import type { AccountInput } from './register.schema'

export type RegisterOutcome =
  /** `memberId` null: the address is a member's already, which only that member is told. */
  | { ok: true; memberId: string | null; setCookies: string[]; wasReferred: boolean }
  | { ok: false; problems: Problems }
  | { ok: false; error: 'tooManyAttempts'; retryAfterSeconds: number }
  | { ok: false; error: 'registrationFailed' }

/**
 * What stands in the way of an account, but for an address that is a member's already: that is told to nobody, save in a
 * browser where this member has signed in before. The same is asked of the database whoever's the address is.
 */
export async function judgeAccount(context: Context, request: Request, input: AccountInput) {
  const { email, ...problems } = await findAccountProblems(context, input)
  const isKnown = await isKnownHere(context, request, input.email)
  if (email && isKnown) return { problems: { ...problems, email } }
  return { problems, isTaken: email !== undefined }
}

async function isKnownHere(context: Context, request: Request, email: string): Promise<boolean> {
  const member = await findMemberForSignIn(context.db, toAccountKey(email))
  return (await knownDevice(context, request, member)) !== null
}

/**
 * Creates the account, asks for the address to be confirmed, and signs it in, unless the address comes first here. Where the
 * address is a member's already, the same work is done, the same is answered, and there is no account: only its username is
 * held, so that later answers are the same too.
 */
export async function register(
  context: Context,
  request: Request,
  input: AccountInput & { timeZone: string | null },
  language: Language,
): Promise<RegisterOutcome> {
  const wait = await spend(context, registrationLimits(context.clientNetwork))
  if (wait !== null) return { ok: false, error: 'tooManyAttempts', retryAfterSeconds: wait }
  const { problems, isTaken } = await judgeAccount(context, request, input)
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  const { email, username, full_name: fullName, referralCode, timeZone } = input
  const passwordHash = await hashPassword(input.password, context.settings.SCRYPT_LOG_N)
  const names = { email, username, fullName, referralCode }
  const feign = async (): Promise<RegisterOutcome> => {
    const feigned = await feignAccount(context, names)
    if (!feigned.ok) return feigned
    const notice = await awaitingNotice.write(context, request, { email, account: 'old' })
    return { ok: true, memberId: null, setCookies: [notice], wasReferred: feigned.wasReferred }
  }
  if (isTaken) return feign()
  const made = await createAccount(context, {
    ...names,
    ...{ language, timeZone, passwordHash, emailConfirmedAt: null, signIn: null },
  })
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
