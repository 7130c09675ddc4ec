import { searchText } from './search-text'
import { isFoundBy, searchWords, WORD } from './search-words'

type FoundPart = { text: string; isFound: boolean }

/** Characters shown before the first match. */
const BEFORE = 60

/**
 * Splits a text into the words that a search matched, as typed or in one of the other `forms` (normalised by `searchText`), and
 * the text between them. Cut at the front so that the first match is visible; without a match the text is returned whole.
 */
export function foundWords(written: string, typed: string, forms: readonly string[] = []): FoundPart[] {
  const text = written.normalize('NFC')
  const words = searchWords(typed)
  const parts: FoundPart[] = []
  let done = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isFoundBy(word, words) && !forms.includes(searchText(word))) continue
    const from = parts.length === 0 ? beginning(text, index) : done
    if (index > from) parts.push({ text: `${from > done ? '…' : ''}${text.slice(from, index)}`, isFound: false })
    parts.push({ text: word, isFound: true })
    done = index + word.length
  }
  if (done < text.length) parts.push({ text: text.slice(done), isFound: false })
  return parts
}

/** The start of a word from which the excerpt shows the match at `index`. */
function beginning(text: string, index: number): number {
  if (index <= BEFORE) return 0
  const space = text.indexOf(' ', index - BEFORE - 1)
  return space >= 0 && space < index ? space + 1 : index
}
