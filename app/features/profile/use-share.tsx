import { useEffect, useState } from 'react'
import { useT } from '~/locales/use-t'
import { DoneNote } from '~/ui/states/done-note'

/** What became of the last copy: each answer is another object, so that the note about it shows anew. */
type CopyAnswer = { done: object | null; failed: string | null }

const NOTHING: CopyAnswer = { done: null, failed: null }

/** Passes the address of a profile on: by the clipboard, and by the device's share sheet where there is one. */
export function useShare({ username, fullName }: { username: string; fullName: string }) {
  const t = useT('public-profile')
  const [answer, setAnswer] = useState(NOTHING)
  const [hasSheet, setHasSheet] = useState(false)
  // Not the first state: the server does not know the device.
  useEffect(() => setHasSheet(typeof navigator.share === 'function'), [])
  const address = () => `${window.location.origin}/u/${username}`

  async function copy() {
    const url = address()
    setAnswer(NOTHING)
    try {
      await navigator.clipboard.writeText(url)
      setAnswer({ done: {}, failed: null })
    } catch {
      // Not permitted, or no secure address: the link itself is shown, to be copied by hand.
      setAnswer({ done: null, failed: url })
    }
  }

  async function share() {
    try {
      await navigator.share({ title: t('shareTitle', { name: fullName }), url: address() })
    } catch (error) {
      // The member closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }

  return { answer, hasSheet, copy, share }
}

/** Under the button that was pressed: the link is in the clipboard, or here it is, where it could not be put there. */
export function CopyNote({ answer: { done, failed }, className }: { answer: CopyAnswer; className: string }) {
  const t = useT('public-profile')
  return (
    <div className={`absolute top-full z-10 mt-1 w-max max-w-[min(24rem,80vw)] bg-ground ${className}`}>
      {failed === null ? (
        <DoneNote done={done}>{t('copied')}</DoneNote>
      ) : (
        <p role="alert" className="text-sm wrap-anywhere select-text">
          {t('copyFailed', { url: failed })}
        </p>
      )}
    </div>
  )
}
