import { nominatives } from './name-forms'
import { plainWords } from './search-words'
import { wordStem } from './word-stems.server'

/**
 * The words of found texts that are another form of a searched word (same stem, or the nominative of a name), without duplicates,
 * so that a page can highlight them.
 */
export function foundForms(texts: readonly (string | null)[], words: readonly string[]): string[] {
  const stems = new Set(words.flatMap((word) => wordStem(word) ?? []))
  const names = new Set(words.flatMap(nominatives))
  // A stem starts with the first letter of its word, so most words need no stemming.
  const firstLetters = new Set([...stems].map((stem) => stem[0]))
  const isForm = (word: string) => {
    if (names.has(word)) return true
    if (!firstLetters.has(word[0])) return false
    const stem = wordStem(word)
    return stem !== null && stems.has(stem)
  }
  return [...new Set(plainWords(texts.filter(Boolean).join('\n')))].filter(
    (word) => !words.includes(word) && isForm(word),
  )
}
