import { apiReference as en } from '../../locales/en/api-reference'
import type { Language } from '../../locales/language'
import { apiReference as ru } from '../../locales/ru/api-reference'
import { type Key, translate } from '../../locales/translate'

// By themselves: the worker that answers programs has no other words of the site in it.
const WORDS: Record<Language, Record<string, string>> = { en, ru }

/** Names of fields and headers, which are the same in every language. */
const NAMES = {
  activeGates: 'activeGates',
  utcOffsetSeconds: 'utcOffsetSeconds',
  header: 'Authorization: Bearer hds_…',
}

export type ReferenceWords = (key: Key<'api-reference'>) => string

/** The words that describe the public API in a language. */
export const referenceWords =
  (language: Language): ReferenceWords =>
  (key) =>
    translate(WORDS[language], language, key, NAMES)
