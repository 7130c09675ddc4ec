import { useCallback, useEffect, useRef, useState } from 'react'
import { appendComments, dropComment, mergeComments, putComment } from './comment-list'
import type { Page, ShownComment } from './feed'

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
