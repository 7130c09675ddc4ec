import { data, redirect } from '@remix-run/cloudflare'
import { findMemberForSignIn, setPasswordHash } from '~/data/members/members.server'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { safeRedirectPath } from '~/domain/membership/account/redirect-path'
import { PASSKEY_PATH } from '~/domain/membership/limits'
import { FLOOD_WAIT_SECONDS, isAccountFlood } from '~/platform/account/account-flood.server'
import { awaitingNotice } from '~/platform/account/awaiting-notice.server'
import { credentialOf, knownDevice, rememberDevice } from '~/platform/account/known-device.server'
import { secondFactor } from '~/platform/account/second-factor.server'
import { parseForm } from '~/platform/forms/forms.server'
import type { Context } from '~/platform/server/context.server'
import { memberLanguageCookie } from '~/platform/server/i18n.server'
import { logEvent } from '~/platform/server/log.server'
import { forgive, type Limit, spendIfRoom, waitForTurn } from '~/platform/server/rate-limit.server'
import { refuse, unlessBroken } from '~/platform/server/refusal.server'
import { startSession } from '~/platform/server/session.server'
import { secondsUntilTurn } from '~/platform/sign-in/hash-turns.server'
import { hashPassword, isOutdated, verifyPassword } from '~/platform/sign-in/password.server'
import { forgottenSchema, type SignInInput, signInSchema } from './auth.schema'
import { requestReset } from './reset-password.server'
import { FORGOT, type SignInAnswer } from './sign-in-answer'

/** Answers the form of the sign-in page: signs in, or asks for a mail to set a new password. */
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
  const asked = await unlessBroken(context, 'password_reset.failed', async () => ({
    wait: await requestReset(context, request, parsed.value.email),
  }))
  if (asked === null) return refuse<SignInAnswer>({ ...blank, error: 'resetNotSent' }, 500)
  if (asked.wait !== null) return refuse<SignInAnswer>({ ...blank, error: 'tooManyAttempts' }, 429, asked.wait)
  return data<SignInAnswer>({ ...blank, resetSent: true })
}

async function answerCredentials(context: Context, request: Request, form: FormData, blank: SignInAnswer) {
  const parsed = parseForm(signInSchema, form)
  if (!parsed.ok) return refuse<SignInAnswer>({ ...blank, problems: parsed.problems }, 400)
  const outcome = await unlessBroken(context, 'sign_in.failed', () => signIn(context, request, parsed.value))
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

/** Who tries to sign in to what, from where; `device`: its name, where this member has signed in on it before. */
type Try = { emailKey: string; passwordHash: string | null; device: string | null }

type Named = { name: string; subject: string }

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3600
const windows = (named: Named, minute: number, hour: number): Limit[] => [
  { ...named, most: minute, seconds: MINUTE_SECONDS },
  { ...named, most: hour, seconds: HOUR_SECONDS },
]

/** How long each further try waits once an account has had more than its tries, wherever they came from. */
const SLOWED_SECONDS = 15

/** Every window of a try. With another password all begin anew: their names hold what tells passwords apart. */
async function limitsOf({ clientNetwork }: Context, { emailKey, passwordHash, device }: Try) {
  const account = `${emailKey} ${await credentialOf(passwordHash)}`
  return {
    /** Of this device alone. */
    device: device ? windows({ name: 'sign-in.device', subject: `${account} ${device}` }, 5, 50) : [],
    /** Of this account, from this network. */
    pair: windows({ name: 'sign-in.pair', subject: `${account} ${clientNetwork}` }, 5, 50),
    /** Of this account, from everywhere: beyond it tries are slowed down, never refused. */
    account: windows({ name: 'sign-in.account', subject: account }, 5, 50),
    /** Of this network, whatever the account: it can be a whole house or office. */
    network: windows({ name: 'sign-in.network', subject: clientNetwork }, 20, 200),
    turn: { name: 'sign-in.turn', subject: `${account} ${clientNetwork}`, most: 1, seconds: SLOWED_SECONDS },
  }
}

/**
 * Counts a try whose password is about to be verified; the seconds to wait where it may not be, which counts for nothing. A
 * device the member has signed in on counts for itself: what others do elsewhere, or in the same network, never keeps it out.
 * An account nobody can close for its owner: too many tries from everywhere make each wait, in its own network, its turn.
 */
async function spendTry(context: Context, tried: Try): Promise<number | null> {
  const { device, pair, account, network, turn } = await limitsOf(context, tried)
  const reached = await spendIfRoom(context, tried.device ? device : [...pair, ...network, ...account])
  if (!reached) return null
  const closed = reached.filter(({ limit }) => !account.includes(limit))
  if (closed.length > 0) return Math.max(...closed.map(({ seconds }) => seconds))
  const wait = await waitForTurn(context, turn)
  if (wait !== null) {
    logEvent('warn', 'sign_in.slowed', { requestId: context.requestId })
    return wait
  }
  const full = await spendIfRoom(context, [...pair, ...network])
  return full && Math.max(...full.map(({ seconds }) => seconds))
}

/** Clears the windows of an account, once its owner has signed in. */
async function forgiveTries(context: Context, tried: Try): Promise<void> {
  const { device, pair, account, turn } = await limitsOf(context, tried)
  await forgive(context, [...device, ...pair, ...account, turn])
}
