import type { CommentRow } from '~/data/comments.server'
import type { PostRow } from '~/data/feeds.server'
import { postImageUrl } from '~/domain/community/post-image-key'
import type { FeedPost, ShownComment } from './feed'
import { type FeedViewer, isSuspended } from './feed-viewer.server'

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
