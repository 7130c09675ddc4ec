import {
  insertComment,
  markCommentDeleted,
  restoreComment,
  selectComment,
  updateComment,
} from '~/data/posts/comments.server'
import { selectPost } from '~/data/posts/feeds.server'
import { COMMENTS_AN_HOUR } from '~/domain/community/limits'
import { announceNotifications } from '~/platform/notifications/announce.server'
import { announceChange } from '~/platform/notifications/announce-change.server'
import type { Context } from '~/platform/server/context.server'
import { type CommentAnswer, refused } from '../feed-answers'
import { type FeedViewer, toReader, toShownComment } from '../feed-viewer.server'
import { undoEnd } from './change-posts.server'
import type { CommentEditForm, NewCommentForm } from './feed.schema'
import { spendHourly, whyNot } from './writing-rules.server'

/** Writes a comment. The same id sent twice by the same member is one comment, as it was written first. */
export async function createComment(
  context: Context,
  viewer: FeedViewer,
  form: NewCommentForm,
): Promise<CommentAnswer> {
  const { id, post: postId, content } = form
  const no = whyNot(viewer)
  if (no) return no
  const tooMany = await spendHourly(context, viewer, 'comment', COMMENTS_AN_HOUR)
  if (tooMany) return tooMany
  const reader = toReader(viewer)
  const { row, told } = await insertComment(context.db, reader, { id, postId, content, createdAt: new Date() })
  announceNotifications(context, told)
  if (row) return { done: true, comment: toShownComment(row, viewer) }
  const [[post], [same]] = await context.db.batch([
    selectPost(context.db, reader, postId),
    selectComment(context.db, reader, id),
  ])
  if (!post) return refused('missing')
  return refused(post.mayComment && (same || post.state === 'shown') ? 'taken' : 'closed')
}

/** Changes the words of a member's own comment. */
export async function editComment(context: Context, viewer: FeedViewer, form: CommentEditForm): Promise<CommentAnswer> {
  const no = whyNot(viewer)
  if (no) return no
  const row = await updateComment(context.db, viewer.id, form.id, form.content, new Date())
  return row ? { done: true, comment: toShownComment(row, viewer) } : refused('missing')
}

/** Takes away a member's own comment, or any under a post of theirs; for a day whoever did it can bring it back. */
export async function deleteComment(context: Context, viewer: FeedViewer, commentId: string): Promise<CommentAnswer> {
  const host = await markCommentDeleted(context.db, viewer.id, commentId, new Date())
  if (!host) return refused('missing')
  announceChange(context, { kind: 'comment', id: commentId })
  return { done: true, comment: null }
}

/** Brings back a comment that this member deleted within a day. */
export async function undeleteComment(context: Context, viewer: FeedViewer, commentId: string): Promise<CommentAnswer> {
  const no = whyNot(viewer)
  if (no) return no
  const now = new Date()
  const row = await restoreComment(context.db, viewer.id, commentId, undoEnd(now), now)
  if (!row) return refused('tooLate')
  announceChange(context, { kind: 'comment', id: commentId })
  return { done: true, comment: toShownComment(row, viewer) }
}
