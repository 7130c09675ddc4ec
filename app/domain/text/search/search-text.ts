const ASCII = /^[\0-\x7f]*$/
/** The search index marks stems by one of these, so texts must not contain them. */
const PRIVATE_USE = /\p{Co}/gu
/** Marks are dropped in these scripts only: in Cyrillic `й` is a letter of its own, in other scripts marks are vowels. */
const MARKED = /([\p{Script=Latin}\p{Script=Greek}])\p{Mn}+/gu

/**
 * Normalises stored and typed text for search: NFKC, lower case, Latin and Greek letters without marks, `ё` as `е`. SQLite folds
 * ASCII only, and its full-text index splits a decomposed `й`.
 */
export function searchText(text: string): string {
  const lower = text.normalize('NFKC').replace(PRIVATE_USE, '').toLowerCase()
  if (ASCII.test(lower)) return lower
  const unmarked = lower.normalize('NFD').replace(MARKED, '$1').normalize('NFC')
  return plainLetters(unmarked).replaceAll('ё', 'е')
}

/** Latin letters that Unicode doesn't decompose into a base letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ə: 'e',
  ǝ: 'e',
  ƿ: 'w',
}
const WHOLE = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')

/** Replaces these letters in a lower-case text by what people type without a key for them. */
export const plainLetters = (text: string) => text.replace(WHOLE, (letter) => PLAIN[letter] ?? letter)
