import type { PageHead } from '~/ui/page-head'
import type { FeedPost, Page, ShownComment } from './feed'
import type { ShownNotice, Undoable } from './feed-page'

/** What the head of a post's page says. */
export type PostHead = PageHead & { openGraph: { author: string; publishedAt: string } | null }

export type PostPage = {
  head: PostHead
  isVisitor: boolean
  /** Null: there is none, or none for whoever asks. */
  found: { post: FeedPost; comments: Page<ShownComment> } | null
  /** Where the comments begin; null: with the first one. */
  cursor: string | null
  /** The id of the next comment. */
  nextId: string
  notice: ShownNotice | null
  undo: Undoable | null
  /** The present calendar year, for the foot of the page. */
  year: number
}
