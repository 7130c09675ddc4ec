import { findMemberForSignIn } from '~/data/members/members.server'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { awaitingNotice } from '~/platform/account/awaiting-notice.server'
import type { Addressee } from '~/platform/account/send-confirmation.server'
import type { Context } from '~/platform/server/context.server'

/** The address that waits to be confirmed on this browser: of the member who is signed in, or who just tried to be; else null. */
export async function awaitedEmail(context: Context, request: Request): Promise<string | null> {
  if (context.settings.REQUIRE_EMAIL_CONFIRMATION === 'off') return null
  const { viewer } = await context.session()
  if (viewer) return viewer.emailConfirmedAt ? null : viewer.email
  return (await awaitingNotice.read(context, request))?.email ?? null
}

/** A member's address that someone else registered with, who must not learn that it is taken. */
export type TakenAddress = { id: string; takenEmail: string }

/** The member behind that address, to write to. `confirmed`: it is known who asks, and there is nothing left to confirm. */
export async function whoAwaits(
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
