import type { CommentPolicy, PostVisibility } from '../../app/domain/community/posts/post-settings'

/** A post of a member of the community, by username, with what others made of it. */
export type SeedPost = {
  by: string
  hoursAgo: number
  text: string
  tags?: string[]
  /** As the form of a post says it: `gate:34`, `channel:10-20`; `transit`: where Sun and Earth stood when it was written. */
  about?: string
  visibility?: PostVisibility
  commentPolicy?: CommentPolicy
  /** How many of the others like it. */
  likes?: number
  /** Who said what, in this order, some minutes after each other. */
  said?: [by: string, text: string][]
}
