import type { FeedPost, Page } from './feed'
import type { ShownNotice } from './feed-page'

/** What the page of a member shows of their posts first. */
export type MemberPostsPage = {
  /** Where it begins in the list; null: at its top. */
  cursor: string | null
  /** Null where it could not be loaded. */
  page: Page<FeedPost> | null
  notice: ShownNotice | null
}

/** Whose posts they are, and who looks. */
export type PostsOf = {
  username: string
  fullName: string
  /** All there are, for anybody. */
  postsCount: number
  /** A preview shows the member what others see: nothing there can be pressed. */
  eyes: 'owner' | 'member' | 'visitor' | 'preview'
  /** With whose eyes the member looks. */
  preview: string | null
}
