import { redirect } from '@remix-run/cloudflare'
import { findMemberForSignIn } from '~/data/members/members.server'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { safeRedirectPath } from '~/domain/membership/account/redirect-path'
import { CONFIRM_PATH } from '~/domain/membership/limits'
import { awaitingNotice } from '~/platform/account/account-cookies.server'
import { type Addressee, mailAttemptNotice, sendConfirmation } from '~/platform/account/account-mails.server'
import type { Context } from '~/platform/server/context.server'
import { isDocumentRequest } from '~/platform/server/http.server'
import { logEvent, tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import { laterCookie } from './confirm-banner.server'

/** The search parameter with the result of a resend without scripts. The address of the mail is in no URL. */
export const RESEND_PARAMETER = 'resend'

/** `nobody`: neither session nor cookie says whose address it is. */
export const RESEND_RESULTS = ['sent', 'confirmed', 'tooMany', 'nobody', 'unexpected'] as const
export type ResendResult = (typeof RESEND_RESULTS)[number]
export type ResendAnswer = { result: ResendResult }

const STATUS: Record<ResendResult, number> = { sent: 200, confirmed: 200, tooMany: 429, nobody: 401, unexpected: 500 }

/** Handles the forms about an unconfirmed address: send the mail again, or dismiss the banner. */
export async function answerResend(context: Context, request: Request) {
  const form = await request.formData()
  const isDocument = isDocumentRequest(request)
  if (form.get('intent') === 'later') {
    const headers = { 'Set-Cookie': laterCookie(request) }
    const back = safeRedirectPath(String(form.get('returnTo') ?? ''))
    return isDocument ? redirect(back, { headers }) : Response.json(null, { headers })
  }
  const outcome = await tryOrLog(context, 'confirmation.failed', () => resendConfirmation(context, request))
  const result = outcome?.result ?? 'unexpected'
  const wait = outcome?.retryAfterSeconds
  if (isDocument) return redirect(`${CONFIRM_PATH}?${RESEND_PARAMETER}=${result}`)
  const answer: ResendAnswer = { result }
  const headers: HeadersInit = wait === undefined ? {} : { 'Retry-After': String(wait) }
  return Response.json(answer, { status: STATUS[result], headers })
}

type Outcome = { result: Exclude<ResendResult, 'unexpected'>; retryAfterSeconds?: number }

/** Sends the confirmation mail again: at most once a minute and five times an hour. */
async function resendConfirmation(context: Context, request: Request): Promise<Outcome> {
  const member = await findUnconfirmed(context, request)
  if (typeof member === 'string') return { result: member }
  const limit = { name: 'confirm.resend', subject: member.id }
  // Only requests within the minute's limit count towards the hour, so impatience locks no one out.
  const wait =
    (await spend(context, [{ ...limit, most: 1, seconds: 60 }])) ??
    (await spend(context, [{ ...limit, most: 5, seconds: 3600 }]))
  if (wait !== null) {
    logEvent('warn', 'confirmation.limited', { requestId: context.requestId })
    return { result: 'tooMany', retryAfterSeconds: wait }
  }
  if ('takenEmail' in member) mailAttemptNotice(context, request, member.takenEmail)
  else await sendConfirmation(context, request, member)
  return { result: 'sent' }
}

/** The unconfirmed address of the member who is signed in here or just tried to sign in; else null. */
export async function awaitedEmail(context: Context, request: Request): Promise<string | null> {
  if (context.settings.REQUIRE_EMAIL_CONFIRMATION === 'off') return null
  const { viewer } = await context.session()
  if (viewer) return viewer.emailConfirmedAt ? null : viewer.email
  return (await awaitingNotice.read(context, request))?.email ?? null
}

/** A member's address with which someone else registered, who must not learn that it is taken. */
type TakenAddress = { id: string; takenEmail: string }

/** The member with that address, to send mail to. `confirmed`: the member is known and has nothing left to confirm. */
async function findUnconfirmed(
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
