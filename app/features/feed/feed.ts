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

/** Who wrote, as far as this viewer may know: the type is null where the chart is closed to them, or there is none. */
export type Author = {
  id: string
  username: string
  fullName: string
  avatarUrl: string | null
  hdType: TypeCode | null
  /** The chart is drawn for a time of birth that isn't exact. */
  isTimeUncertain: boolean
  isVerified: boolean
}

/** A picture as a page shows it, with its size in pixels. */
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
  /** Only ever true of one's own post, and for moderators: nobody else sees it meanwhile. */
  isHidden: boolean
  editedAt: string | null
  createdAt: string
}

export type ShownComment = {
  id: string
  author: Author
  content: string
  isOwn: boolean
  /** One's own, and any under one's own post. */
  canDelete: boolean
  isHidden: boolean
  editedAt: string | null
  createdAt: string
}

/** A page of a list; `nextCursor` is null at its end. */
export type Page<Item> = { items: Item[]; nextCursor: string | null }
