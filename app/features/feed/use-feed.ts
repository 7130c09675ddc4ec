import type { FeedPost, FeedQuery, Page } from './feed'
import { feedSearch } from './feed-address'
import { feedKey } from './feed-store'
import { feedAddress } from './fetch-feed'
import { usePostList } from './use-post-list'

/** The posts of a feed in the browser. */
export const useFeed = (query: FeedQuery, cursor: string | null, page: Page<FeedPost>) =>
  usePostList(feedKey(query, cursor), page, (from) => feedAddress(feedSearch(query, from)))
