import { searchText } from '~/domain/text/search/search-text'

export type TextMatch = { text: string; isFound: boolean }

/** Characters before the first match. */
const BEFORE = 30

/**
 * Splits a text into matches and the parts between them, by the rules of the search. The beginning is cut so that the first
 * match is visible. Without a match the text stays whole.
 */
export function highlightMatches(text: string, looked: string): TextMatch[] {
  const { folded, at } = foldedWithPlaces(text)
  const wanted = searchText(looked)
  const parts: TextMatch[] = []
  let done = 0
  for (let from = folded.indexOf(wanted); wanted && from >= 0; from = folded.indexOf(wanted, from + wanted.length)) {
    const start = at[from]!
    const end = at[from + wanted.length] ?? text.length
    if (start < done) continue
    const first = parts.length === 0 && start > BEFORE
    parts.push({
      text: first ? `…${text.slice(wordAfter(text, start - BEFORE), start)}` : text.slice(done, start),
      isFound: false,
    })
    parts.push({ text: text.slice(start, end), isFound: true })
    done = end
  }
  parts.push({ text: text.slice(done), isFound: false })
  return parts.filter((part) => part.text !== '')
}

/** The folded text, and for each of its indices the index in the original. */
function foldedWithPlaces(text: string) {
  let folded = ''
  const at: number[] = []
  let place = 0
  for (const character of text) {
    const plain = searchText(character)
    for (let i = 0; i < plain.length; i++) at.push(place)
    folded += plain
    place += character.length
  }
  at.push(text.length)
  return { folded, at }
}

/** Where the next word begins, so that the cut is not inside a word. */
function wordAfter(text: string, from: number) {
  const space = text.indexOf(' ', from - 1)
  return space >= 0 && space < from + BEFORE - 1 ? space + 1 : from
}
