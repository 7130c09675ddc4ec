import { data, redirect } from '@remix-run/cloudflare'
import { findMemberForSignIn, setPasswordHash } from '~/data/members/members.server'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { safeRedirectPath } from '~/domain/membership/account/redirect-path'
import { PASSKEY_PATH } from '~/domain/membership/limits'
import { awaitingNotice, registrationNotice, secondFactor } from '~/platform/account/account-cookies.server'
import type { Context } from '~/platform/server/context.server'
import { parseForm, refuse } from '~/platform/server/forms.server'
import { memberLanguageCookie } from '~/platform/server/i18n.server'
import { logEvent, tryOrLog } from '~/platform/server/log.server'
import {
  FLOOD_WAIT_SECONDS,
  forgive,
  isAccountFlood,
  type Limit,
  spendIfWithinLimit,
  waitForTurn,
} from '~/platform/server/rate-limit.server'
import { endedSessionCookie, startSession } from '~/platform/server/session.server'
import { credentialOf, knownDevice, rememberDevice } from '~/platform/sign-in/known-device.server'
import { hashPassword, isOutdated, secondsUntilTurn, verifyPassword } from '~/platform/sign-in/password.server'
import { forgottenSchema, type SignInInput, signInSchema } from './auth.schema'
import { endedLaterCookie } from './confirm/confirm-banner.server'
import { requestReset, resetNotice } from './reset-password.server'
import { FORGOT, type SignInAnswer } from './sign-in-answer'

/** Handles the form of the sign-in page: signs in, or requests a mail with a reset link. */
export async function answerSignIn(context: Context, request: Request) {
  const form = await request.formData()
  const blank: SignInAnswer = { problems: {}, error: null, email: String(form.get('email') ?? ''), resetSent: false }
  if (await isAccountFlood(context, request)) {
    return refuse<SignInAnswer>({ ...blank, error: 'tooManyAttempts' }, 429, FLOOD_WAIT_SECONDS)
  }
  return form.get('intent') === FORGOT
    ? answerForgotten(context, request, form, blank)
    : answerCredentials(context, request, form, blank)
}

async function answerForgotten(context: Context, request: Request, form: FormData, blank: SignInAnswer) {
  if (blank.email.trim() === '') return refuse<SignInAnswer>({ ...blank, error: 'emailFirst' }, 400)
  const parsed = parseForm(forgottenSchema, form)
  if (!parsed.ok) return refuse<SignInAnswer>({ ...blank, problems: parsed.problems }, 400)
  const outcome = await tryOrLog(context, 'password_reset.failed', async () => ({
    wait: await requestReset(context, request, parsed.value.email),
  }))
  if (outcome === null) return refuse<SignInAnswer>({ ...blank, error: 'resetNotSent' }, 500)
  if (outcome.wait !== null) return refuse<SignInAnswer>({ ...blank, error: 'tooManyAttempts' }, 429, outcome.wait)
  return data<SignInAnswer>({ ...blank, resetSent: true })
}

async function answerCredentials(context: Context, request: Request, form: FormData, blank: SignInAnswer) {
  const parsed = parseForm(signInSchema, form)
  if (!parsed.ok) return refuse<SignInAnswer>({ ...blank, problems: parsed.problems }, 400)
  const outcome = await tryOrLog(context, 'sign_in.failed', () => signIn(context, request, parsed.value))
  if (outcome === null) return refuse<SignInAnswer>({ ...blank, error: 'signInFailed' }, 500)
  if (outcome.ok) {
    const target = safeRedirectPath(new URL(request.url).searchParams.get('redirect'))
    throw redirect(target, {
      headers: outcome.setCookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
    })
  }
  if (outcome.error === 'passkeyNext') {
    const target = safeRedirectPath(new URL(request.url).searchParams.get('redirect'))
    const pending = await secondFactor.write(context, request, { memberId: outcome.memberId, target })
    throw redirect(PASSKEY_PATH, { headers: { 'Set-Cookie': pending } })
  }
  const refusal: SignInAnswer = { ...blank, error: outcome.error }
  if (outcome.error === 'tooManyAttempts') return refuse(refusal, 429, outcome.retryAfterSeconds)
  if (outcome.error === 'invalidCredentials') return refuse(refusal, 422)
  const notice = await awaitingNotice.write(context, request, { email: outcome.email, account: 'new' })
  return data(refusal, { status: 403, headers: { 'Set-Cookie': notice } })
}

type SignInOutcome =
  | { ok: true; setCookies: string[] }
  | { ok: false; error: 'invalidCredentials' }
  | { ok: false; error: 'tooManyAttempts'; retryAfterSeconds: number }
  | { ok: false; error: 'confirmFirst'; email: string }
  /** The password was right, and the member also requires a passkey. */
  | { ok: false; error: 'passkeyNext'; memberId: string }

const LONGEST_LINE_SECONDS = 12

/**
 * Signs a member in by password. Limits are checked before any hashing and count only verified attempts; beyond them even the
 * right password is refused. An unknown address takes the same work and gets the same response as a wrong password. A browser
 * without a chosen language gets the member's.
 */
