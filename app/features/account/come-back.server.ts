import { redirect } from '@remix-run/cloudflare'
import { bringMemberBack } from '~/data/account.server'
import { DEFAULT_SIGNED_IN_PATH } from '~/domain/membership/limits'
import type { Context } from '~/platform/context.server'
import { requirePausedMember } from '~/platform/guards.server'
import { announceMember } from '~/platform/messaging/availability.server'
import { refuse, unlessBroken } from '~/platform/refusal.server'
import { PAUSED_PATH, type PausedAnswer } from './paused'

/** Brings the account back, and calls a deletion off. Too late for that, the page says so. */
export async function comeBack(context: Context) {
  const viewer = await requirePausedMember(context)
  const isBack = await unlessBroken(context, 'coming_back.failed', () =>
    bringMemberBack(context.db, viewer.id, Date.now()),
  )
  if (isBack === null) return refuse<PausedAnswer>({ error: 'unexpected' }, 500)
  if (isBack) announceMember(context, viewer.id)
  return redirect(isBack ? DEFAULT_SIGNED_IN_PATH : PAUSED_PATH)
}
