import { deleteInterest, findInterest, type InterestState, insertInterest } from '~/data/love/love-interests.server'
import { findLoveCard } from '~/data/love/love-members.server'
import { whyMayNotAct } from '~/domain/community/moderation/may-act'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { monthOf } from '~/domain/membership/premium/entitlements'
import { announceNotifications } from '~/platform/notifications/announce.server'
import type { Context } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'

export type InterestOutcome =
  | { done: true; state: InterestState }
  | { done: false; reason: 'missing' | 'suspended' | 'undecided' }

/**
 * Notes that the viewer is interested in a member, or no longer: a state, so that done twice it is the same. Nobody but the
 * viewer learns of it, unless the other's interest answers it.
 */
export async function setInterest(
  context: Context,
  viewer: Viewer,
  { username, wanted }: { username: string; wanted: boolean },
): Promise<InterestOutcome> {
  const { db } = context
  const now = new Date()
  const key = toAccountKey(username)
  if (!wanted) {
    const otherId = await findInterest(db, viewer.id, key)
    if (!otherId) return { done: true, state: { isLiked: false, isMatch: false } }
    const { state, wasMatch } = await deleteInterest(db, { memberId: viewer.id, otherId }, now)
    // Of an interest that was not answered nothing reaches the other, not even that something may have changed.
    if (wasMatch) announceNotifications(context, [{ userId: viewer.id }, { userId: otherId }])
    return { done: true, state }
  }
  const reason = whyMayNotAct(viewer, now)
  if (reason) return { done: false, reason }
  const month = monthOf(now, await context.timeZone())
  const [other] = await findLoveCard(db, { viewerId: viewer.id, now, month }, key)
  if (!other) return { done: false, reason: 'missing' }
  const state = await insertInterest(db, { memberId: viewer.id, otherId: other.id }, now)
  // A block or a closed page came between the question and the writing.
  return state.isLiked ? { done: true, state } : { done: false, reason: 'missing' }
}
