import type { Language } from '~/locales/language'

/**
 * Empties what pages keep in this browser, but for the language, which is not the member's but the browser's. Not without a
 * connection, when nobody is signed out and what was typed would be lost for nothing.
 */
export function emptyStores(language: Language) {
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
