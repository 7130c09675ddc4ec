import { type FormEvent, type ReactNode, useState } from 'react'
import { loadWords } from '~/locales/dictionaries'
import type { Language } from '~/locales/language'
import { useLanguage } from '~/locales/use-t'
import { memberHere, unsentMark } from '~/platform/client/member-marks'
import { clearOtherTabs } from './use-session-across-tabs'

type Props = {
  children: ReactNode
  /** A referral code to come back to registration with, instead of going to the sign-in page. */
  referralCode?: string
  /** The member has already confirmed that unsent messages are deleted. */
  isConfirmed?: boolean
  className?: string
}

/**
 * Signs out by a plain form around a submit button, so it works without scripts and the browser loads a whole new page.
 * Clears the browser's storage; with unsent messages in it, asks first.
 */
export function SignOutForm({ children, referralCode, isConfirmed, className }: Props) {
  const language = useLanguage()
  const [question, setQuestion] = useState<ReactNode>(null)

  const askFirst = (event: FormEvent<HTMLFormElement>) => {
    const memberId = memberHere()
    if (isConfirmed || memberId === null || unsentMark(memberId) === null) return clearStorage(language)
    event.preventDefault()
    const form = event.currentTarget
    const leave = () => {
      clearStorage(language)
      form.submit()
    }
    const ask = async () => {
      const [{ countUnsent, UnsentQuestion }] = await Promise.all([
        import('./unsent-question'),
        loadWords(language, 'palette'),
      ])
      const count = await countUnsent(memberId)
      if (count === 0) return leave()
      setQuestion(<UnsentQuestion count={count} onLeave={leave} onStay={() => setQuestion(null)} />)
    }
    // Offline the dialog can't load; the form then fails without clearing anything.
    ask().catch(leave)
  }

  return (
    <>
      <form method="post" action="/resources/sign-out" className={className} onSubmit={askFirst}>
        {referralCode ? <input type="hidden" name="ref" value={referralCode} /> : null}
        {children}
      </form>
      {question}
    </>
  )
}

/**
 * Clears what pages store in this browser, except the language, which belongs to the browser. Does nothing offline, since then
 * nobody is signed out and drafts would be lost.
 */
function clearStorage(language: Language) {
  // The hub reports the end of the session before the response arrives, and must not redirect meanwhile.
  document.documentElement.dataset.leaving = ''
  if (!navigator.onLine) return
  try {
    localStorage.clear()
    sessionStorage.clear()
    clearOtherTabs()
    localStorage.setItem('language', language)
  } catch {
    // Storage is unavailable, so there is nothing to clear.
  }
}
