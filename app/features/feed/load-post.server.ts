import { listComments } from '~/data/comments.server'
import { selectPost } from '~/data/feeds.server'
import { COMMENTS_PAGE_SIZE } from '~/domain/community/limits'
import { parseCursor } from '~/domain/community/list-cursor'
import type { Context } from '~/platform/context.server'
import type { FeedPost, Page, ShownComment } from './feed'
import { type FeedViewer, toReader } from './feed-viewer.server'
import { pageOf } from './page-of'
import { toFeedPost, toShownComment } from './to-feed-post.server'

export type PostWithComments = { post: FeedPost; comments: Page<ShownComment> }

/**
 * A post with a page of its comments, the oldest first, for a viewer or for a visitor (null); null for a post they do not
 * see. Two questions in one batch.
 */
export async function loadPost(
  { db }: Pick<Context, 'db'>,
  viewer: FeedViewer | null,
  postId: string,
  commentsCursor: string | null = null,
): Promise<PostWithComments | null> {
  const reader = viewer && toReader(viewer)
  const page = { cursor: parseCursor(commentsCursor), limit: COMMENTS_PAGE_SIZE + 1, now: Date.now() }
  const [[post], comments] = await db.batch([selectPost(db, reader, postId), listComments(db, reader, postId, page)])
  if (!post) return null
  return {
    post: toFeedPost(post, viewer),
    comments: pageOf(comments, COMMENTS_PAGE_SIZE, (row) => toShownComment(row, viewer)),
  }
}

/** A further page of the comments of a post; null for a post this viewer does not see. */
export async function loadComments(
  context: Pick<Context, 'db'>,
  viewer: FeedViewer | null,
  postId: string,
  cursor: string | null,
): Promise<Page<ShownComment> | null> {
  const found = await loadPost(context, viewer, postId, cursor)
  return found ? found.comments : null
}
