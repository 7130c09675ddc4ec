import type { Language } from '~/locales/language'
import { createAccount, findAccountProblems, registrationLimits } from '~/platform/account/new-account.server'
import { welcome } from '~/platform/account/welcome.server'
import type { Context } from '~/platform/context.server'
import type { Problems } from '~/platform/forms.server'
import { hashPassword } from '~/platform/password.server'
import { spend } from '~/platform/rate-limit.server'
import type { AccountInput } from './register.schema'

export type RegisterOutcome =
  | { ok: true; memberId: string; setCookie: string; wasReferred: boolean }
  | { ok: false; problems: Problems }
  | { ok: false; error: 'tooManyAttempts'; retryAfterSeconds: number }
  | { ok: false; error: 'registrationFailed' }

/** Creates the account, asks for the address to be confirmed, and signs it in, unless the address comes first here. */
export async function register(
  context: Context,
  request: Request,
  input: AccountInput,
  language: Language,
): Promise<RegisterOutcome> {
  const wait = await spend(context, registrationLimits(context.clientAddress))
  if (wait !== null) return { ok: false, error: 'tooManyAttempts', retryAfterSeconds: wait }
  const problems = await findAccountProblems(context, input)
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  const { email, username, full_name: fullName, referralCode } = input
  const passwordHash = await hashPassword(input.password, context.settings.SCRYPT_LOG_N)
  const names = { email, username, fullName, referralCode }
  const made = await createAccount(context, { ...names, language, passwordHash, emailConfirmedAt: null, signIn: null })
  if (!made.ok) return 'problems' in made ? made : { ok: false, error: 'registrationFailed' }
  const { member, wasReferred } = made
  return { ok: true, memberId: member.id, setCookie: await welcome(context, request, member), wasReferred }
}
