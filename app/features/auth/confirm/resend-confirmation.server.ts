import { sendConfirmation } from '~/platform/account/send-confirmation.server'
import { tellOfAttempt } from '~/platform/account/tell-of-attempt.server'
import type { Context } from '~/platform/server/context.server'
import { logEvent } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { ResendResult } from './confirm-page'
import { whoAwaits } from './who-awaits.server'

type Outcome = { result: Exclude<ResendResult, 'unexpected'>; retryAfterSeconds?: number }

/** Sends the mail that confirms an address again: once a minute, five times an hour. */
export async function resendConfirmation(context: Context, request: Request): Promise<Outcome> {
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
