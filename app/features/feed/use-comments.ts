import { useCallback, useEffect, useRef, useState } from 'react'
import { useT } from '~/locales/use-t'
import { appendComments, dropComment, mergeComments, putComment } from './comment-list'
import type { Page, ShownComment } from './feed'
import type { TakenAway } from './use-take-away'

type Options = {
  takeAway: (what: TakenAway) => void
  /** One more or one less of those that are counted. */
  onCount: (by: 1 | -1) => void
}

/** The comments under a post in the browser: what the server gave, what was read after it, and what happened here since. */
export function useComments(postId: string, page: Page<ShownComment>, { takeAway, onCount }: Options) {
  const t = useT('comments')
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
    if (arrived.current) document.getElementById(`comment-${arrived.current}`)?.focus({ preventScroll: true })
    arrived.current = null
  })

  const put = useCallback((comment: ShownComment) => setState((now) => putComment(now, comment)), [])

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

  function remove(comment: ShownComment) {
    const { id, isHidden } = comment
    // Who reads sees it counted; what is hidden is not.
    const count = (by: 1 | -1) => isHidden || onCount(by)
    takeAway({
      hide: () => {
        const place = state.items.findIndex((known) => known.id === id)
        const next = state.items[place + 1]?.id ?? state.items[place - 1]?.id
        setState((now) => dropComment(now, id))
        count(-1)
        requestAnimationFrame(() => document.getElementById(next ? `comment-${next}` : 'comments')?.focus())
        return () => {
          put(comment)
          count(1)
        }
      },
      words: { done: t('deleted'), failed: t('deleteFailed') },
      path: '/resources/comments',
      fields: { away: { intent: 'delete', id }, back: { intent: 'restore', id } },
    })
  }

  return { ...state, more, loadMore, put, remove }
}
