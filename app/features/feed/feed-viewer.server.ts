import type { CommentRow } from '~/data/posts/comments.server'
import type { PostRow } from '~/data/posts/feeds.server'
import type { Reader } from '~/data/visibility.server'
import { mayAct, mayModerate } from '~/domain/community/moderation/may-act'
import { postImageUrl } from '~/domain/community/posts/post-image-key'
import { cutPage } from '~/domain/community/search/list-cursor'
import type { Viewer } from '~/platform/server/session.server'
import type { FeedPost, Page, ShownComment } from './feed'

/** What the feed needs to know of whoever is signed in. */
export type FeedViewer = Pick<Viewer, 'id' | 'role' | 'suspendedUntil' | 'profileVisibility' | 'createdAt'>

/** A viewer as the questions to the database know them. */
export const toReader = (viewer: FeedViewer) =>
  ({ id: viewer.id, isModerator: mayModerate(viewer, new Date()) }) satisfies Reader

/** Whether a member may change nothing that others see, at this moment. */
export const isSuspended = (viewer: FeedViewer) => !mayAct(viewer, new Date())

/** A post as a page shows it to this viewer. */
export function toFeedPost(row: PostRow, viewer: FeedViewer | null): FeedPost {
  const { state, mayComment, hasMutedWords: _, images, createdAt, editedAt, ...post } = row
  return {
    ...post,
    images: images.map(({ key, width, height, alt }) => ({ url: postImageUrl(key), width, height, alt })),
    isOwn: viewer?.id === post.author.id,
    canComment: viewer !== null && mayComment && state === 'shown' && !isSuspended(viewer),
    isHidden: state === 'hidden',
    editedAt: editedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}

/** A comment as a page shows it to this viewer. */
export function toShownComment(row: CommentRow, viewer: FeedViewer | null): ShownComment {
  const isOwn = viewer?.id === row.author.id
  return {
    id: row.id,
    author: row.author,
    content: row.content,
    isOwn,
    canDelete: isOwn || viewer?.id === row.postAuthorId,
    isHidden: row.state === 'hidden',
    editedAt: row.editedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}

/** The page of a list that was asked for one row more than the page has. */
export function pageOf<Row extends { id: string; createdAt: Date }, Item>(
  rows: Row[],
  size: number,
  toItem: (row: Row) => Item,
): Page<Item> {
  const { page, nextCursor } = cutPage(rows, size, ({ createdAt: at, id }) => ({ at, id }))
  return { items: page.map(toItem), nextCursor }
}
