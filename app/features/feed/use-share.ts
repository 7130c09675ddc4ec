import { useMemo, useRef } from 'react'
import { useT } from '~/locales/use-t'
import type { ToastMessage } from '~/ui/toast'
import { postPath } from './feed-address'

/** Passes on the address of a post: by the device's own dialog where there is one, or by the clipboard. */
export function useShare(say: (toast: ToastMessage) => void) {
  const t = useT('feed')
  const words = useRef(t)
  words.current = t
  return useMemo(() => {
    async function copy({ id }: { id: string }) {
      const url = window.location.origin + postPath(id)
      try {
        await navigator.clipboard.writeText(url)
        say({ text: words.current('copied') })
      } catch {
        // Not permitted, or no secure address: the link itself is shown, to be copied by hand.
        say({ text: url })
      }
    }

    async function share(post: { id: string }) {
      if (typeof navigator.share !== 'function') return copy(post)
      const url = window.location.origin + postPath(post.id)
      // Whoever closes the dialog has changed their mind.
      await navigator.share({ url }).catch(() => undefined)
    }

    return { copy, share }
  }, [say])
}
