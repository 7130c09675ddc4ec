import type { TextLanguage } from '../text/text-language'

type Reader = { language: TextLanguage; readsLanguages: readonly TextLanguage[] | null }

/** The languages a member reads: those they chose, else that of their pages. */
export const languagesRead = ({ language, readsLanguages }: Reader): readonly TextLanguage[] =>
  readsLanguages ?? [language]

/** The language that lists prefer for a member; null where they read both. */
export function preferredLanguage(reader: Reader): TextLanguage | null {
  const [first = null, ...others] = languagesRead(reader)
  return others.length === 0 ? first : null
}

/** Where a member chooses them. */
export const READING_LANGUAGES_PATH = '/app/settings?tab=personal#reading-languages'
