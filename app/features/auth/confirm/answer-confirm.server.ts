import { data } from '@remix-run/cloudflare'
import { awaitingNotice } from '~/platform/account/awaiting-notice.server'
import type { Context } from '~/platform/context.server'
import { refuse, unlessBroken } from '~/platform/refusal.server'
import { confirmAddress } from './confirm-address.server'
import type { ConfirmAnswer } from './confirm-page'

/** Answers the button of a link that confirms an address. */
export async function answerConfirm(context: Context, request: Request) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const answer = await unlessBroken(context, 'confirmation.failed', () => confirmAddress(context, token))
  if (answer === null) return refuse<ConfirmAnswer>({ state: 'unexpected' }, 500)
  if (answer.state === 'malformed') return refuse<ConfirmAnswer>(answer, 400)
  if (answer.state === 'taken' || answer.state === 'used' || answer.state === 'expired') {
    return refuse<ConfirmAnswer>(answer, 409)
  }
  return data<ConfirmAnswer>(answer, { headers: { 'Set-Cookie': awaitingNotice.end(request) } })
}
