import { isOauthAccountTaken, type NewOauthAccount } from '../../data/accounts/sign-in-methods.server'
import { saveBirthData, saveChart } from '../../data/charts/charts.server'
import {
  createMember,
  findReferrer,
  findTakenNames,
  type NewMember,
  reserveUsername,
  takenColumn,
} from '../../data/members/members.server'
import type { BirthInput } from '../../domain/birth/birth-form.schema'
import { toAccountKey } from '../../domain/membership/account/account-key'
import { memberBirthSchema } from '../../domain/membership/account/member-birth.schema'
import { isReservedUsername } from '../../domain/membership/account/usernames'
import { TERMS_VERSION } from '../../domain/membership/limits'
import { createReferralCode, toReferralCode } from '../../domain/membership/premium/referrals'
import type { Language } from '../../locales/language'
import { type BirthRefusal, toBirthRefusal } from '../chart/birth-view.server'
import { type CalculatedChart, requestChart, type ServiceFailure } from '../chart/chart.server'
import { type Problems, toProblems } from '../client/form-answer'
import type { Context } from '../server/context.server'
import { tryOrLog } from '../server/log.server'
import type { Limit } from '../server/rate-limit.server'
import { startSession } from '../server/session.server'
import { awaitingNotice } from './account-cookies.server'
import { type Addressee, sendConfirmation } from './account-mails.server'

/** What became of the birth data of a registration before there is an account. */
export type RegistrationBirth =
  | { ok: true; input: BirthInput; chart: CalculatedChart }
  /** Nothing wrong with the data: the account is made all the same. */
  | { ok: true; input: BirthInput; failure: ServiceFailure | { kind: 'busy' } }
  | { ok: false; status: 400; refusal: BirthRefusal }
  /** The service wants something else in the fields. */
  | { ok: false; status: 422; refusal: BirthRefusal; input: BirthInput }

/** Computes the chart first, so that what is wrong with place or time is mended before there is an account. */
export async function findRegistrationChart(
  context: Context,
  fields: Record<string, string | undefined>,
  language: Language,
): Promise<RegistrationBirth> {
  const parsed = memberBirthSchema.safeParse(fields)
  if (!parsed.success) {
    return { ok: false, status: 400, refusal: { problems: toProblems(parsed.error), suggestions: [], instant: null } }
  }
  const input = parsed.data
  const { success } = await context.bindings.CHART_LIMIT.limit({ key: context.clientNetwork })
  if (!success) return { ok: true, input, failure: { kind: 'busy' } }
  const answer = await requestChart(context, input)
  if (answer.ok) return { ok: true, input, chart: answer.data }
  if ('failure' in answer) return { ok: true, input, failure: answer.failure }
  return { ok: false, status: 422, refusal: toBirthRefusal(answer.refusal, language), input }
}

/**
 * Stores the chart with the new account, or at least the birth data, so that the settings can try again. Gives why there is
 * no chart, null when there is. With no account (`memberId` null) it writes too, to no row, so that it takes as long.
 */
export async function keepRegistrationChart(
  context: Context,
  memberId: string | null,
  birth: Extract<RegistrationBirth, { ok: true }>,
): Promise<ServiceFailure | { kind: 'busy' } | null> {
  const { input } = birth
  if ('chart' in birth && memberId !== null) {
    const chart = { ...birth.chart, offsetChosen: input.utc_offset_seconds !== null }
    const isSaved = await tryOrLog(context, 'registration.chart_lost', async () => {
      await saveChart(context.db, memberId, chart)
      return true
    })
    return isSaved ? null : { kind: 'failed' }
  }
  await tryOrLog(context, 'registration.birth_data_lost', () =>
    saveBirthData(context.db, memberId ?? '', {
      birthDate: input.birth_date,
      birthTime: input.birth_time,
      birthTimeAccuracy: input.time_accuracy,
      birthCity: input.birth_city,
      birthCountry: input.birth_country,
      birthLatitude: input.latitude,
      birthLongitude: input.longitude,
      birthTimezone: input.timezone,
      birthZoneChosen: input.zone_chosen,
      birthUtcOffsetSeconds: input.utc_offset_seconds,
      birthOffsetChosen: input.utc_offset_seconds !== null,
    }),
  )
  return 'chart' in birth ? null : birth.failure
}

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

type NewAccount = Names &
  Pick<NewMember, 'fullName' | 'passwordHash' | 'emailConfirmedAt'> & {
    language: 'en' | 'ru'
    timeZone: string | null
    /** The account elsewhere it is made with, where it is. */
    signIn: NewOauthAccount | null
  }

export type Member = { id: string; email: string; fullName: string; language: 'en' | 'ru' }

type CreateOutcome =
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
  const isHeld = await reserveUsername(db, keys, Date.now())
  return isHeld ? { ok: true, wasReferred: referrer !== null } : { ok: false, problems: { username: 'username.taken' } }
}

/**
 * Asks a new member to confirm their address, and gives the cookie they go on with: their session, or where that has to wait
 * until the address is confirmed, what tells who waits.
 */
export async function welcome(context: Context, request: Request, member: Addressee): Promise<string> {
  const confirmation = context.settings.REQUIRE_EMAIL_CONFIRMATION
  if (confirmation !== 'off') {
    const sending = () => sendConfirmation(context, request, member)
    context.waitUntil(tryOrLog(context, 'confirmation.mail_lost', sending))
  }
  if (confirmation === 'strict') return awaitingNotice.write(context, request, { email: member.email, account: 'new' })
  return startSession(context, request, member.id)
}
