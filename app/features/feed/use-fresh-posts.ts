import { useEffect, useRef, useState } from 'react'
import type { FeedPost, FeedQuery, Page } from './feed'
import { feedSearch } from './feed-address'
import { unread } from './feed-store'
import { feedAddress, fetchPosts } from './fetch-feed'

const EVERY_MILLISECONDS = 60_000

/**
 * What others posted since the feed was read; empty: nothing. Asked once a minute, while the page is looked at, and not by a
 * page that begins further down.
 */
export function useFreshPosts(query: FeedQuery, cursor: string | null, posts: FeedPost[]) {
  const [page, setPage] = useState<Page<FeedPost> | null>(null)
  const search = feedSearch(query)
  const askedFor = useRef(search)
  askedFor.current = search

  useEffect(() => {
    setPage(null)
    if (cursor !== null) return
    const timer = setInterval(async () => {
      if (document.visibilityState !== 'visible') return
      const found = await fetchPosts(feedAddress(search))
      if (found && askedFor.current === search) setPage(found)
    }, EVERY_MILLISECONDS)
    return () => clearInterval(timer)
  }, [search, cursor])

  const fresh = page ? unread(page.items, posts) : []
  /** Where nothing of the new page is known there may be more between the two: the feed begins anew. */
  const isGap = page !== null && fresh.length > 0 && fresh.length === page.items.length && posts.length > 0
  return { fresh, page: isGap ? page : null, clear: () => setPage(null) }
}
