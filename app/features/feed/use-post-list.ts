import { useNavigationType } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FeedPost, Page } from './feed'
import { appendPage, beginFeed, type FeedState, keepFeed, mergeFeed, toFeedState } from './feed-store'
import { fetchPosts } from './fetch-feed'

/**
 * A list of posts in the browser: what the server gave, what was read after it, and what happened here since. `key` is what no
 * other list has, `addressOf` where the page after a cursor is fetched.
 */
export function usePostList(key: string, page: Page<FeedPost>, addressOf: (cursor: string) => string) {
  const isComeback = useNavigationType() === 'POP'
  const [source, setSource] = useState(page)
  const [state, setState] = useState<FeedState>(() => beginFeed(key, page, isComeback && !import.meta.env.SSR))
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle')
  const arrived = useRef<string | null>(null)

  if (source !== page) {
    setSource(page)
    setState(state.key === key ? mergeFeed(state, page) : beginFeed(key, page, isComeback))
    setMore('idle')
    if (state.key !== key) arrived.current = null
  }
  useEffect(() => keepFeed(state), [state])

  // Whoever asked for more goes on reading where more begins.
  useEffect(() => {
    const first = arrived.current === null ? null : document.getElementById(`post-${arrived.current}`)
    // The effect of an earlier render may come before the posts are drawn.
    if (!first) return
    arrived.current = null
    first.focus({ preventScroll: true })
  })

  const current = useRef(state)
  current.current = state
  const change = useCallback((how: (state: FeedState) => FeedState) => setState(how), [])

  async function loadMore() {
    if (more === 'loading' || state.nextCursor === null) return
    setMore('loading')
    const next = await fetchPosts(addressOf(state.nextCursor))
    if (current.current.key !== key) return
    setMore(next ? 'idle' : 'failed')
    if (!next) return
    arrived.current = next.items.find(({ id }) => !state.posts.some((post) => post.id === id))?.id ?? null
    setState((now) => appendPage(now, next))
  }

  return { state, change, more, loadMore, restart: (page: Page<FeedPost>) => setState(toFeedState(key, page)) }
}
