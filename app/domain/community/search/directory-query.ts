import type { TypeCode } from '../../human-design/terms/codes'
import { memberTerm, nameTerms } from '../../text/search/full-text-query'
import type { DirectoryFilters } from './directory-filters'

// What the full-text table of the directory is asked. A fact stands there as a letter for who may find the member by it, a
// letter for what it is, and its code; the migration that makes the table says which.

/** `open`: what every member may know; `connections`: what those connected with them may, where that is more. */
export type DirectoryCircle = 'open' | 'connections'

const CIRCLE_LETTER: Record<DirectoryCircle, string> = { open: 'o', connections: 'c' }

/** A word that was typed, and the types it may be the name of, or the beginning of the name. */
export type DirectoryWord = { word: string; types: readonly TypeCode[] }

export type DirectoryQuery = {
  words: readonly DirectoryWord[]
  filters: DirectoryFilters
  /** The halves that would complete the viewer's channels, for the filter `completes`. */
  wantedHalves: readonly number[]
  /** Without the members whose names hold all these words. */
  exceptNamed?: readonly string[]
}

/** The members of one circle whom everything fits. Words are quoted and hold letters and figures alone: none is an operator. */
export function directoryMatch(circle: DirectoryCircle, query: DirectoryQuery): string {
  const { words, filters, wantedHalves, exceptNamed } = query
  const letter = CIRCLE_LETTER[circle]
  const facts = [
    ['all'],
    ...wantedFacts(filters),
    ...(filters.completes ? [wantedHalves.map((half) => `h${half}`)] : []),
  ]
  const found = [
    ...facts.map((any) => among(letter, any)),
    ...words.map((word, place) => said(letter, word, place, words)),
  ].join(' AND ')
  return exceptNamed ? `(${found}) NOT (${nameTerms(exceptNamed)})` : found
}

/** Each list must match; within a list, any fact does. */
function wantedFacts({
  type,
  authority,
  profile,
  definition,
  center,
  gate,
  channel,
  language,
  country,
  isVerified,
  isPractitioner,
}: DirectoryFilters) {
  const fact = (letter: string, code: string | number | null) => (code === null ? [] : [[letter + plainCode(code)]])
  return [
    ...fact('t', type),
    ...fact('a', authority),
    ...fact('p', profile?.replace('/', '') ?? null),
    ...fact('d', definition),
    ...fact('c', center),
    ...fact('g', gate),
    ...fact('k', channel?.replace('-', 'x') ?? null),
    ...fact('l', language),
    ...fact('n', country),
    ...(isVerified ? [['v']] : []),
    ...(isPractitioner ? [['w']] : []),
  ]
}

const plainCode = (code: string | number) => String(code).replaceAll('_', '')

/** An empty list matches no one: a viewer without a channel to complete finds no members. */
const among = (letter: string, facts: readonly string[]) =>
  `facts : (${(facts.length > 0 ? facts : ['nothing']).map((fact) => `"${letter}${fact}"`).join(' OR ')})`

function said(letter: string, { types }: DirectoryWord, place: number, words: readonly DirectoryWord[]) {
  const term = memberTerm(
    words.map(({ word }) => word),
    place,
  )
  const inText = `{title body} : ${term}`
  return types.length === 0
    ? inText
    : `(${inText} OR ${among(
        letter,
        types.map((type) => `t${plainCode(type)}`),
      )})`
}
