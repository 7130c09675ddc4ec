import { searchText } from '~/domain/text/search-text'

export type TextMatch = { text: string; isFound: boolean }

/** Characters that stand before the first find. */
const BEFORE = 30

/**
 * A text in parts, those that a search found and those between, by the rule of the search; cut at the front so that the first
 * find is in sight. What was not found comes back whole.
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

/** The folded text, and for each of its places the place in the text it came from. */
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

/** Where the next word begins, so that a cut text does not begin inside one. */
function wordAfter(text: string, from: number) {
  const space = text.indexOf(' ', from - 1)
  return space >= 0 && space < from + BEFORE - 1 ? space + 1 : from
}
