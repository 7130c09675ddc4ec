import { useCallback, useMemo, useRef, useState } from 'react'
import { useT } from '~/locales/use-t'
import type { ToastMessage } from '~/ui/overlays/toast'
import { postPath } from './feed-address'
import type { CardActions } from './post/post-card'

/** Shares the address of a post by the device's dialog, or copies it. */
export function useShare(showToast: (toast: ToastMessage) => void) {
  const t = useT('feed')
  const words = useRef(t)
  words.current = t
  return useMemo(() => {
    async function copy({ id }: { id: string }) {
      const url = window.location.origin + postPath(id)
      try {
        await navigator.clipboard.writeText(url)
        showToast({ text: words.current('copied') })
      } catch {
        // Not permitted, or no secure context: shows the link to copy by hand.
        showToast({ text: url })
      }
    }

    async function share(post: { id: string }) {
      if (typeof navigator.share !== 'function') return copy(post)
      const url = window.location.origin + postPath(post.id)
      // Closing the dialog rejects.
      await navigator.share({ url }).catch(() => undefined)
    }

    return { copy, share }
  }, [showToast])
}

/** What visitors can do with a post: share it, or copy its link. */
export function useVisitorActions() {
  const [toast, setToast] = useState<ToastMessage | null>(null)
  const { copy, share } = useShare(setToast)
  const actions = useMemo<CardActions>(() => ({ share, menu: (post) => ({ copy: () => copy(post) }) }), [copy, share])
  const dismissToast = useCallback(() => setToast(null), [])
  return { actions, toast, dismissToast }
}
