import { useNavigationType } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { gatesOf } from '~/domain/community/posts/context-gates'
import { tagKey } from '~/domain/community/posts/tags'
import { textLanguage } from '~/domain/text/text-language'
import type { FeedPost, FeedQuery, Page } from './feed'
import { feedSearch } from './feed-address'

/** A feed as far as it is loaded. */
type FeedState = { key: string; posts: FeedPost[]; nextCursor: string | null }

/** The lists of pages that were left, so that going back restores them. */
const states = new Map<string, FeedState>()
/** Keep the last five lists. */
const KEPT_LISTS = 5

function keepFeed(state: FeedState) {
  states.delete(state.key)
  states.set(state.key, state)
  const [oldest] = states.keys()
  if (states.size > KEPT_LISTS && oldest !== undefined) states.delete(oldest)
}

const feedKey = (query: FeedQuery, cursor: string | null) => feedSearch(query, cursor)

const toFeedState = (key: string, { items, nextCursor }: Page<FeedPost>): FeedState => ({
  key,
  posts: items,
  nextCursor,
})

/** The initial state of a list: its first page, merged into the kept list after going back. */
function initialState(key: string, page: Page<FeedPost>, isBack: boolean): FeedState {
  const left = isBack ? states.get(key) : undefined
  return left ? mergeFeed(left, page) : toFeedState(key, page)
}

/**
 * A reloaded first page with the older posts that are loaded. Without an overlap there may be posts between the two, so only
 * the page is kept; likewise where the page is the whole feed.
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

/** Adds the next page; posts that are in the list already stay in place. */
export function appendPage(state: FeedState, { items, nextCursor }: Page<FeedPost>): FeedState {
  const known = new Set(state.posts.map(({ id }) => id))
  return { ...state, posts: [...state.posts, ...items.filter(({ id }) => !known.has(id))], nextCursor }
}

/** Puts posts at the top. */
export function prepend(state: FeedState, posts: FeedPost[]): FeedState {
  const added = new Set(posts.map(({ id }) => id))
  return { ...state, posts: [...posts, ...state.posts.filter(({ id }) => !added.has(id))] }
}

/** Puts posts where their times belong. */
export const putBack = (state: FeedState, posts: FeedPost[]): FeedState => ({
  ...state,
  posts: prepend(state, posts).posts.sort(
    (one, other) => compare(other.createdAt, one.createdAt) || compare(other.id, one.id),
  ),
})

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** The posts of others in a reloaded page that are newer than those shown. One's own posts are shown at once and don't count. */
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

/** Whether one's own new post belongs to a feed. */
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

/** The address of a feed as JSON, by its `feedSearch`. */
export const feedAddress = (search: string) => `/resources/feed${search}`

/** Fetches a page of posts; null: it failed. */
export async function fetchPosts(address: string): Promise<Page<FeedPost> | null> {
  try {
    const response = await fetch(address)
    return response.ok ? ((await response.json()) as Page<FeedPost>) : null
  } catch {
    return null
  }
}

/**
 * A list of posts: the first page, those loaded after it, and local changes. `key` identifies the list, `addressOf` gives the
 * address of the page after a cursor.
 */
export function usePostList(key: string, page: Page<FeedPost>, addressOf: (cursor: string) => string) {
  const isBack = useNavigationType() === 'POP'
  const [source, setSource] = useState(page)
  const [state, setState] = useState<FeedState>(() => initialState(key, page, isBack && !import.meta.env.SSR))
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle')
  const arrived = useRef<string | null>(null)

  if (source !== page) {
    setSource(page)
    setState(state.key === key ? mergeFeed(state, page) : initialState(key, page, isBack))
    setMore('idle')
    if (state.key !== key) arrived.current = null
  }
  useEffect(() => keepFeed(state), [state])

  // The first post of a loaded page gets the focus.
  useEffect(() => {
    const first = arrived.current === null ? null : document.getElementById(`post-${arrived.current}`)
    // This effect may run before the posts are rendered.
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

/** The list of posts of a feed. */
export const useFeed = (query: FeedQuery, cursor: string | null, page: Page<FeedPost>) =>
  usePostList(feedKey(query, cursor), page, (from) => feedAddress(feedSearch(query, from)))
