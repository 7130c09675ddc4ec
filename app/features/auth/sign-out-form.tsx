import type { ReactNode } from 'react'
import { useLanguage } from '~/locales/use-t'

type Props = {
  children: ReactNode
  /** A referral code to come back to registration with, instead of going to the sign-in page. */
  referralCode?: string
  className?: string
}

/**
 * Signs out by a plain form, so it works without scripts and the browser loads the next page whole. Put a submit button in.
 * The browser's store is emptied, but for the language, which is not the member's but the browser's.
 */
export function SignOutForm({ children, referralCode, className }: Props) {
  const language = useLanguage()
  return (
    <form
      method="post"
      action="/resources/sign-out"
      className={className}
      onSubmit={() => {
        // The hub hears that the session is over before the answer is here: it must not lead elsewhere meanwhile.
        document.documentElement.dataset.leaving = ''
        try {
          localStorage.clear()
          sessionStorage.clear()
          localStorage.setItem('language', language)
        } catch {
          // A browser that keeps no store has nothing to empty.
        }
      }}
    >
      {referralCode ? <input type="hidden" name="ref" value={referralCode} /> : null}
      {children}
    </form>
  )
}
