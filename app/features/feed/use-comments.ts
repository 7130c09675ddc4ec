import { useCallback, useEffect, useRef, useState } from 'react'
import { useT } from '~/locales/use-t'
import type { ToastMessage } from '~/ui/toast'
import type { Page, ShownComment } from './feed'
import { send } from './send'

type State = Page<ShownComment>

/** The comments under a post in the browser: what the server gave, what was read after it, and what happened here since. */
export function useComments(
  postId: string,
  page: State,
  say: (toast: ToastMessage | null) => void,
  onCount: (by: 1 | -1) => void,
) {
  const t = useT('comments')
  const [source, setSource] = useState(page)
  const [state, setState] = useState(page)
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle')
  const arrived = useRef<string | null>(null)
  if (source !== page) {
    setSource(page)
    setState(page)
    setMore('idle')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the comment to go to is in the document once `state` is drawn
  useEffect(() => {
    if (arrived.current) document.getElementById(`comment-${arrived.current}`)?.focus({ preventScroll: true })
    arrived.current = null
  }, [state])

  const put = useCallback((comment: ShownComment) => {
    setState((now) => ({
      ...now,
      items: now.items.some(({ id }) => id === comment.id)
        ? now.items.map((known) => (known.id === comment.id ? comment : known))
        : [...now.items, comment].sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1)),
    }))
  }, [])

  async function loadMore() {
    if (more === 'loading' || state.nextCursor === null) return
    setMore('loading')
    const search = new URLSearchParams({ post: postId, cursor: state.nextCursor })
    try {
      const response = await fetch(`/resources/comments?${search}`)
      if (!response.ok) throw new Error(String(response.status))
      const next = (await response.json()) as State
      const known = new Set(state.items.map(({ id }) => id))
      const added = next.items.filter(({ id }) => !known.has(id))
      arrived.current = added[0]?.id ?? null
      setState((now) => ({ items: [...now.items, ...added], nextCursor: next.nextCursor }))
      setMore('idle')
    } catch {
      setMore('failed')
    }
  }

  async function remove(comment: ShownComment) {
    const { id } = comment
    const place = state.items.findIndex((known) => known.id === id)
    const next = state.items[place + 1]?.id ?? state.items[place - 1]?.id
    const fail = (text: string, onPress: () => void) =>
      say({ text, tone: 'error', action: { label: t('again'), onPress } })
    const undo = async () => {
      say(null)
      const sent = await send('/resources/comments', { intent: 'restore', id })
      if (sent.ok) {
        put(comment)
        onCount(1)
      } else fail(t('undoFailed'), undo)
    }
    setState((now) => ({ ...now, items: now.items.filter((known) => known.id !== id) }))
    onCount(-1)
    say({ text: t('deleted'), action: { label: t('undo'), onPress: undo } })
    requestAnimationFrame(() => document.getElementById(next ? `comment-${next}` : 'comments')?.focus())
    const sent = await send('/resources/comments', { intent: 'delete', id })
    if (sent.ok) return
    put(comment)
    onCount(1)
    fail(t('deleteFailed'), () => void remove(comment))
  }

  return { ...state, more, loadMore, put, remove }
}
