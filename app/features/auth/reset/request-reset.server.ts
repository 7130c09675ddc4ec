import { findMemberForSignIn } from '~/data/members/members.server'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { sendResetLink, spendResetLink } from '~/platform/account/send-reset-link.server'
import type { Context } from '~/platform/server/context.server'
import { logEvent } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import { unlessBroken } from '~/platform/server/refusal.server'

const HOUR_SECONDS = 3600

/**
 * Asks for a mail with a link to a new password. Whether anybody has the address shows neither in the answer nor in its
 * time: everything about the account, its limit of three mails an hour included, happens after the answer. Gives the seconds
 * to wait when the visitor has asked too often, else null.
 */
export async function requestReset(context: Context, request: Request, email: string): Promise<number | null> {
  const wait = await spend(context, [
    { name: 'reset.address', subject: context.clientNetwork, most: 10, seconds: HOUR_SECONDS },
  ])
  if (wait !== null) {
    logEvent('warn', 'password_reset.limited', { requestId: context.requestId })
    return wait
  }
  context.waitUntil(unlessBroken(context, 'password_reset.mail_lost', () => mailLink(context, request, email)))
  return null
}

async function mailLink(context: Context, request: Request, email: string) {
  const emailKey = toAccountKey(email)
  if ((await spendResetLink(context, emailKey)) !== null) return
  const member = await findMemberForSignIn(context.db, emailKey)
  if (member) await sendResetLink(context, request, member)
}
