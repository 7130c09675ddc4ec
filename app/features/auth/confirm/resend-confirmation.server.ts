import { redirect } from '@remix-run/cloudflare'
import { findMemberForSignIn } from '~/data/members/members.server'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { safeRedirectPath } from '~/domain/membership/account/redirect-path'
import { CONFIRM_PATH } from '~/domain/membership/limits'
import { awaitingNotice } from '~/platform/account/awaiting-notice.server'
import { type Addressee, sendConfirmation } from '~/platform/account/send-confirmation.server'
import { tellOfAttempt } from '~/platform/account/tell-of-attempt.server'
import type { Context } from '~/platform/server/context.server'
import { isDocumentRequest } from '~/platform/server/http.server'
import { logEvent } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import { unlessBroken } from '~/platform/server/refusal.server'
import { laterCookie } from './confirm-banner.server'

/** Where a resend is answered that was asked for without scripts: the result stands in the address, whose it is does not. */
export const RESEND_PARAMETER = 'resend'

/** What came of asking for the mail again. `nobody`: this browser does not say who asks. */
export const RESEND_RESULTS = ['sent', 'confirmed', 'tooMany', 'nobody', 'unexpected'] as const
export type ResendResult = (typeof RESEND_RESULTS)[number]
export type ResendAnswer = { result: ResendResult }

const STATUS: Record<ResendResult, number> = { sent: 200, confirmed: 200, tooMany: 429, nobody: 401, unexpected: 500 }

/** Answers the forms about an address that waits to be confirmed: the mail again, or the banner away for now. */
export async function answerResend(context: Context, request: Request) {
  const form = await request.formData()
  const isDocument = isDocumentRequest(request)
  if (form.get('intent') === 'later') {
    const headers = { 'Set-Cookie': laterCookie(request) }
    const back = safeRedirectPath(String(form.get('returnTo') ?? ''))
    return isDocument ? redirect(back, { headers }) : Response.json(null, { headers })
  }
  const outcome = await unlessBroken(context, 'confirmation.failed', () => resendConfirmation(context, request))
  const result = outcome?.result ?? 'unexpected'
  const wait = outcome?.retryAfterSeconds
  if (isDocument) return redirect(`${CONFIRM_PATH}?${RESEND_PARAMETER}=${result}`)
  const answer: ResendAnswer = { result }
  const headers: HeadersInit = wait === undefined ? {} : { 'Retry-After': String(wait) }
  return Response.json(answer, { status: STATUS[result], headers })
}

type Outcome = { result: Exclude<ResendResult, 'unexpected'>; retryAfterSeconds?: number }

/** Sends the mail that confirms an address again: once a minute, five times an hour. */
async function resendConfirmation(context: Context, request: Request): Promise<Outcome> {
  const member = await whoAwaits(context, request)
  if (typeof member === 'string') return { result: member }
  const limit = { name: 'confirm.resend', subject: member.id }
  // The hour counts only what the minute let through: impatience does not lock anybody out.
  const wait =
    (await spend(context, [{ ...limit, most: 1, seconds: 60 }])) ??
    (await spend(context, [{ ...limit, most: 5, seconds: 3600 }]))
  if (wait !== null) {
    logEvent('warn', 'confirmation.limited', { requestId: context.requestId })
    return { result: 'tooMany', retryAfterSeconds: wait }
  }
  if ('takenEmail' in member) tellOfAttempt(context, request, member.takenEmail)
  else await sendConfirmation(context, request, member)
  return { result: 'sent' }
}

/** The address that waits to be confirmed on this browser: of the member who is signed in, or who just tried to be; else null. */
export async function awaitedEmail(context: Context, request: Request): Promise<string | null> {
  if (context.settings.REQUIRE_EMAIL_CONFIRMATION === 'off') return null
  const { viewer } = await context.session()
  if (viewer) return viewer.emailConfirmedAt ? null : viewer.email
  return (await awaitingNotice.read(context, request))?.email ?? null
}

/** A member's address that someone else registered with, who must not learn that it is taken. */
type TakenAddress = { id: string; takenEmail: string }

/** The member behind that address, to write to. `confirmed`: it is known who asks, and there is nothing left to confirm. */
async function whoAwaits(
  context: Context,
  request: Request,
): Promise<Addressee | TakenAddress | 'confirmed' | 'nobody'> {
  if (context.settings.REQUIRE_EMAIL_CONFIRMATION === 'off') return 'nobody'
  const { viewer } = await context.session()
  if (viewer) return viewer.emailConfirmedAt ? 'confirmed' : viewer
  const notice = await awaitingNotice.read(context, request)
  if (notice?.account === 'old') return { id: `stranger ${toAccountKey(notice.email)}`, takenEmail: notice.email }
  const member = notice && (await findMemberForSignIn(context.db, toAccountKey(notice.email)))
  if (!member) return 'nobody'
  return member.emailConfirmedAt ? 'confirmed' : member
}
