import type { DirectoryWord } from '~/domain/community/search/directory-query'
import { TYPES } from '~/domain/human-design/terms/codes'
import { synonymsOf } from '~/domain/human-design/terms/synonyms'
import { plainWords, searchWords } from '~/domain/text/search/search-words'
import { LANGUAGES } from '~/locales/language'
import { translator } from '~/platform/server/i18n.server'

/** Fewer letters begin too many words to mean a type. */
const LETTERS_OF_A_TYPE = 3

let known: { type: (typeof TYPES)[number]; words: string[] }[] | undefined

/** What is looked for word by word, and which types a word may be the name of: "projector" finds those who are, too. */
export function directoryWords(typed: string): DirectoryWord[] {
  known ??= TYPES.map((type) => ({
    type,
    words: [
      ...LANGUAGES.flatMap((language) => plainWords(translator(language, 'member-card')(`type.${type}`))),
      ...synonymsOf({ kind: 'types', code: type }).filter((name) => !name.includes(' ')),
    ],
  }))
  const words = searchWords(typed)
  return words.map((word, place) => {
    const isLast = place === words.length - 1
    const isMeant = (name: string) =>
      name === word || (isLast && word.length >= LETTERS_OF_A_TYPE && name.startsWith(word))
    return { word, types: known!.filter(({ words }) => words.some(isMeant)).map(({ type }) => type) }
  })
}
