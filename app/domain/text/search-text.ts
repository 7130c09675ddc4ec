import { plainLetters } from './plain-letters'

const ASCII = /^[\0-\x7f]*$/
/** The search index marks stems by one of these, so texts must not contain them. */
const PRIVATE_USE = /\p{Co}/gu
/** In these scripts a mark changes how a letter sounds; in Cyrillic `й` is a letter of its own, elsewhere marks are vowels. */
const MARKED = /([\p{Script=Latin}\p{Script=Greek}])\p{Mn}+/gu

/**
 * A text as it is looked for, stored and typed alike: one width of letters, no upper case, Latin and Greek letters without
 * marks, `ё` as `е`. SQLite folds ASCII only, and its full-text index takes `й` apart when it is written as two characters.
 */
export function searchText(text: string): string {
  const lower = text.normalize('NFKC').replace(PRIVATE_USE, '').toLowerCase()
  if (ASCII.test(lower)) return lower
  const unmarked = lower.normalize('NFD').replace(MARKED, '$1').normalize('NFC')
  return plainLetters(unmarked).replaceAll('ё', 'е')
}
