import { data, redirect } from '@remix-run/cloudflare'
import { changeEmail, claimAddress, confirmEmail, findAddressLink } from '~/data/accounts/account.server'
import { createAccountToken } from '~/data/accounts/tokens.server'
import { takenColumn } from '~/data/members/members.server'
import { ENDS_NOTHING, type EndedAccess, type RevocationCause } from '~/domain/membership/access'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { accountTokenField } from '~/domain/membership/account/account-token.schema'
import { RESET_LINK_MINUTES, RESET_PATH } from '~/domain/membership/limits'
import { awaitingNotice } from '~/platform/account/account-cookies.server'
import { queueMail } from '~/platform/mail/mail-outbox.server'
import type { Context } from '~/platform/server/context.server'
import { refuse } from '~/platform/server/forms.server'
import { NO_REFERRER } from '~/platform/server/http.server'
import { logEvent, tryOrLog } from '~/platform/server/log.server'
import { revokeAccessIn } from '~/platform/sign-in/revoke-access.server'
import { CLAIM, type EndedLink, judgeLink } from '../link-state'
import { resetNotice } from '../reset-password.server'
import { awaitedEmail, RESEND_PARAMETER, RESEND_RESULTS } from './resend-confirmation.server'

/** The page of a confirmation link before it is used; `already`: there is nothing left to confirm. */
export type ConfirmPage = {
  purpose: 'confirm' | 'change' | null
  email: string | null
} /** `canClaim`: someone else may have registered with this address. */ & (
  | { state: 'open'; email: string; canClaim?: boolean }
  | { state: 'already'; email: string }
  /** Opened without a link while one is in the mail. */
  | { state: 'waiting'; email: string }
  | { state: EndedLink }
)

/** The server failed, or couldn't be reached. */
export type Breakdown = 'unexpected' | 'unreachable'

export type ConfirmAnswer =
  | { state: 'confirmed'; email: string; ended: EndedAccess[] }
  /** Another account has taken the address since the mail was sent. */
  | { state: 'taken' }
  | { state: 'already'; email: string }
  | { state: EndedLink }
  | { state: Breakdown }

/**
 * Loads the page of a confirmation link. Opening it changes nothing, since mail scanners open links too; its button does. Without
 * a link it is the page of someone who waits for the mail.
 */
export async function loadConfirm(context: Context, request: Request) {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token')
  const awaited = await awaitedEmail(context, request)
  const resendResult = searchParams.get(RESEND_PARAMETER)
  return {
    page: token === null ? await withoutLink(context, awaited) : await withLink(context, token),
    /** Whether the mail can be requested again here. */
    canResend: awaited !== null,
    /** The result of a resend without scripts. */
    resend: RESEND_RESULTS.find((result) => result === resendResult) ?? null,
  }
}

async function withoutLink(context: Context, awaited: string | null): Promise<ConfirmPage> {
  if (awaited !== null) return { state: 'waiting', purpose: 'confirm', email: awaited }
  const { viewer } = await context.session()
  if (viewer?.emailConfirmedAt) return { state: 'already', purpose: 'confirm', email: viewer.email }
  return { state: 'malformed', purpose: null, email: null }
}

async function withLink(context: Context, token: string): Promise<ConfirmPage> {
  const parsed = accountTokenField.safeParse(token)
  const found = parsed.success ? await findAddressLink(context.db, parsed.data) : null
  if (!found) return { state: 'malformed', purpose: null, email: null }
  const page = judgeAddressLink(found, Date.now())
  if (page.state !== 'open' || page.purpose !== 'confirm') return page
  return { ...page, canClaim: (await context.session()).viewer?.id !== found.link.userId }
}

/** Handles the buttons of a confirmation link; claiming the account continues with setting its password. */
export async function answerConfirm(context: Context, request: Request) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const isClaim = (await request.formData()).get('intent') === CLAIM
  const answer = await tryOrLog(context, 'confirmation.failed', () =>
    isClaim ? claimAccount(context, token) : confirmAddress(context, token),
  )
  if (answer === null) return refuse<ConfirmAnswer>({ state: 'unexpected' }, 500)
  if ('token' in answer) {
    const notice = await resetNotice.write(context, request, { step: 'open', token: answer.token })
    return redirect(RESET_PATH, { headers: { ...NO_REFERRER, 'Set-Cookie': notice } })
  }
  if (answer.state === 'malformed') return refuse<ConfirmAnswer>(answer, 400)
  if (answer.state === 'taken' || answer.state === 'used' || answer.state === 'expired') {
    return refuse<ConfirmAnswer>(answer, 409)
  }
  return data<ConfirmAnswer>(answer, { headers: { 'Set-Cookie': awaitingNotice.end(request) } })
}

/**
 * Uses a confirmation link: confirms the address a member registered with, or changes it to the new one. Anyone with the link may
 * use it, signed in or not. A change invalidates links mailed to the old address and revokes all other access. A first
 * confirmation from another browser revokes access too, in case someone else registered with the address. Access ends in the
 * transaction that uses the link.
 */
