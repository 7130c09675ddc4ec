import type { SearchedKind } from '../community/searched-kinds'
import { isPrefix } from './search-words'

/** In which columns of the index a word must stand. */
export type SearchColumns = 'title' | 'title body'

/**
 * What the full-text index is asked for, by the words of `searchWords`, one at least: each must stand there, the last one as a
 * beginning. They are quoted, and none holds a quote, so that nothing typed is an operator of the index or a mistake in it.
 */
export function fullTextQuery(kind: SearchedKind, words: readonly string[], columns: SearchColumns = 'title body') {
  const last = words.length - 1
  const terms = words.map((word, place) => (place === last && isPrefix(word) ? `"${word}"*` : `"${word}"`))
  return `kind : "${kind}" AND {${columns}} : (${terms.join(' AND ')})`
}
