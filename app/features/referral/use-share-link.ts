import { type RefObject, useEffect, useState } from 'react'

const COPIED_MILLISECONDS = 3000

/** What became of the last copy: `copied` for three seconds, `refused` until the next one. */
type CopyState = 'idle' | 'copied' | 'refused'

/**
 * Passes a link on: by the clipboard, and by the device's share sheet where there is one. Where the clipboard is refused, the
 * text of `field` is selected, to be copied by hand.
 */
export function useShareLink(link: string, title: string, field: RefObject<HTMLInputElement | null>) {
  const [copy, setCopy] = useState<{ state: CopyState }>({ state: 'idle' })
  const [hasSheet, setHasSheet] = useState(false)
  // Not the first state: the server does not know the device.
  useEffect(() => setHasSheet(typeof navigator.share === 'function'), [])
  useEffect(() => {
    if (copy.state !== 'copied') return
    const timer = setTimeout(() => setCopy({ state: 'idle' }), COPIED_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [copy])

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(link)
      setCopy({ state: 'copied' })
    } catch {
      field.current?.select()
      setCopy({ state: 'refused' })
    }
  }

  async function share() {
    try {
      await navigator.share({ title, url: link })
    } catch (error) {
      // Whoever closes the sheet has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink()
    }
  }

  return { copied: copy.state, hasSheet, copyLink, share }
}
