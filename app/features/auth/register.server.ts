import { createMember, findReferrer, findTakenNames, takenColumn } from '~/data/members.server'
import { toAccountKey } from '~/domain/membership/account-key'
import { TERMS_VERSION } from '~/domain/membership/limits'
import { createReferralCode, toReferralCode } from '~/domain/membership/referral-code'
import { isReservedUsername } from '~/domain/membership/reserved-usernames'
import type { Language } from '~/locales/language'
import type { Context } from '~/platform/context.server'
import type { Problems } from '~/platform/forms.server'
import { hashPassword } from '~/platform/password.server'
import { type Limit, spend } from '~/platform/rate-limit.server'
import { unlessBroken } from '~/platform/refusal.server'
import { startSession } from '~/platform/session.server'
import { awaitingNotice } from './confirm/awaiting-notice.server'
import { type Addressee, sendConfirmation } from './confirm/send-confirmation.server'
import type { AccountInput } from './register.schema'

export type RegisterOutcome =
  | { ok: true; memberId: string; setCookie: string; wasReferred: boolean }
  | { ok: false; problems: Problems }
  | { ok: false; error: 'tooManyAttempts'; retryAfterSeconds: number }
  | { ok: false; error: 'registrationFailed' }

const CODE_ATTEMPTS = 3

const limits = (address: string): Limit[] => [{ name: 'register.address', subject: address, most: 60, seconds: 3600 }]

/**
 * What stands in the way of this account, before anything costly is done: names that are taken or reserved, a referral
 * code nobody has. Empty when nothing does.
 */
export async function findAccountProblems({ db }: Context, input: AccountInput): Promise<Problems> {
  const usernameKey = toAccountKey(input.username)
  const taken = await findTakenNames(db, { emailKey: toAccountKey(input.email), usernameKey })
  const problems: Problems = {}
  if (taken.email) problems.email = 'email.taken'
  if (taken.username) problems.username = 'username.taken'
  else if (isReservedUsername(usernameKey)) problems.username = 'username.reserved'
  if (input.referralCode && !(await findReferrer(db, toReferralCode(input.referralCode)))) {
    problems.referralCode = 'referralCode.unknown'
  }
  return problems
}

/**
 * Creates the account with its profile and referral in one transaction, asks for the address to be confirmed, and signs it
 * in, unless this site wants the address confirmed first.
 */
export async function register(
  context: Context,
  request: Request,
  input: AccountInput,
  language: Language,
): Promise<RegisterOutcome> {
  const wait = await spend(context, limits(context.clientAddress))
  if (wait !== null) return { ok: false, error: 'tooManyAttempts', retryAfterSeconds: wait }
  const problems = await findAccountProblems(context, input)
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  const code = toReferralCode(input.referralCode)
  const referrer = code ? await findReferrer(context.db, code) : null
  const account = {
    id: crypto.randomUUID(),
    email: input.email,
    emailKey: toAccountKey(input.email),
    username: input.username,
    usernameKey: toAccountKey(input.username),
    fullName: input.full_name,
    passwordHash: await hashPassword(input.password),
    language,
    termsVersion: TERMS_VERSION,
    termsAgreedAt: new Date(),
  }
  for (let attempt = 0; attempt < CODE_ATTEMPTS; attempt++) {
    try {
      const referralCode = createReferralCode((count) => crypto.getRandomValues(new Uint8Array(count)))
      await createMember(context.db, { ...account, referralCode }, referrer && { referrerId: referrer.id, code })
      return {
        ok: true,
        memberId: account.id,
        setCookie: await welcome(context, request, account),
        wasReferred: referrer !== null,
      }
    } catch (error) {
      // Two at once: the check above let both pass, the unique index only one.
      const column = takenColumn(error)
      if (column === 'email_key') return { ok: false, problems: { email: 'email.taken' } }
      if (column === 'username_key') return { ok: false, problems: { username: 'username.taken' } }
      if (column === null) throw error
    }
  }
  return { ok: false, error: 'registrationFailed' }
}

/** The cookie a new member goes on with: their session, or where that has to wait, what tells who waits. */
async function welcome(context: Context, request: Request, member: Addressee): Promise<string> {
  const confirmation = context.settings.REQUIRE_EMAIL_CONFIRMATION
  if (confirmation !== 'off') {
    const sending = () => sendConfirmation(context, request, member)
    context.waitUntil(unlessBroken(context, 'confirmation.mail_lost', sending))
  }
  if (confirmation === 'strict') return awaitingNotice.write(context, request, { email: member.email })
  return startSession(context, request, member.id)
}
