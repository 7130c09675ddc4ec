import { TYPES, type TypeCode } from '~/domain/human-design/terms/codes'
import { holdsWords, plainWords } from '~/domain/text/search/search-words'
import { en } from '~/locales/en'
import { ru } from '~/locales/ru'

const NAMES = TYPES.map((type) => ({
  type,
  names: [en, ru].map(({ hd }) => plainWords(hd[`type.${type}`])),
}))

/** Fewer letters begin the names of people more often than those of types. */
const FEWEST_LETTERS = 3

/** The types that words may mean, in either language, the last word being typed still: "man" is two of them. */
export function namedTypes(words: readonly string[]): TypeCode[] {
  if (words.join('').length < FEWEST_LETTERS) return []
  return NAMES.filter(({ names }) => names.some((name) => holdsWords(name, words))).map(({ type }) => type)
}
