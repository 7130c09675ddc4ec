import type { CommentRow } from '~/data/posts/comments.server'
import type { PostRow } from '~/data/posts/feeds.server'
import type { Reader } from '~/data/visibility.server'
import { mayAct, mayModerate } from '~/domain/community/moderation/may-act'
import { postImageUrl } from '~/domain/community/posts/post-image-key'
import { cutPage } from '~/domain/community/search/list-cursor'
import type { Viewer } from '~/platform/server/session.server'
import type { FeedPost, Page, ShownComment } from './feed'

/** The part of the viewer that the feed needs. */
export type FeedViewer = Pick<Viewer, 'id' | 'role' | 'suspendedUntil' | 'profileVisibility' | 'createdAt'>

/** The viewer as queries take them. */
export const toReader = (viewer: FeedViewer) =>
  ({ id: viewer.id, isModerator: mayModerate(viewer, new Date()) }) satisfies Reader

/** Whether a member is suspended now. */
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

/** A page of rows that were read with one more than the page has. */
export function pageOf<Row extends { id: string; createdAt: Date }, Item>(
  rows: Row[],
  size: number,
  toItem: (row: Row) => Item,
): Page<Item> {
  const { page, nextCursor } = cutPage(rows, size, ({ createdAt: at, id }) => ({ at, id }))
  return { items: page.map(toItem), nextCursor }
}
