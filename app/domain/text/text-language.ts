/** The languages of the site. */
export type TextLanguage = 'en' | 'ru'

/**
 * The language of a text that a member wrote, by its script, for the attribute `lang`: Russian with any Cyrillic letter, since a
 * Russian text often holds Latin names, terms and links and an English one seldom a Russian word; else English with any Latin
 * letter; undefined without either. The column `posts.language` has the same rule in SQL.
 */
export function textLanguage(text: string): TextLanguage | undefined {
  if (/[а-яё]/i.test(text)) return 'ru'
  return /[a-z]/i.test(text) ? 'en' : undefined
}
