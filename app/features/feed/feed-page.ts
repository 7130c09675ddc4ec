import type { Language } from '~/locales/language'
import type { Draft } from './composer/draft'
import type { FeedPost, FeedQuery, Page } from './feed'
import type { FeedError } from './feed-answers'

/** What a page without scripts says of a form that was refused. */
export type ShownNotice = Draft & {
  intent: string
  id: string
  error: FeedError
  problems: Record<string, string>
  /** What was said of each picture, in its place; a file cannot be given back. */
  pictures: SaidOfPicture[]
  /** More was typed than could be kept. */
  isCut: boolean
}

export type SaidOfPicture = { alt: string; isDecorative: boolean }

/** What a page without scripts has just deleted, and can bring back. */
export type Undoable = { kind: 'post' | 'comment'; id: string }

/** What the first page shows of posts. */
export type FeedPage = {
  query: FeedQuery
  /** The one language the viewer reads; null where they read both. */
  preferredLanguage: Language | null
  /** Where the page begins in the feed; null: at its top. */
  cursor: string | null
  /** Null where it could not be loaded. */
  page: Page<FeedPost> | null
  /** The id of the next post: chosen by the page, so that a form sent twice is one post. */
  nextId: string
  notice: ShownNotice | null
  undo: Undoable | null
}

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
