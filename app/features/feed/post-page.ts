import type { FeedPost, Page, ShownComment } from './feed'
import type { ShownNotice } from './feed-page'

/** What the head of a post's page says. */
export type PostHead = {
  title: string
  /** Null where nothing may be told. */
  description: string | null
  canonical: string | null
  indexed: boolean
  /** For link previews, which see what visitors see. */
  openGraph: { title: string; url: string; image: string; author: string; publishedAt: string; locale: string } | null
}

export type PostPage = {
  head: PostHead
  isVisitor: boolean
  /** Null: there is none, or none for whoever asks. */
  found: { post: FeedPost; comments: Page<ShownComment> } | null
  /** The id of the next comment. */
  nextId: string
  notice: ShownNotice | null
  /** The present calendar year, for the foot of the page. */
  year: number
}
