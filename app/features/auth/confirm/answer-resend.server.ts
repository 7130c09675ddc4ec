import { data, redirect } from '@remix-run/cloudflare'
import { safeRedirectPath } from '~/domain/membership/redirect-path'
import type { Context } from '~/platform/context.server'
import { isDocumentRequest } from '~/platform/http.server'
import { refuse, unlessBroken } from '~/platform/refusal.server'
import { laterCookie } from './banner-cookie.server'
import { CONFIRM_PATH, RESEND_PARAMETER, type ResendAnswer } from './confirm-page'
import { LATER } from './later'
import { resendConfirmation } from './resend-confirmation.server'

const STATUS = { tooMany: 429, nobody: 401, unexpected: 500 } as const

/** Answers the forms about an address that waits to be confirmed: the mail again, or the banner away for now. */
export async function answerResend(context: Context, request: Request) {
  const form = await request.formData()
  const isDocument = isDocumentRequest(request)
  if (form.get('intent') === LATER) {
    const headers = { 'Set-Cookie': laterCookie(request) }
    const back = safeRedirectPath(String(form.get('returnTo') ?? ''))
    return isDocument ? redirect(back, { headers }) : data(null, { headers })
  }
  const outcome = (await unlessBroken(context, 'confirmation.failed', () => resendConfirmation(context, request))) ?? {
    result: 'unexpected' as const,
  }
  const { result } = outcome
  if (isDocument) return redirect(`${CONFIRM_PATH}?${RESEND_PARAMETER}=${result}`)
  const answer: ResendAnswer = { result }
  if (result === 'sent' || result === 'confirmed') return data(answer)
  return refuse(answer, STATUS[result], 'retryAfterSeconds' in outcome ? outcome.retryAfterSeconds : undefined)
}
