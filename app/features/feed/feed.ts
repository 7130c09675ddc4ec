import type { HdContext } from '~/domain/community/posts/hd-context'
import type { CommentPolicy, PostVisibility } from '~/domain/community/posts/post-settings'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import type { Language } from '~/locales/language'

/** Which posts a feed shows, the newest first. */
export type FeedQuery =
  | { kind: 'everyone' }
  | { kind: 'following' }
  | { kind: 'tag'; tag: string }
  | { kind: 'type'; type: TypeCode }
  | { kind: 'gate'; gate: number }
  | { kind: 'language'; language: Language }

/** The author as this viewer may see them; `hdType` is null without a visible chart. */
export type Author = {
  id: string
  username: string
  fullName: string
  avatarUrl: string | null
  hdType: TypeCode | null
  /** The time of birth isn't exact. */
  isTimeUncertain: boolean
  isVerified: boolean
}

/** A picture with its size in pixels. */
export type ShownImage = { url: string; width: number; height: number; alt: string }

/** A post as one viewer sees it. Instants are ISO 8601 in UTC. */
export type FeedPost = {
  id: string
  author: Author
  content: string
  images: ShownImage[]
  tags: string[]
  hdContext: HdContext | null
  visibility: PostVisibility
  commentPolicy: CommentPolicy
  likesCount: number
  commentsCount: number
  isLiked: boolean
  isOwn: boolean
  /** Whether this viewer may comment now. */
  canComment: boolean
  /** Hidden by moderators; only they and the author see it. */
  isHidden: boolean
  editedAt: string | null
  createdAt: string
}

export type ShownComment = {
  id: string
  author: Author
  content: string
  isOwn: boolean
  /** The viewer wrote the comment or the post. */
  canDelete: boolean
  isHidden: boolean
  editedAt: string | null
  createdAt: string
}

/** A page of a list; `nextCursor` is null at its end. */
export type Page<Item> = { items: Item[]; nextCursor: string | null }
