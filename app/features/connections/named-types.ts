import { TYPES, type TypeCode } from '~/domain/human-design/terms/codes'
import { holdsWords, plainWords } from '~/domain/text/search/search-words'
import { en } from '~/locales/en'
import { ru } from '~/locales/ru'

const NAMES = TYPES.map((type) => ({
  type,
  names: [en, ru].map(({ hd }) => plainWords(hd[`type.${type}`])),
}))

/** Shorter input matches people's names more often than types. */
const FEWEST_LETTERS = 3

/** The types whose name in either language matches the words, the last one as a prefix. */
export function namedTypes(words: readonly string[]): TypeCode[] {
  if (words.join('').length < FEWEST_LETTERS) return []
  return NAMES.filter(({ names }) => names.some((name) => holdsWords(name, words))).map(({ type }) => type)
}