async function confirmAddress(context: Context, token: string): Promise<ConfirmAnswer> {
  const { db } = context
  const now = Date.now()
  const parsed = accountTokenField.safeParse(token)
  const found = parsed.success ? await findAddressLink(db, parsed.data) : null
  if (!found) return { state: 'malformed' }
  const page = judgeAddressLink(found, now)
  if (page.state === 'already') return { state: 'already', email: page.email }
  if (page.state !== 'open') return { state: page.state === 'waiting' ? 'malformed' : page.state }
  const { link } = found
  const emailKey = toAccountKey(link.email)
  if (link.purpose === 'confirm_email') {
    const ended = await confirmFirst(context, found, emailKey, now)
    if (!ended) return { state: 'already', email: link.email }
    logEvent('info', 'email.confirmed', { requestId: context.requestId })
    await mailEnded(context, found, 'address-confirmed', ended)
    return { state: 'confirmed', email: link.email, ended }
  }
  const { sessionId } = await context.session()
  const keep = (await isTheirBrowser(context, link.userId)) ? sessionId : null
  try {
    const ended = await revokeAccessIn(context, link.userId, 'address-changed', keep, (access) =>
      changeEmail(db, link, { email: link.email, emailKey }, access, now),
    )
    if (!ended) return { state: 'already', email: link.email }
    logEvent('info', 'email.changed', { requestId: context.requestId })
    await mailEnded(context, found, 'address-changed', ended)
    return { state: 'confirmed', email: link.email, ended }
  } catch (error) {
    if (takenColumn(error) === 'email_key') return { state: 'taken' }
    throw error
  }
}

/**
 * Uses the link for the owner of an address with which someone else registered: all access to the account ends, including its
 * password. Returns a token with which they set a new one.
 */
async function claimAccount(context: Context, token: string): Promise<{ token: string } | ConfirmAnswer> {
  const { db } = context
  const now = Date.now()
  const parsed = accountTokenField.safeParse(token)
  const found = parsed.success ? await findAddressLink(db, parsed.data) : null
  if (found?.link.purpose !== 'confirm_email') return { state: 'malformed' }
  const page = judgeAddressLink(found, now)
  if (page.state === 'already') return { state: 'already', email: page.email }
  if (page.state !== 'open') return { state: page.state === 'waiting' ? 'malformed' : page.state }
  const { userId, email } = found.link
  const claimed = { emailKey: toAccountKey(email), timeZone: context.deviceTimeZone }
  const ended = await revokeAccessIn(context, userId, 'address-claimed', null, (access) =>
    claimAddress(db, found.link, claimed, access, now),
  )
  if (!ended) return { state: 'already', email }
  logEvent('info', 'email.claimed', { requestId: context.requestId })
  const lifetimeSeconds = RESET_LINK_MINUTES * 60
  return { token: await createAccountToken(db, { userId, purpose: 'reset_password', email, lifetimeSeconds }) }
}

type Found = NonNullable<Awaited<ReturnType<typeof findAddressLink>>>

const isTheirBrowser = async (context: Context, memberId: string) => (await context.session()).viewer?.id === memberId

/** Confirms the address a member registered with. Returns the access that ended, null if the link was used meanwhile. */
async function confirmFirst(context: Context, { link }: Found, emailKey: string, now: number) {
  if (await isTheirBrowser(context, link.userId)) {
    const nothing = { scope: ENDS_NOTHING, keep: null }
    return (await confirmEmail(context.db, link, emailKey, nothing, now)) && []
  }
  return revokeAccessIn(context, link.userId, 'address-confirmed', null, (access) =>
    confirmEmail(context.db, link, emailKey, access, now),
  )
}

/** Mails the member which access ended and has to be set up again. */
async function mailEnded(
  context: Context,
  { link, fullName, language }: Found,
  cause: Extract<RevocationCause, 'address-changed' | 'address-confirmed'>,
  ended: EndedAccess[],
): Promise<void> {
  if (ended.length === 0) return
  await tryOrLog(context, 'confirmation.notice_lost', () =>
    queueMail(context, {
      kind: 'access-ended',
      memberId: link.userId,
      to: link.email,
      language,
      params: { name: fullName, cause, ended },
    }),
  )
}

/**
 * The state of a confirmation link at `now`, in milliseconds. `already` if the address is confirmed, by this link or otherwise;
 * `expired` if the member no longer has the address.
 */
function judgeAddressLink(
  { link, emailConfirmedAt, ...present }: Omit<Found, 'fullName' | 'language'>,
  now: number,
): ConfirmPage {
  const { email } = link
  const purpose = link.purpose === 'change_email' ? 'change' : 'confirm'
  // Other capitals in the same address count as a change.
  const isTheirs = purpose === 'change' ? present.email === email : present.emailKey === toAccountKey(email)
  if (isTheirs && emailConfirmedAt) return { state: 'already', purpose, email }
  const { state } = judgeLink(link, now)
  if (state === 'open' && purpose === 'confirm' && !isTheirs) return { state: 'expired', purpose, email }
  return { state, purpose, email }
}
