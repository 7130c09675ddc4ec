import { searchText } from './search-text'

/** A word as the full-text index tokenises texts: letters and digits with their marks. */
export const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

/** More words don't narrow a search down. */
const MOST_WORDS = 8
const LONGEST_WORD = 40

/** The words of a query, normalised for comparison; empty when it has only punctuation. */
export function searchWords(typed: string): string[] {
  return plainWords(typed)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD))
}

/** All words of a text, normalised the same way. */
export const plainWords = (text: string): string[] => searchText(text).match(WORD) ?? []

/** Whether a word matches a query; the last word of the query matches as a prefix, since it may be incomplete. */
export function isFoundBy(word: string, words: readonly string[]): boolean {
  const plain = searchText(word)
  return words.some((_, place) => isMeant(plain, words, place))
}

/** Whether the words of a text match every word of a query. */
export const holdsWords = (plain: readonly string[], words: readonly string[]) =>
  words.every((_, place) => plain.some((word) => isMeant(word, words, place)))

function isMeant(plain: string, words: readonly string[], place: number) {
  const wanted = words[place]!
  return place === words.length - 1 && isPrefix(wanted) ? plain.startsWith(wanted) : plain === wanted
}

/** A single letter is the prefix of too many words. */
export const isPrefix = (word: string) => word.length > 1
