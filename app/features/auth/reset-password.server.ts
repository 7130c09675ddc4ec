import { redirect } from '@remix-run/cloudflare'
import { z } from 'zod'
import { findMemberForReset, resetPasswordHash } from '~/data/accounts/access.server'
import { findAccountToken } from '~/data/accounts/tokens.server'
import { findMemberForSignIn } from '~/data/members/members.server'
import { ENDED_ACCESS, type EndedAccess } from '~/domain/membership/access'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { accountTokenField } from '~/domain/membership/account/account-token.schema'
import { RESET_PATH } from '~/domain/membership/limits'
import { sendResetLink, spendResetLink } from '~/platform/account/account-mails.server'
import type { Refusal } from '~/platform/client/use-form-problems'
import { queueMail } from '~/platform/mail/mail-outbox.server'
import type { Context } from '~/platform/server/context.server'
import { createNotice } from '~/platform/server/cookies.server'
import { parseForm, refuse } from '~/platform/server/forms.server'
import { NO_REFERRER, tooMany } from '~/platform/server/http.server'
import { logEvent, tryOrLog } from '~/platform/server/log.server'
import { FLOOD_WAIT_SECONDS, isAccountFlood, spend } from '~/platform/server/rate-limit.server'
import { endedSessionCookie } from '~/platform/server/session.server'
import { rememberDevice } from '~/platform/sign-in/known-device.server'
import { hashPassword } from '~/platform/sign-in/password.server'
import { revokeAccessIn } from '~/platform/sign-in/revoke-access.server'
import { newPasswordSchema } from './auth.schema'
import { type EndedLink, judgeLink } from './link-state'

/** The view model of the page: the form and its account, what is wrong with the link, or that the password is set. */
export type ResetPage =
  | { state: 'open'; email: string }
  | { state: EndedLink }
  | { state: 'done'; ended: EndedAccess[] }

/** `stale`: the cookie with the token has expired; the link may still be valid. */
export type ResetError = EndedLink | 'stale' | 'weakPassword' | 'tooMany' | 'unexpected' | 'unreachable'

export type ResetAnswer = Refusal<ResetError>

const TEN_MINUTES_SECONDS = 600

/**
 * A cookie for the steps of a reset: `open` holds the token of the link, so that it isn't in the URL; `malformed`: the link was
 * invalid; `done`: the password is set.
 */
export const resetNotice = createNotice(
  'reset',
  z.discriminatedUnion('step', [
    z.object({ step: z.literal('open'), token: accountTokenField }),
    z.object({ step: z.literal('malformed') }),
    z.object({ step: z.literal('done'), ended: z.array(z.enum(ENDED_ACCESS)) }),
  ]),
  { maxAgeSeconds: TEN_MINUTES_SECONDS },
)

const HOUR_SECONDS = 3600

/**
 * Requests a mail with a reset link. Neither the response nor its timing reveals whether the address has an account: everything
 * about the account, including its limit of three mails an hour, happens after the response. Returns the seconds to wait when
 * the visitor has asked too often, else null.
 */
export async function requestReset(context: Context, request: Request, email: string): Promise<number | null> {
  const wait = await spend(context, [
    { name: 'reset.address', subject: context.clientNetwork, most: 10, seconds: HOUR_SECONDS },
  ])
  if (wait !== null) {
    logEvent('warn', 'password_reset.limited', { requestId: context.requestId })
    return wait
  }
  context.waitUntil(tryOrLog(context, 'password_reset.mail_lost', () => mailLink(context, request, email)))
  return null
}

async function mailLink(context: Context, request: Request, email: string) {
  const emailKey = toAccountKey(email)
  if ((await spendResetLink(context, emailKey)) !== null) return
  const member = await findMemberForSignIn(context.db, emailKey)
  if (member) await sendResetLink(context, request, member)
}

/**
 * Loads the page for a new password. The token of the mailed link moves from the URL into a cookie of ten minutes, and the page
 * reloads without it. `refresh_token`, which such links may carry as well, is ignored.
 */
export async function loadReset(context: Context, request: Request): Promise<ResetPage> {
  const { searchParams } = new URL(request.url)
  if (searchParams.has('access_token') || searchParams.has('type')) {
    const token = searchParams.get('access_token')
    if (!token || searchParams.get('type') !== 'recovery') throw redirect('/login', { headers: NO_REFERRER })
    const parsed = accountTokenField.safeParse(token)
    const notice = parsed.success ? ({ step: 'open', token: parsed.data } as const) : ({ step: 'malformed' } as const)
    const cookie = await resetNotice.write(context, request, notice)
    throw redirect(RESET_PATH, { headers: { ...NO_REFERRER, 'Set-Cookie': cookie } })
  }
  const notice = await resetNotice.read(context, request)
  if (!notice) throw redirect('/login', { headers: NO_REFERRER })
  if (notice.step === 'done') return { state: 'done', ended: notice.ended }
  if (notice.step !== 'open') return { state: notice.step }
  const judged = judgeLink(await findAccountToken(context.db, notice.token, 'reset_password'), Date.now())
  return judged.state === 'open' ? { state: 'open', email: judged.link.email } : judged
}

