import { useCallback, useEffect, useRef, useState } from 'react'
import type { Page, ShownComment } from '../feed'

/** The comments under a post in the browser: what the server gave, what was read after it, and what happened here since. */
export function useComments(postId: string, page: Page<ShownComment>) {
  const [source, setSource] = useState(page)
  const [state, setState] = useState(page)
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle')
  const arrived = useRef<string | null>(null)
  if (source !== page) {
    setSource(page)
    setState(mergeComments(state, page))
    setMore('idle')
  }

  // Whoever asked for more goes on reading where more begins.
  useEffect(() => {
    const first = arrived.current === null ? null : document.getElementById(`comment-${arrived.current}`)
    // The effect of an earlier render may come before the comments are drawn.
    if (!first) return
    arrived.current = null
    first.focus({ preventScroll: true })
  })

  const put = useCallback((comment: ShownComment) => setState((now) => putComment(now, comment)), [])
  const drop = useCallback((id: string) => setState((now) => dropComment(now, id)), [])

  async function loadMore() {
    if (more === 'loading' || state.nextCursor === null) return
    setMore('loading')
    const search = new URLSearchParams({ post: postId, cursor: state.nextCursor })
    try {
      const response = await fetch(`/resources/comments?${search}`)
      if (!response.ok) throw new Error(String(response.status))
      const next: Page<ShownComment> = await response.json()
      arrived.current = next.items.find(({ id }) => !state.items.some((comment) => comment.id === id))?.id ?? null
      setState((now) => appendComments(now, next))
      setMore('idle')
    } catch {
      setMore('failed')
    }
  }

  return { ...state, more, loadMore, put, drop }
}

// Comments as far as they were read, the oldest first.

type Comments = Page<ShownComment>

const known = ({ items }: Comments) => new Set(items.map(({ id }) => id))

/** What the server tells anew, with what was read or written after it, where the two join. */
export function mergeComments(list: Comments, page: Comments): Comments {
  const told = known(page)
  const last = page.items.at(-1)
  const later = last ? list.items.filter(({ id, createdAt }) => !told.has(id) && createdAt > last.createdAt) : []
  const isJoined = list.items.some(({ id }) => told.has(id))
  if (page.nextCursor === null || later.length === 0 || !isJoined) return page
  return { items: [...page.items, ...later], nextCursor: list.nextCursor }
}

/** With the next page at its end; what is there already, as one's own newest is, stays once. */
export function appendComments(list: Comments, page: Comments): Comments {
  const added = page.items.filter(({ id }) => !known(list).has(id))
  return { items: inOrder([...list.items, ...added]), nextCursor: page.nextCursor }
}

/** With a comment in its place, as it is now. */
export const putComment = ({ items, nextCursor }: Comments, comment: ShownComment): Comments => ({
  items: inOrder([...items.filter(({ id }) => id !== comment.id), comment]),
  nextCursor,
})

export const dropComment = ({ items, nextCursor }: Comments, id: string): Comments => ({
  items: items.filter((comment) => comment.id !== id),
  nextCursor,
})

const inOrder = (items: ShownComment[]) =>
  items.sort((one, other) => compare(one.createdAt, other.createdAt) || compare(one.id, other.id))
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
