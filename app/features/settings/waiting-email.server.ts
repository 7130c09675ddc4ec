import { endAccountTokens } from '~/data/account-tokens.server'
import { findWaitingEmail } from '~/data/email-changes.server'
import { findProfileToChange } from '~/data/profiles.server'
import type { Context } from '~/platform/context.server'
import type { Viewer } from '~/platform/session.server'
import type { Refused } from './refused'
import { mailNewAddress, refuseMail } from './request-email-change.server'

type Outcome = { ok: true } | Refused | { ok: false; error: 'nothingWaits' }

/** Sends the mail to the new address again. It was asked for with the password, so none is asked for now. */
export async function resendEmailChange(context: Context, viewer: Viewer, origin: string): Promise<Outcome> {
  const { db } = context
  const waiting = await findWaitingEmail(db, viewer.id, Date.now())
  const member = await findProfileToChange(db, viewer.id)
  if (!waiting || !member) return { ok: false, error: 'nothingWaits' }
  const refused = await refuseMail(context, viewer.id)
  if (refused) return refused
  const owner = { id: viewer.id, email: member.email, fullName: member.full_name, language: member.language }
  await mailNewAddress(context, owner, waiting, origin)
  return { ok: true }
}

/** Ends the link to a new address: the present one stays. */
export async function cancelEmailChange({ db }: Context, viewer: Viewer): Promise<{ ok: true }> {
  await endAccountTokens(db, viewer.id, 'change_email', Date.now())
  return { ok: true }
}
