import { markPostDeleted, restorePost, updatePost } from '~/data/post-changes.server'
import { findPostStanding } from '~/data/posts.server'
import { UNDO_HOURS } from '~/domain/community/limits'
import type { Context } from '~/platform/context.server'
import { announceChange } from '~/platform/notifications/announce-change.server'
import type { PostEditForm } from './feed.schema'
import { type PostAnswer, refused } from './feed-answers'
import type { FeedViewer } from './feed-viewer.server'
import { toFeedPost } from './to-feed-post.server'
import { whyNot, whyNotSo } from './writing-rules.server'

const HOUR_MILLISECONDS = 3_600_000

/** Until when something must have been deleted that can no more be brought back. */
export const undoEnd = (now: Date) => new Date(now.getTime() - UNDO_HOURS * HOUR_MILLISECONDS)

/** Changes the words, tags and circle of a member's own post. */
export async function editPost(context: Context, viewer: FeedViewer, form: PostEditForm): Promise<PostAnswer> {
  const { id, content, tags, visibility, comments: commentPolicy } = form
  const no = whyNot(viewer) ?? whyNotSo(viewer, content)
  if (no) return no
  const row = await updatePost(context.db, viewer.id, id, { content, tags, visibility, commentPolicy }, new Date())
  return row ? { done: true, post: toFeedPost(row, viewer) } : refused('missing')
}

/** Takes a member's own post away; for a day it can be brought back. Also who is suspended may take back what they said. */
export async function deletePost(context: Context, viewer: FeedViewer, postId: string): Promise<PostAnswer> {
  if (!(await markPostDeleted(context.db, viewer.id, postId, new Date()))) return refused('missing')
  // What anybody was told of it is gone with it.
  announceChange(context, { kind: 'post', id: postId })
  return { done: true, post: null }
}

/** Brings back what a member deleted within a day. What was not deleted stays as it is. */
export async function undeletePost(context: Context, viewer: FeedViewer, postId: string): Promise<PostAnswer> {
  const no = whyNot(viewer)
  if (no) return no
  const now = new Date()
  const row = await restorePost(context.db, viewer.id, postId, undoEnd(now), now)
  if (row) {
    announceChange(context, { kind: 'post', id: postId })
    return { done: true, post: toFeedPost(row, viewer) }
  }
  const standing = await findPostStanding(context.db, postId)
  return refused(standing?.authorId === viewer.id ? 'tooLate' : 'missing')
}
