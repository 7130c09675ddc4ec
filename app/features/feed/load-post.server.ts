import { listComments } from '~/data/comments.server'
import { selectPost } from '~/data/feeds.server'
import { listMutedWordKeys } from '~/data/muted-words.server'
import { COMMENTS_PAGE_SIZE } from '~/domain/community/limits'
import { parseCursor } from '~/domain/community/list-cursor'
import { hasMutedWord } from '~/domain/community/muted-words'
import type { Context } from '~/platform/context.server'
import type { FeedPost, Page, ShownComment } from './feed'
import { type FeedViewer, toReader } from './feed-viewer.server'
import { pageOf } from './page-of'
import { toFeedPost, toShownComment } from './to-feed-post.server'

export type PostWithComments = { post: FeedPost; comments: Page<ShownComment> }
/** `isIndexed`: all whose comments are on this page let search engines list them. */
type LoadedPost = PostWithComments & { isIndexed: boolean }

/**
 * A post with a page of its comments, the oldest first, for a viewer or for a visitor (null); null for a post they do not
 * see. Two questions in one batch, and a third for a member who muted words: comments with them are left out, so that a page
 * may be short.
 */
export async function loadPost(
  { db }: Pick<Context, 'db'>,
  viewer: FeedViewer | null,
  postId: string,
  commentsCursor: string | null = null,
): Promise<LoadedPost | null> {
  const reader = viewer && toReader(viewer)
  const page = { cursor: parseCursor(commentsCursor), limit: COMMENTS_PAGE_SIZE + 1, now: Date.now() }
  const [[post], rows] = await db.batch([selectPost(db, reader, postId), listComments(db, reader, postId, page)])
  if (!post) return null
  const muted = viewer && post.hasMutedWords ? await listMutedWordKeys(db, viewer.id) : []
  const { items, nextCursor } = pageOf(rows, COMMENTS_PAGE_SIZE, (row) => toShownComment(row, viewer))
  const comments = { items: items.filter(({ isOwn, content }) => isOwn || !hasMutedWord(content, muted)), nextCursor }
  const isIndexed = rows.slice(0, COMMENTS_PAGE_SIZE).every(({ isAuthorIndexed }) => isAuthorIndexed)
  return { post: toFeedPost(post, viewer), comments, isIndexed }
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
