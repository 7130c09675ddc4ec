import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import { toLanguage } from '../../locales/language'
import { useRootData } from './root-data'

const STORE_KEY = 'language'

/**
 * Keeps the copy of the language in the browser's store. A stored value is reduced to `en` or `ru`; nothing stored means
 * `en` is stored. Where no choice is remembered by cookie yet, the stored one becomes the choice.
 */
export function useLanguageStore() {
  const root = useRootData()
  const { submit } = useFetcher()
  const language = root?.language
  const chosen = root?.languageChosen
  useEffect(() => {
    if (!language) return
    try {
      const stored = localStorage.getItem(STORE_KEY)
      const wanted = chosen || stored === null ? language : toLanguage(stored)
      localStorage.setItem(STORE_KEY, wanted)
      if (wanted !== language) submit({ language: wanted }, { method: 'post', action: '/resources/preferences' })
    } catch {
      // A browser that keeps no store still has the cookie.
    }
  }, [language, chosen, submit])
}
