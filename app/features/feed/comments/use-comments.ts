import { useCallback, useEffect, useRef, useState } from 'react'
import type { Page, ShownComment } from '../feed'

/** The comments on a post: the first page, those loaded after it, and local changes. */
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

  // The first comment of a loaded page gets the focus.
  useEffect(() => {
    const first = arrived.current === null ? null : document.getElementById(`comment-${arrived.current}`)
    // This effect may run before the comments are rendered.
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

/** Comments as far as they are loaded, the oldest first. */
type Comments = Page<ShownComment>

const known = ({ items }: Comments) => new Set(items.map(({ id }) => id))

/** A reloaded first page with the later comments that are loaded, where the two overlap. */
export function mergeComments(list: Comments, page: Comments): Comments {
  const reloaded = known(page)
  const last = page.items.at(-1)
  const later = last ? list.items.filter(({ id, createdAt }) => !reloaded.has(id) && createdAt > last.createdAt) : []
  const isJoined = list.items.some(({ id }) => reloaded.has(id))
  if (page.nextCursor === null || later.length === 0 || !isJoined) return page
  return { items: [...page.items, ...later], nextCursor: list.nextCursor }
}

/** Adds the next page; comments that are in the list already, such as one's own newest, aren't repeated. */
export function appendComments(list: Comments, page: Comments): Comments {
  const added = page.items.filter(({ id }) => !known(list).has(id))
  return { items: inOrder([...list.items, ...added]), nextCursor: page.nextCursor }
}

/** Adds or replaces a comment. */
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
