import type { SearchedKind } from '../community/searched-kinds'
import { isPrefix, searchWords } from './search-words'

/** In which columns of the index a word must stand. */
export type SearchColumns = 'title' | 'title body'

/**
 * What the full-text index is asked for: every word must stand there, the last one as a beginning. Each is quoted, and none
 * holds a quote, so that nothing typed is an operator of the index and no query is a mistake. Null: nothing to look for.
 */
export function fullTextQuery(kind: SearchedKind, typed: string, columns: SearchColumns = 'title body'): string | null {
  const words = searchWords(typed)
  const last = words.length - 1
  if (last < 0) return null
  const terms = words.map((word, place) => (place === last && isPrefix(word) ? `"${word}"*` : `"${word}"`))
  return `kind : "${kind}" AND {${columns}} : (${terms.join(' AND ')})`
}
