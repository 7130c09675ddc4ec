import { isOauthAccountTaken, type NewOauthAccount } from '../../data/accounts/oauth-accounts.server'
import {
  createMember,
  findReferrer,
  findTakenNames,
  holdUsername,
  type NewMember,
  takenColumn,
} from '../../data/members/members.server'
import { toAccountKey } from '../../domain/membership/account/account-key'
import { isReservedUsername } from '../../domain/membership/account/usernames'
import { TERMS_VERSION } from '../../domain/membership/limits'
import { createReferralCode, toReferralCode } from '../../domain/membership/premium/referrals'
import type { Problems } from '../forms/problems'
import type { Context } from '../server/context.server'
import type { Limit } from '../server/rate-limit.server'

const CODE_ATTEMPTS = 3

/** Accounts a network may try to make in an hour, whichever way in they are made with. */
export const registrationLimits = (network: string): Limit[] => [
  { name: 'register.network', subject: network, most: 60, seconds: 3600 },
]

type Names = { email: string; username: string; referralCode: string }

/**
 * What stands in the way of an account, before anything costly is done: names that are taken or reserved, a referral
 * code nobody has. Empty when nothing does.
 */
export async function findAccountProblems({ db }: Context, names: Names): Promise<Problems> {
  const usernameKey = toAccountKey(names.username)
  const taken = await findTakenNames(db, { emailKey: toAccountKey(names.email), usernameKey })
  const problems: Problems = {}
  if (taken.email) problems.email = 'email.taken'
  if (taken.username) problems.username = 'username.taken'
  else if (isReservedUsername(usernameKey)) problems.username = 'username.reserved'
  if (names.referralCode && !(await findReferrer(db, toReferralCode(names.referralCode)))) {
    problems.referralCode = 'referralCode.unknown'
  }
  return problems
}

export type NewAccount = Names &
  Pick<NewMember, 'fullName' | 'passwordHash' | 'emailConfirmedAt'> & {
    language: 'en' | 'ru'
    timeZone: string | null
    /** The account elsewhere it is made with, where it is. */
    signIn: NewOauthAccount | null
  }

export type Member = { id: string; email: string; fullName: string; language: 'en' | 'ru' }

export type CreateOutcome =
  | { ok: true; member: Member; wasReferred: boolean }
  | { ok: false; problems: Problems }
  /** `signInTaken`: two at once with the same account elsewhere, and the other was first. */
  | { ok: false; error: 'registrationFailed' | 'signInTaken' }

/**
 * Creates an account with its profile, its referral and its sign-in elsewhere in one transaction. Where an address has to be
 * confirmed before signing in, nobody finds the member until then: else a search would tell whose address was free.
 */
export async function createAccount({ db, settings }: Context, account: NewAccount): Promise<CreateOutcome> {
  const { referralCode: typedCode, signIn, ...given } = account
  const code = toReferralCode(typedCode)
  const referrer = code ? await findReferrer(db, code) : null
  const member = {
    ...given,
    id: crypto.randomUUID(),
    emailKey: toAccountKey(account.email),
    usernameKey: toAccountKey(account.username),
    isActive: settings.REQUIRE_EMAIL_CONFIRMATION !== 'strict' || account.emailConfirmedAt !== null,
    termsVersion: TERMS_VERSION,
    termsAgreedAt: new Date(),
  }
  for (let attempt = 0; attempt < CODE_ATTEMPTS; attempt++) {
    try {
      const referralCode = createReferralCode((count) => crypto.getRandomValues(new Uint8Array(count)))
      const referral = referrer && { referrerId: referrer.id, code }
      await createMember(db, { ...member, referralCode }, { referral, signIn })
      return { ok: true, member, wasReferred: referrer !== null }
    } catch (error) {
      // Two at once: the check before let both pass, the unique index only one.
      const column = takenColumn(error)
      if (column === 'email_key') return { ok: false, problems: { email: 'email.taken' } }
      if (column === 'username_key') return { ok: false, problems: { username: 'username.taken' } }
      if (isOauthAccountTaken(error)) return { ok: false, error: 'signInTaken' }
      if (column === null) throw error
    }
  }
  return { ok: false, error: 'registrationFailed' }
}

/**
 * What takes the place of `createAccount` where the address is a member's, and whoever registers is not to know: asks and
 * writes as often, and holds the username as the account would.
 */
export async function feignAccount(
  { db }: Context,
  { email, username, referralCode }: Names,
): Promise<{ ok: true; wasReferred: boolean } | { ok: false; problems: Problems }> {
  const code = toReferralCode(referralCode)
  const referrer = code ? await findReferrer(db, code) : null
  const keys = { usernameKey: toAccountKey(username), emailKey: toAccountKey(email) }
  const isHeld = await holdUsername(db, keys, Date.now())
  return isHeld ? { ok: true, wasReferred: referrer !== null } : { ok: false, problems: { username: 'username.taken' } }
}