async function signIn(context: Context, request: Request, input: SignInInput): Promise<SignInOutcome> {
  const emailKey = toAccountKey(input.email)
  const member = await findMemberForSignIn(context.db, emailKey)
  const passwordHash = member?.passwordHash ?? null
  const device = await knownDevice(context, request, member)
  // A distributed flood that no limit per network or account stops; nobody would wait that long.
  const line = device ? 0 : secondsUntilTurn()
  if (line > LONGEST_LINE_SECONDS) {
    logEvent('warn', 'sign_in.crowded', { requestId: context.requestId })
    return { ok: false, error: 'tooManyAttempts', retryAfterSeconds: Math.ceil(line) }
  }
  const attempt = { emailKey, passwordHash, device }
  const wait = await countAttempt(context, attempt)
  if (wait !== null) {
    logEvent('warn', 'sign_in.limited', { requestId: context.requestId })
    return { ok: false, error: 'tooManyAttempts', retryAfterSeconds: wait }
  }
  const { SCRYPT_LOG_N } = context.settings
  // A known device has its own limit, so its attempts skip the queue.
  const matches = await verifyPassword(input.password, passwordHash, SCRYPT_LOG_N, { isUrgent: device !== null })
  if (!member?.passwordHash || !matches) {
    logEvent('info', 'sign_in.refused', { requestId: context.requestId })
    return { ok: false, error: 'invalidCredentials' }
  }
  await clearAttempts(context, attempt)
  if (context.settings.REQUIRE_EMAIL_CONFIRMATION === 'strict' && !member.emailConfirmedAt) {
    return { ok: false, error: 'confirmFirst', email: member.email }
  }
  if (member.requiresPasskey) return { ok: false, error: 'passkeyNext', memberId: member.id }
  // Ends an earlier session of this browser.
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

/** `device`: the id of a device this member has signed in on before, else null. */
type Attempt = { emailKey: string; passwordHash: string | null; device: string | null }

type Named = { name: string; subject: string }

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3600
const windows = (named: Named, minute: number, hour: number): Limit[] => [
  { ...named, most: minute, seconds: MINUTE_SECONDS },
  { ...named, most: hour, seconds: HOUR_SECONDS },
]

/** Between attempts, once an account is over its limit across all networks. */
const SLOWED_SECONDS = 15

/** All limits of an attempt. Their subjects include a fingerprint of the password hash, so a new password resets them. */
async function limitsOf({ clientNetwork }: Context, { emailKey, passwordHash, device }: Attempt) {
  const account = `${emailKey} ${await credentialOf(passwordHash)}`
  return {
    /** For this device. */
    device: device ? windows({ name: 'sign-in.device', subject: `${account} ${device}` }, 5, 50) : [],
    /** For this account from this network. */
    pair: windows({ name: 'sign-in.pair', subject: `${account} ${clientNetwork}` }, 5, 50),
    /** For this account from everywhere: beyond it attempts are slowed down, never refused. */
    account: windows({ name: 'sign-in.account', subject: account }, 5, 50),
    /** For this network and any account: it can be a whole house or office. */
    network: windows({ name: 'sign-in.network', subject: clientNetwork }, 20, 200),
    turn: { name: 'sign-in.turn', subject: `${account} ${clientNetwork}`, most: 1, seconds: SLOWED_SECONDS },
  }
}

/**
 * Counts an attempt before its password is verified. Returns the seconds to wait if it may not be, in which case it isn't
 * counted, else null. A known device only has its own limit, so others never lock it out. Nobody can lock an account for its
 * owner: too many attempts from everywhere only slow each network down.
 */
async function countAttempt(context: Context, attempt: Attempt): Promise<number | null> {
  const { device, pair, account, network, turn } = await limitsOf(context, attempt)
  const reached = await spendIfWithinLimit(context, attempt.device ? device : [...pair, ...network, ...account])
  if (!reached) return null
  const closed = reached.filter(({ limit }) => !account.includes(limit))
  if (closed.length > 0) return Math.max(...closed.map(({ seconds }) => seconds))
  const wait = await waitForTurn(context, turn)
  if (wait !== null) {
    logEvent('warn', 'sign_in.slowed', { requestId: context.requestId })
    return wait
  }
  const full = await spendIfWithinLimit(context, [...pair, ...network])
  return full && Math.max(...full.map(({ seconds }) => seconds))
}

/** Clears the limits of an account after its owner has signed in. */
async function clearAttempts(context: Context, attempt: Attempt): Promise<void> {
  const { device, pair, account, turn } = await limitsOf(context, attempt)
  await forgive(context, [...device, ...pair, ...account, turn])
}

/** Other cookies with personal data: name, address and the dismissed banner. */
const personal = [registrationNotice.end, awaitingNotice.end, resetNotice.end, endedLaterCookie]

/**
 * Ends the session and returns the response headers. The cookie is removed even when the database can't be reached. Cookies are
 * not in `Clear-Site-Data`, since language and theme live in them.
 */
export async function signOut(context: Context, request: Request): Promise<[string, string][]> {
  const cookie = await tryOrLog(context, 'sign_out.failed', () => context.endSession())
  return [
    ['Set-Cookie', cookie ?? endedSessionCookie(request)],
    ...personal.map((end): [string, string] => ['Set-Cookie', end(request)]),
    ['Clear-Site-Data', '"cache", "storage"'],
  ]
}
