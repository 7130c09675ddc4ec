import { deleteFollow, type FollowState, findFollowTarget, insertFollow } from '~/data/connections/follows.server'
import { FOLLOWS_AN_HOUR } from '~/domain/community/limits'
import { whyMayNotAct } from '~/domain/community/moderation/may-act'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { announceNotifications } from '~/platform/notifications/announce.server'
import type { Context } from '~/platform/server/context.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import type { FollowInput } from './follow.schema'

const HOUR_SECONDS = 3600

export type FollowOutcome =
  | { done: true; state: FollowState }
  | { done: false; reason: 'signed_out' | 'missing' | 'self' | 'suspended' | 'undecided' }
  | { done: false; reason: 'too_many'; retryAfterSeconds: number }

/**
 * Follows a member, or no longer does: a state, so that done twice it is the same. Nobody follows whose page is closed to
 * them, nor themselves, nor anybody while suspended; what one follows one can always leave.
 */
export async function setFollow(
  context: Context,
  viewer: Viewer | null,
  { username, state }: FollowInput,
): Promise<FollowOutcome> {
  if (!viewer) return { done: false, reason: 'signed_out' }
  const now = new Date()
  const wanted = state === 'following'
  const reason = wanted ? whyMayNotAct(viewer, now) : null
  if (reason) return { done: false, reason }
  const limit = { name: 'follow', subject: viewer.id, most: FOLLOWS_AN_HOUR, seconds: HOUR_SECONDS }
  const retryAfterSeconds = await spend(context, [limit])
  if (retryAfterSeconds !== null) return { done: false, reason: 'too_many', retryAfterSeconds }
  const target = await findFollowTarget(context.db, viewer.id, toAccountKey(username))
  if (!target) return { done: false, reason: 'missing' }
  if (target.id === viewer.id) return { done: false, reason: 'self' }
  if (target.isFollowing === wanted) return { done: true, state: target }
  const pair = { followerId: viewer.id, followeeId: target.id }
  if (!wanted) {
    const state = await deleteFollow(context.db, pair)
    announceNotifications(context, [{ userId: target.id }])
    return { done: true, state }
  }
  const after = await insertFollow(context.db, pair, now)
  announceNotifications(context, after.notified)
  // A block or a closed page came between the question and the writing.
  if (!after.state.isFollowing) return { done: false, reason: 'missing' }
  return { done: true, state: after.state }
}
