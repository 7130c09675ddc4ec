import { plainLetters } from '../../text/search/search-text'

const onlyPlain = /^[a-z0-9 ]*$/

/**
 * The form in which place names are stored for search and compared: NFKC, lower case, without diacritics (ё = е,
 * й = и, ü = u), everything that is neither letter nor digit one space. Both the index and the query use it.
 */
export function normalisePlaceName(name: string): string {
  const lower = name.normalize('NFKC').toLowerCase()
  const plain = onlyPlain.test(lower) ? lower : plainLetters(lower.normalize('NFD').replace(/\p{M}+/gu, ''))
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

const searchable = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{N} ]+$/u
const apostrophes = /[\p{L}]['’‘ʼʻ`´ʹ′]/u

/**
 * The keys under which one spelling is found: none for scripts other than Latin and Cyrillic; with an apostrophe inside
 * both "khar kov" and "kharkov", since people leave it out.
 */
export function placeNameKeys(name: string): string[] {
  const key = normalisePlaceName(name)
  if (!searchable.test(key)) return []
  if (!apostrophes.test(name)) return [key]
  return [...new Set([key, normalisePlaceName(name.replace(/['’‘ʼʻ`´ʹ′]/gu, ''))])]
}
