import { useCallback, useMemo, useState } from 'react'
import type { ToastMessage } from '~/ui/toast'
import type { CardVerbs } from './post-card'
import { useShare } from './use-share'

/** What visitors can do with a post: share it. They sign in to like it. */
export function useVisitorActions() {
  const [toast, setToast] = useState<ToastMessage | null>(null)
  const { copy, share } = useShare(setToast)
  const verbs = useMemo<CardVerbs>(() => ({ share, menu: (post) => ({ copy: () => copy(post) }) }), [copy, share])
  const dismissToast = useCallback(() => setToast(null), [])
  return { verbs, toast, dismissToast }
}
