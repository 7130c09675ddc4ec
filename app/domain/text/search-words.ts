import { searchText } from './search-text'

/** As the full-text index cuts texts into words: letters and figures, with the marks on them. */
export const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

/** More words than these narrow nothing down. */
const MOST_WORDS = 8
const LONGEST_WORD = 40

/** What is looked for, word by word, in the form words are compared in; none in a text of signs alone. */
export function searchWords(typed: string): string[] {
  const words = searchText(typed).match(WORD) ?? []
  return words.slice(0, MOST_WORDS).map((word) => word.slice(0, LONGEST_WORD))
}

/** Whether a word of a text is one that was looked for; the last one may still be being typed. */
export function isFoundBy(word: string, words: readonly string[]): boolean {
  const plain = searchText(word)
  return words.some((wanted, place) =>
    place === words.length - 1 && isPrefix(wanted) ? plain.startsWith(wanted) : plain === wanted,
  )
}

/** One letter begins far too many words. */
export const isPrefix = (word: string) => word.length > 1
