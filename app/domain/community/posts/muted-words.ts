import { searchText } from '../../text/search/search-text'

/** The form in which muted words are stored and compared. */
export const mutedWordKey = (word: string) => searchText(word.trim().replace(/\s+/g, ' '))

/**
 * Whether a text has one of these words, by their keys, as whole words: who mutes `art` still reads of hearts. What begins
 * or ends in a sign, like `#sale`, needs no border there.
 */
export function hasMutedWord(text: string, keys: readonly string[]): boolean {
  if (keys.length === 0) return false
  const searched = searchText(text).replace(/\s+/g, ' ')
  return keys.some((key) => key !== '' && hasWord(searched, key))
}

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}\p{M}_]/u.test(character)

function hasWord(text: string, word: string): boolean {
  const [first, last] = [[...word][0], [...word].at(-1)]
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = [...text.slice(Math.max(0, at - 2), at)].at(-1)
    const after = [...text.slice(at + word.length, at + word.length + 2)][0]
    if (!(isLetter(first) && isLetter(before)) && !(isLetter(last) && isLetter(after))) return true
  }
  return false
}
