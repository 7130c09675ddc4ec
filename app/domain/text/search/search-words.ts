import { searchText } from './search-text'

/** As the full-text index cuts texts into words: letters and figures, with the marks on them. */
export const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

/** More words than these narrow nothing down. */
const MOST_WORDS = 8
const LONGEST_WORD = 40

/** What is looked for, word by word, in the form words are compared in; none in a text of signs alone. */
export function searchWords(typed: string): string[] {
  return plainWords(typed)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD))
}

/** The words of a text in that form, all of them. */
export const plainWords = (text: string): string[] => searchText(text).match(WORD) ?? []

/** Whether a word of a text is one that was looked for; the last one may still be being typed. */
export function isFoundBy(word: string, words: readonly string[]): boolean {
  const plain = searchText(word)
  return words.some((_, place) => isMeant(plain, words, place))
}

/** Whether a text, by its words, holds every word that was looked for. */
export const holdsWords = (plain: readonly string[], words: readonly string[]) =>
  words.every((_, place) => plain.some((word) => isMeant(word, words, place)))

function isMeant(plain: string, words: readonly string[], place: number) {
  const wanted = words[place]!
  return place === words.length - 1 && isPrefix(wanted) ? plain.startsWith(wanted) : plain === wanted
}

/** One letter begins far too many words. */
export const isPrefix = (word: string) => word.length > 1
