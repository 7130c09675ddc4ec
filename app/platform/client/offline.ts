import { dateFormat } from '../../locales/date-format'
import { offline as en } from '../../locales/en/offline'
import type { Language } from '../../locales/language'
import { offline as ru } from '../../locales/ru/offline'
import { type Params, translate } from '../../locales/translate'

// What the site, its pages and the service worker say to each other, and the words of pages that are read offline.

/**
 * Says of a page whose it is: the id of the member who is signed in, or `NOBODY`. By it the service worker tells whether what
 * it keeps for reading offline belongs to whoever uses the browser now.
 */
export const MEMBER_HEADER = 'X-Member'

/** Says when the session of that member ends if it isn't used again, in milliseconds: no copy of the page outlives it. */
export const MEMBER_UNTIL_HEADER = 'X-Member-Until'

/** Of a page that was made for a visitor. */
export const NO_MEMBER = 'none'

/** What a page of members tells the service worker of itself, so that it can be kept for reading offline. */
export type PageReport = {
  address: string
  /** Whom a conversation is with; empty elsewhere. */
  title: string
  /** The files it has loaded so far. */
  assets: string[]
}

export { type Language, toLanguage } from '../../locales/language'

const WORDS = { en, ru }

/** The words of what the service worker says: it has both languages, since offline it can ask for neither. */
export const offlineText = (language: Language, key: keyof typeof en, params?: Params) =>
  translate(WORDS[language], language, key, params)

/** A moment as a person reads it, by the clock of the device. */
export function offlineTime(language: Language, at: number): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return dateFormat(language, timeZone, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}
