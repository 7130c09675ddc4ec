import { stemmer as russianStem } from '@orama/stemmers/russian'
import { stem as englishStem } from 'porter2'

const CYRILLIC = /^[а-я]+$/
const LATIN = /^[a-z]+$/
/** Shorter words are mostly names and abbreviations, and their stems match too many words. */
const SHORTEST_WORD = 4
const SHORTEST_STEM = 3
/** A private-use character: the index treats it as a letter, and `searchText` removes it from all texts. */
const MARK = '\uE000'

/**
 * The stem of a word in the form of `plainWords`, by Snowball's English and Russian algorithms; null for words of other
 * scripts, numbers and words too short for one.
 */
export function wordStem(word: string): string | null {
  if (word.length < SHORTEST_WORD) return null
  const stem = CYRILLIC.test(word) ? russianStem(word) : LATIN.test(word) ? englishStem(word) : ''
  return stem.length < SHORTEST_STEM ? null : stem
}

/** A stem as the full-text index stores it beside the words: marked, so that no word equals it. */
export const stemToken = (stem: string) => `${MARK}${stem}`

/** The marked stems of words, without duplicates, in the order of the words. */
export function stemTokens(words: readonly string[]): string[] {
  const stems = new Set(words.map(wordStem))
  return [...stems].flatMap((stem) => (stem ? [stemToken(stem)] : []))
}
