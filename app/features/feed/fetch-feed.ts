import type { FeedPost, Page } from './feed'

/** A page of a feed, without the page around it; null: it did not come. */
export async function fetchFeed(search: string): Promise<Page<FeedPost> | null> {
  try {
    const response = await fetch(`/resources/feed${search}`)
    return response.ok ? ((await response.json()) as Page<FeedPost>) : null
  } catch {
    return null
  }
}
