import { useNavigationType } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { gatesOf } from '~/domain/community/posts/context-gates'
import { tagKey } from '~/domain/community/posts/tags'
import { textLanguage } from '~/domain/text/text-language'
import type { FeedPost, FeedQuery, Page } from './feed'
import { feedSearch } from './feed-address'

/** A feed as far as it was read. */
type FeedState = { key: string; posts: FeedPost[]; nextCursor: string | null }

/** What lists of posts held when their pages were left: whoever comes back finds the place where they were. */
const kept = new Map<string, FeedState>()
/** Further back goes nobody by heart. */
const KEPT_LISTS = 5

function keepFeed(state: FeedState) {
  kept.delete(state.key)
  kept.set(state.key, state)
  const [oldest] = kept.keys()
  if (kept.size > KEPT_LISTS && oldest !== undefined) kept.delete(oldest)
}

/** The key of a feed, which no other has. */
const feedKey = (query: FeedQuery, cursor: string | null) => feedSearch(query, cursor)

const toFeedState = (key: string, { items, nextCursor }: Page<FeedPost>): FeedState => ({
  key,
  posts: items,
  nextCursor,
})

/** A feed as it begins; one that was left and is come back to is as it was left. */
function beginFeed(key: string, page: Page<FeedPost>, isComeback: boolean): FeedState {
  const left = isComeback ? kept.get(key) : undefined
  return left ? mergeFeed(left, page) : toFeedState(key, page)
}

/**
 * What the server tells anew of the beginning, with what was read after it. Where that is all there is nothing comes after it;
 * where nothing of it was read before there may be more between the two: the feed begins anew.
 */
export function mergeFeed(state: FeedState, page: Page<FeedPost>): FeedState {
  const known = new Set(page.items.map(({ id }) => id))
  const last = page.items.at(-1)
  const isJoined = state.posts.some(({ id }) => known.has(id))
  if (page.nextCursor === null || !last || !isJoined) return toFeedState(state.key, page)
  const older = state.posts.filter(({ id, createdAt }) => !known.has(id) && createdAt < last.createdAt)
  const nextCursor = older.length > 0 ? state.nextCursor : page.nextCursor
  return { ...state, posts: [...page.items, ...older], nextCursor }
}

/** With the next page at its end. What is there already stays where it is. */
export function appendPage(state: FeedState, { items, nextCursor }: Page<FeedPost>): FeedState {
  const known = new Set(state.posts.map(({ id }) => id))
  return { ...state, posts: [...state.posts, ...items.filter(({ id }) => !known.has(id))], nextCursor }
}

/** With posts at its top that are not in it yet. */
export function prepend(state: FeedState, posts: FeedPost[]): FeedState {
  const added = new Set(posts.map(({ id }) => id))
  return { ...state, posts: [...posts, ...state.posts.filter(({ id }) => !added.has(id))] }
}

/** With posts where the time they were written puts them. */
export const putBack = (state: FeedState, posts: FeedPost[]): FeedState => ({
  ...state,
  posts: prepend(state, posts).posts.sort(
    (one, other) => compare(other.createdAt, one.createdAt) || compare(other.id, one.id),
  ),
})

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** Of a page read anew, what others wrote after all that is shown of others. One's own posts are there at once, and hide none. */
export function unread(items: FeedPost[], shown: FeedPost[]): FeedPost[] {
  const known = new Set(shown.map(({ id }) => id))
  const newest = shown.find(({ isOwn }) => !isOwn)?.createdAt ?? ''
  return items.filter(({ id, isOwn, createdAt }) => !isOwn && !known.has(id) && createdAt >= newest)
}

export const changePost = (state: FeedState, id: string, change: Partial<FeedPost>): FeedState => ({
  ...state,
  posts: state.posts.map((post) => (post.id === id ? { ...post, ...change } : post)),
})

export const dropPosts = (state: FeedState, drops: (post: FeedPost) => boolean): FeedState => ({
  ...state,
  posts: state.posts.filter((post) => !drops(post)),
})

/** Whether a post one wrote oneself stands in a feed. */
export function belongsToFeed({ content, tags, hdContext, author }: FeedPost, query: FeedQuery): boolean {
  switch (query.kind) {
    case 'everyone':
    case 'following':
      return true
    case 'tag':
      return tags.some((tag) => tagKey(tag) === tagKey(query.tag))
    case 'type':
      return author.hdType === query.type
    case 'gate':
      return hdContext !== null && gatesOf(hdContext).includes(query.gate)
    case 'language':
      return textLanguage(content) === query.language
  }
}

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

/** The posts of a feed in the browser. */
export const useFeed = (query: FeedQuery, cursor: string | null, page: Page<FeedPost>) =>
  usePostList(feedKey(query, cursor), page, (from) => feedAddress(feedSearch(query, from)))
