import type { SearchedKind } from '../../community/search/searched-kinds'
import { nominatives } from './name-forms'
import { isPrefix } from './search-words'
import { stemToken, wordStem } from './word-stems.server'

/** The columns of the index in which a word must occur. */
export type SearchColumns = 'title' | 'title body'

/** `exact`: the words as typed, the last one as a prefix; `any`: other forms of the same word too. */
type WordMatch = 'exact' | 'any'

/**
 * The FTS5 query for the words of `searchWords`, at least one: all must occur, the last one as a prefix. They are quoted and
 * contain no quotes, so that nothing typed is an operator or a syntax error.
 */
export function fullTextQuery(
  kind: SearchedKind,
  words: readonly string[],
  columns: SearchColumns = 'title body',
  match: WordMatch = 'any',
) {
  const terms = words.map((_, place) => {
    const exact = exactTerm(words, place)
    return match === 'exact' ? exact : eitherOf(exact, formsOf(kind, words[place]!, columns))
  })
  return `kind : "${kind}" AND {${columns}} : (${terms.join(' AND ')})`
}

/** The query of the directory for members with all the words in their names or texts. */
export const memberTerms = (words: readonly string[]) =>
  `{title body} : (${words.map((_, place) => memberTerm(words, place)).join(' AND ')})`

/** The query of the directory for a word of a member's texts: as typed, as a name in another case, or by its stem. */
export const memberTerm = (words: readonly string[], place: number) =>
  eitherOf(exactTerm(words, place), formsOf('member', words[place]!, 'title body'))

function exactTerm(words: readonly string[], place: number) {
  const word = words[place]!
  return place === words.length - 1 && isPrefix(word) ? `"${word}"*` : `"${word}"`
}

/** The query of the directory for members with all the words in their names. */
export const nameTerms = (words: readonly string[]) =>
  `title : (${words.map((word, place) => eitherOf(exactTerm(words, place), formsOf('member', word, 'title'))).join(' AND ')})`

/** Names are matched by their grammatical cases, not by stems, which are in the body. */
function formsOf(kind: SearchedKind, word: string, columns: SearchColumns): string[] {
  const stem = columns === 'title' ? null : wordStem(word)
  return [
    ...(kind === 'member' ? nominatives(word).map((form) => `title : "${form}"`) : []),
    ...(stem ? [`body : "${stemToken(stem)}"`] : []),
  ]
}

const eitherOf = (exact: string, forms: readonly string[]) =>
  forms.length > 0 ? `(${[exact, ...forms].join(' OR ')})` : exact
