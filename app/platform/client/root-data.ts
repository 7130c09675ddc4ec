import { useFetcher, useRouteLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import type { TypeCode } from '../../domain/human-design/terms/codes'
import { type Language, toLanguage } from '../../locales/language'

export type Theme = 'system' | 'light' | 'dark'

/** What the root loader tells every page. */
export type RootData = {
  /** Names this answer in the log. */
  requestId: string
  language: Language
  /** False until the visitor chose; then the copy in the browser's store may decide. */
  languageChosen: boolean
  /** A visitor's browser would rather read Russian, and they haven't chosen yet. */
  offersRussian: boolean
  theme: Theme
  /** The time zone of the page: the member's setting, else the device's; null before the device has reported it. */
  timeZone: string | null
  member: {
    id: string
    username: string
    fullName: string
    avatarUrl: string | null
    hdType: TypeCode | null
    isTimeUncertain: boolean
    isModerator: boolean
    isPremium: boolean
  } | null
}

/** What the root loader told this browser last. Never set on the server, where it would be somebody else's. */
let lastKnown: RootData | null = null

/**
 * The root loader's data; null only on a document that says the root itself failed. When a link leads to no answer at all,
 * the last known holds, so that the page which says so is in the visitor's language and theme.
 */
export function useRootData(): RootData | null {
  const data = useRouteLoaderData('root') as RootData | null
  if (typeof document === 'undefined') return data
  lastKnown = data ?? lastKnown
  return lastKnown
}

/** Whether the last known viewer is signed in, for modules, which run outside of React; null before hydration and on the server. */
export const isSignedIn = (): boolean | null => lastKnown && lastKnown.member !== null

/** The id of the answer this page was made from; undefined where there was none. */
export function useRequestId(): string | undefined {
  return (useRouteLoaderData('root') as RootData | null)?.requestId
}

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
