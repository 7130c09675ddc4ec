import { type FormEvent, type ReactNode, useState } from 'react'
import { loadWords } from '~/locales/dictionaries'
import type { Language } from '~/locales/language'
import { useLanguage } from '~/locales/use-t'
import { memberHere } from '~/platform/live/one-member'
import { unsentMark } from '~/platform/live/outbox-mark'

type Props = {
  children: ReactNode
  /** A referral code to come back to registration with, instead of going to the sign-in page. */
  referralCode?: string
  /** Whoever presses has been told that what is not sent is forgotten. */
  isAsked?: boolean
  className?: string
}

/**
 * Signs out by a plain form, so it works without scripts and the browser loads the next page whole. Put a submit button in.
 * The browser's store is emptied; where messages wait in it, whoever presses is asked first.
 */
export function SignOutForm({ children, referralCode, isAsked, className }: Props) {
  const language = useLanguage()
  const [question, setQuestion] = useState<ReactNode>(null)

  const askFirst = (event: FormEvent<HTMLFormElement>) => {
    const memberId = memberHere()
    if (isAsked || memberId === null || unsentMark(memberId) === null) return emptyStores(language)
    event.preventDefault()
    const form = event.currentTarget
    const leave = () => {
      emptyStores(language)
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
    // Not even the question comes without a connection, and no answer that would empty anything.
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
 * Empties what pages keep in this browser, but for the language, which is not the member's but the browser's. Not without a
 * connection, when nobody is signed out and what was typed would be lost for nothing.
 */
function emptyStores(language: Language) {
  // The hub hears that the session is over before the answer is here: it must not lead elsewhere meanwhile.
  document.documentElement.dataset.leaving = ''
  if (!navigator.onLine) return
  try {
    localStorage.clear()
    sessionStorage.clear()
    localStorage.setItem('language', language)
  } catch {
    // A browser that keeps no store has nothing to empty.
  }
}
