import type { NotificationKind } from './notification-kinds'

type Notice = { kind: NotificationKind; postId: string | null; commentId: string | null; username: string | null }

/** Where one sees what a notification is about. */
export function noticePath({ kind, postId, commentId, username }: Notice): string {
  if (kind === 'moderation' || kind === 'appeal') return '/app/notifications'
  if (postId !== null) return commentId === null ? `/posts/${postId}` : `/posts/${postId}#comment-${commentId}`
  return username === null ? '/app/notifications' : `/u/${username}`
}
