import { data, redirect } from '@remix-run/cloudflare'
import { RESET_PATH } from '~/domain/membership/limits'
import { awaitingNotice } from '~/platform/account/awaiting-notice.server'
import type { Context } from '~/platform/server/context.server'
import { NO_REFERRER } from '~/platform/server/http.server'
import { refuse, unlessBroken } from '~/platform/server/refusal.server'
import { resetNotice } from '../reset/reset-notice.server'
import { claimAccount, confirmAddress } from './confirm-address.server'
import { CLAIM, type ConfirmAnswer } from './confirm-page'

/** Answers the buttons of a link that confirms an address; who claims the account goes on to set its password. */
export async function answerConfirm(context: Context, request: Request) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const isClaim = (await request.formData()).get('intent') === CLAIM
  const answer = await unlessBroken(context, 'confirmation.failed', () =>
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
