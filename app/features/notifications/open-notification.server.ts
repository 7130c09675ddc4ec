import { findEvent } from '~/data/events/event-lists.server'
import { findNotice, type ListedNotice, markNoticesRead } from '~/data/notifications/notification-list.server'
import { findCommentPlace } from '~/data/posts/comments.server'
import { insightPath } from '~/domain/community/insights/insight-path'
import { NOTIFICATIONS } from '~/domain/community/notifications/notice-path'
import { toCursor } from '~/domain/community/search/list-cursor'
import { PREMIUM_PATH } from '~/domain/membership/premium/premium'
import { SUPPORT_PATH } from '~/domain/membership/support'
import { announceNotifications } from '~/platform/notifications/announce.server'
import type { Context } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'

/**
 * Where a notification of the viewer leads. What stands together with it, back to `since` (milliseconds, as an address has it),
 * is read from then on. One that does not stand any more leads to the list, where it is missing.
 */
export async function openNotification(
  context: Context,
  viewer: Viewer,
  { id, since }: { id: string; since: string | null },
): Promise<string> {
  const { db } = context
  const now = new Date()
  const notice = await findNotice(db, { memberId: viewer.id, id, now })
  if (!notice) return NOTIFICATIONS
  const oldest = /^\d{1,15}$/.test(since ?? '') ? new Date(Number(since)) : null
  const marked = await markNoticesRead(db, viewer.id, { withId: id, since: oldest }, now)
  if (marked > 0) announceNotifications(context, [{ userId: viewer.id }])
  // Several who follow are found in the list of those who do.
  const isSeveral = notice.kind === 'follow' && oldest !== null && oldest.getTime() < notice.createdAt
  return isSeveral ? `/u/${viewer.username}?tab=connections&list=followers` : pathOf(context, viewer, notice)
}

async function pathOf(
  { db }: Context,
  viewer: Viewer,
  { kind, postId, commentId, eventId, username, action, questionId, insight, privateChartId }: ListedNotice,
): Promise<string> {
  if (kind === 'support_answer') return `${SUPPORT_PATH}${questionId ? `#${questionId}` : ''}`
  if (kind === 'premium_ended') return PREMIUM_PATH
  if (privateChartId) return `/app/connections/private/${privateChartId}`
  if (kind === 'clock_corrected') return '/app/settings?tab=hd-data'
  if (insight) return insightPath(insight)
  if (kind === 'appeal' || action === 'warn' || action === 'hide_words' || action === 'suspend') return '/app/appeals'
  if (action === 'restore_words') return '/app/compatibility#preferences'
  if (postId && commentId) {
    const behind = await findCommentPlace(db, postId, commentId)
    return `/posts/${postId}${behind ? `?cursor=${toCursor(behind)}` : ''}#comment-${commentId}`
  }
  if (kind === 'connection_request') return '/app/connections?tab=requests'
  if (postId) return `/posts/${postId}`
  if (eventId) {
    // Of one that is hidden, or cancelled by a host who went away, there is no page any more: what else there is to go to.
    const isGone = kind === 'event_hidden' || kind === 'event_cancelled'
    const isThere = !isGone || (await findEvent(db, viewer.id, eventId)) !== null
    return isThere ? `/app/events/${eventId}` : '/app/events?mine=1'
  }
  if (kind === 'referral_earning' || kind === 'referral_credit') return '/app/settings?tab=referral'
  if (kind === 'love_match') return '/app/compatibility#matches'
  return username ? `/u/${username}` : '/guidelines'
}
