import type { SearchedKind } from '../../community/search/searched-kinds'
import { nominatives } from './name-forms'
import { isPrefix } from './search-words'
import { stemToken, wordStem } from './word-stems.server'

/** In which columns of the index a word must stand. */
export type SearchColumns = 'title' | 'title body'

/** `exact`: the words as they are typed, the last one as a beginning; `any`: also in another form of the same word. */
type WordMatch = 'exact' | 'any'

/**
 * What the full-text index is asked for, by the words of `searchWords`, one at least: each must stand there, the last one as a
 * beginning. They are quoted, and none holds a quote, so that nothing typed is an operator of the index or a mistake in it.
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

/** All the words in the names or texts of a member, for the directory. */
export const memberTerms = (words: readonly string[]) =>
  `{title body} : (${words.map((_, place) => memberTerm(words, place)).join(' AND ')})`

/** A word of a member's texts as the index of the directory is asked for it: as typed, as a name in another case, or by its stem. */
export const memberTerm = (words: readonly string[], place: number) =>
  eitherOf(exactTerm(words, place), formsOf('member', words[place]!, 'title body'))

function exactTerm(words: readonly string[], place: number) {
  const word = words[place]!
  return place === words.length - 1 && isPrefix(word) ? `"${word}"*` : `"${word}"`
}

/** All the words in the names of a member, for the directory, which holds nothing but members. */
export const nameTerms = (words: readonly string[]) =>
  `title : (${words.map((word, place) => eitherOf(exactTerm(words, place), formsOf('member', word, 'title'))).join(' AND ')})`

/** Names of people are found by their cases and not by stems, which stand in the body. */
function formsOf(kind: SearchedKind, word: string, columns: SearchColumns): string[] {
  const stem = columns === 'title' ? null : wordStem(word)
  return [
    ...(kind === 'member' ? nominatives(word).map((form) => `title : "${form}"`) : []),
    ...(stem ? [`body : "${stemToken(stem)}"`] : []),
  ]
}

const eitherOf = (exact: string, forms: readonly string[]) =>
  forms.length > 0 ? `(${[exact, ...forms].join(' OR ')})` : exact
