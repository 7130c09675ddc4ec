import { useNavigationType } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FeedPost, FeedQuery, Page } from './feed'
import { feedSearch } from './feed-address'
import { appendPage, beginFeed, type FeedState, feedKey, keepFeed, mergeFeed, toFeedState } from './feed-store'
import { fetchFeed } from './fetch-feed'

/** The posts of a feed in the browser: what the server gave, what was read after it, and what happened here since. */
export function useFeed(query: FeedQuery, cursor: string | null, page: Page<FeedPost>) {
  const key = feedKey(query, cursor)
  const isComeback = useNavigationType() === 'POP'
  const [source, setSource] = useState(page)
  const [state, setState] = useState<FeedState>(() => beginFeed(key, page, isComeback && !import.meta.env.SSR))
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle')
  const arrived = useRef<string | null>(null)

  if (source !== page) {
    setSource(page)
    setState(state.key === key ? mergeFeed(state, page) : beginFeed(key, page, isComeback))
    setMore('idle')
  }
  useEffect(() => keepFeed(state), [state])

  // Whoever asked for more goes on reading where more begins.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the post to go to is in the document once `state` is drawn
  useEffect(() => {
    if (arrived.current) document.getElementById(`post-${arrived.current}`)?.focus({ preventScroll: true })
    arrived.current = null
  }, [state])

  const current = useRef(state)
  current.current = state
  const change = useCallback((how: (state: FeedState) => FeedState) => setState(how), [])

  async function loadMore() {
    if (more === 'loading') return
    setMore('loading')
    const next = await fetchFeed(feedSearch(query, state.nextCursor))
    if (current.current.key !== key) return
    setMore(next ? 'idle' : 'failed')
    if (!next) return
    arrived.current = next.items.find(({ id }) => !state.posts.some((post) => post.id === id))?.id ?? null
    setState((now) => appendPage(now, next))
  }

  return { state, change, more, loadMore, restart: (page: Page<FeedPost>) => setState(toFeedState(key, page)) }
}

export type Feed = ReturnType<typeof useFeed>
