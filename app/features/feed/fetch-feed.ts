import type { FeedPost, Page } from './feed'

/** Where a feed, as `feedSearch` says it, is to be had without the page around it. */
export const feedAddress = (search: string) => `/resources/feed${search}`

/** A page of posts, without the page around it; null: it did not come. */
export async function fetchPosts(address: string): Promise<Page<FeedPost> | null> {
  try {
    const response = await fetch(address)
    return response.ok ? ((await response.json()) as Page<FeedPost>) : null
  } catch {
    return null
  }
}
