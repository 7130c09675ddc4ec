import type { Context } from '../server/context.server'
import { tryOrLog } from '../server/refusal.server'
import { startSession } from '../server/session.server'
import { awaitingNotice } from './awaiting-notice.server'
import { type Addressee, sendConfirmation } from './send-confirmation.server'

/**
 * Asks a new member to confirm their address, and gives the cookie they go on with: their session, or where that has to wait
 * until the address is confirmed, what tells who waits.
 */
export async function welcome(context: Context, request: Request, member: Addressee): Promise<string> {
  const confirmation = context.settings.REQUIRE_EMAIL_CONFIRMATION
  if (confirmation !== 'off') {
    const sending = () => sendConfirmation(context, request, member)
    context.waitUntil(tryOrLog(context, 'confirmation.mail_lost', sending))
  }
  if (confirmation === 'strict') return awaitingNotice.write(context, request, { email: member.email, account: 'new' })
  return startSession(context, request, member.id)
}