/** Attempts a network may make in an hour; each may cost a hash. */
const TRIES_PER_HOUR = 30

const broken = (error: ResetError): ResetAnswer => ({ problems: {}, error })

/**
 * Handles the form of a new password. Afterwards the page reloads and confirms it, and this browser is signed out.
 */
export async function answerReset(context: Context, request: Request) {
  // Thrown, since rendering the page would query the database for the link.
  if (await isAccountFlood(context, request)) throw tooMany(FLOOD_WAIT_SECONDS)
  const notice = await resetNotice.read(context, request)
  const parsed = parseForm(newPasswordSchema, await request.formData())
  if (notice?.step !== 'open') return refuse(broken('stale'), 400)
  if (!parsed.ok) {
    const isWeak = parsed.problems.password === 'password.short'
    return refuse<ResetAnswer>({ problems: parsed.problems, error: isWeak ? 'weakPassword' : null }, isWeak ? 422 : 400)
  }
  const limit = { name: 'reset.try', subject: context.clientNetwork, most: TRIES_PER_HOUR, seconds: 3600 }
  const outcome = await tryOrLog(context, 'password_reset.failed', async () => {
    const wait = await spend(context, [limit])
    return wait === null ? resetPassword(context, notice.token, parsed.value.password) : { ok: false as const, wait }
  })
  if (outcome === null) return refuse(broken('unexpected'), 500)
  if (!outcome.ok) {
    return 'wait' in outcome ? refuse(broken('tooMany'), 429, outcome.wait) : refuse(broken(outcome.link), 409)
  }
  await tryOrLog(context, 'password_reset.session_left', () => context.endSession())
  const cookies = [
    await resetNotice.write(context, request, { step: 'done', ended: outcome.ended }),
    endedSessionCookie(request),
    // The limits of sign-in depend on the password, so they restart; on a known device others' attempts don't count at all.
    await rememberDevice(context, request, outcome.member),
  ]
  return redirect(RESET_PATH, {
    headers: [...Object.entries(NO_REFERRER), ...cookies.map((cookie): [string, string] => ['Set-Cookie', cookie])],
  })
}

type ResetOutcome =
  | { ok: true; member: { id: string; passwordHash: string }; ended: EndedAccess[] }
  | { ok: false; link: EndedLink }

/**
 * Sets a new password by the token of a mailed link. One transaction uses the link, sets the password and revokes access: of
 * simultaneous requests only one succeeds, and after a failure the link still works. All access ends, including linked sign-ins,
 * since an attacker may hold one; a signed-in member who sets a first password keeps theirs. Other reset links end too, and the
 * address counts as confirmed. Members whose account is scheduled for deletion may reset as well.
 */
async function resetPassword(context: Context, token: string, password: string): Promise<ResetOutcome> {
  const { db } = context
  const now = Date.now()
  const judged = judgeLink(await findAccountToken(db, token, 'reset_password'), now)
  if (judged.state !== 'open') return { ok: false, link: judged.state }
  const { link } = judged
  const member = await findMemberForReset(db, link.userId)
  // The link was sent to an address the member no longer has.
  if (!member || member.emailKey !== toAccountKey(link.email)) return { ok: false, link: 'expired' }

  const passwordHash = await hashPassword(password, context.settings.SCRYPT_LOG_N)
  const isFirst = !member.hasPassword && (await context.session()).viewer?.id === link.userId
  const cause = isFirst ? 'first-password' : 'password-reset'
  const ended = await revokeAccessIn(context, link.userId, cause, null, (access) =>
    resetPasswordHash(db, link, passwordHash, access, now),
  )
  if (!ended) return { ok: false, link: 'used' }
  logEvent('info', 'password_reset.done', { requestId: context.requestId })
  await tryOrLog(context, 'password_reset.notice_lost', () =>
    queueMail(context, {
      kind: 'password-changed',
      memberId: link.userId,
      to: member.email,
      language: member.language,
      params: { name: member.fullName, ended },
    }),
  )
  return { ok: true, member: { id: link.userId, passwordHash }, ended }
}
