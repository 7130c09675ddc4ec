import { redirect } from '@remix-run/cloudflare'
import { safeRedirectPath } from '~/domain/membership/account/redirect-path'
import { CONFIRM_PATH } from '~/domain/membership/limits'
import type { Context } from '~/platform/server/context.server'
import { isDocumentRequest } from '~/platform/server/http.server'
import { unlessBroken } from '~/platform/server/refusal.server'
import { laterCookie } from './banner-cookie.server'
import { RESEND_PARAMETER, type ResendAnswer, type ResendResult } from './confirm-page'
import { LATER } from './later'
import { resendConfirmation } from './resend-confirmation.server'

const STATUS: Record<ResendResult, number> = { sent: 200, confirmed: 200, tooMany: 429, nobody: 401, unexpected: 500 }

/** Answers the forms about an address that waits to be confirmed: the mail again, or the banner away for now. */
export async function answerResend(context: Context, request: Request) {
  const form = await request.formData()
  const isDocument = isDocumentRequest(request)
  if (form.get('intent') === LATER) {
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
