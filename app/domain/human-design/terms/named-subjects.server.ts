import { plainWords } from '../../text/search/search-words'
import { wordStem } from '../../text/search/word-stems.server'
import type { TypeCode } from './codes'
import { type Subject, SYNONYMS } from './synonyms'

export type NamedSubjects = {
  /** In the order they are named, each once. */
  subjects: Subject[]
  /** The first type among them, and the words beside its name, by which people of that type are narrowed down. */
  type: TypeCode | null
  otherWords: string[]
}

/** Shorter names of types are initials, which may be those of a person too: "MG Tarn". */
const SHORTEST_AMONG_OTHERS = 5
const LATIN = /^[a-z]+$/
const BY_NAME = new Map(
  SYNONYMS.flatMap(({ subject, names }) => names.map((name) => [keyOf(plainWords(name)), subject])),
)
const LONGEST_NAME = Math.max(...SYNONYMS.flatMap(({ names }) => names.map((name) => plainWords(name).length)))

/**
 * What of Human Design the words of a search name, in any case and number; of several names in one place the longest. A name of
 * one word counts where nothing else is typed, and the whole name of a type anywhere.
 */
export function namedSubjects(words: readonly string[]): NamedSubjects {
  const named: NamedSubjects = { subjects: [], type: null, otherWords: [...words] }
  for (let place = 0; place < words.length; ) {
    const { subject, length } = subjectAt(words, place)
    if (subject && !named.subjects.includes(subject)) named.subjects.push(subject)
    if (subject?.kind === 'types' && named.type === null) {
      named.type = subject.code
      named.otherWords = words.filter((_, at) => at < place || at >= place + length)
    }
    place += length
  }
  return named
}

function subjectAt(words: readonly string[], place: number): { subject: Subject | null; length: number } {
  for (let length = Math.min(LONGEST_NAME, words.length - place); length > 0; length--) {
    const subject = BY_NAME.get(keyOf(words.slice(place, place + length)))
    if (subject && (length > 1 || isNamedByOneWord(subject, words, place))) return { subject, length }
  }
  return { subject: null, length: 1 }
}

const isNamedByOneWord = (subject: Subject, words: readonly string[], place: number) =>
  words.length === 1 || (subject.kind === 'types' && words[place]!.length >= SHORTEST_AMONG_OTHERS)

function keyOf(words: readonly string[]) {
  return words.map((word) => (LATIN.test(word) ? singular(word) : (wordStem(word) ?? word))).join(' ')
}

/** English names bend no further, and a stem is too wide for them: that of "manifestor" is "manifest". */
function singular(word: string) {
  return word.replace(/ies$/, 'y').replace(/(?<=ss)es$|(?<=[^s])s$/, '')
}
