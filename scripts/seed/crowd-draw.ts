// What a crowd is made of, as expressions of the database over a row's number `i`: nothing is chosen by chance, so that a crowd
// written twice is the same.

const BIG = 2147483647
/** All of it happened in the years before this. */
export const UNTIL = Date.UTC(2026, 10, 1)
export const SPAN = 3 * 365 * 86_400_000

export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** A number from 0 up to 1 that belongs to `i` and a name: two multiplications of different period, kept in 31 bits. */
export function draw(name: string, i = 'i') {
  const salt = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 999_983, 7)
  return `(((((${i}) * ${1_103_515_245 + salt * 2} + ${salt}) % ${BIG}) * (((${i}) * 69069 + ${salt * 7}) % 65521 + 1)) % ${BIG} / ${BIG}.0)`
}

/** One of a list, by a number from 0 up to 1. */
export const pick = (words: readonly string[], drawn: string) =>
  `json_extract(${quoted(JSON.stringify(words))}, '$[' || CAST(${drawn} * ${words.length} AS INTEGER) || ']')`

/** The same, each with its share of a hundred; `expression` says the value itself. */
export function share(drawn: string, shares: readonly [value: string, percent: number][]) {
  let below = 0
  const cases = shares.map(([value, percent]) => {
    below += percent
    return `WHEN ${drawn} < ${below / 100} THEN ${value}`
  })
  return `CASE ${cases.join(' ')} ELSE ${shares[0]?.[0]} END`
}

/** A few come often, most seldom. */
export const few = (drawn: string) => `${drawn} * ${drawn} * ${drawn}`

const idOf = (kind: string, i: string) =>
  `printf('%08x-${kind}-8000-8000-%012x', ((${i}) * 2654435761 + 97) % 4294967296, ${i})`
export const memberId = (i = 'i') => idOf('c0de', i)
export const postId = (i = 'i') => idOf('b01d', i)
export const commentId = (i: string) => idOf('c033', i)

/** When number `i` of so many came: a site that grows, four times as much a day at its end as at its beginning. */
export const cameAt = (all: string, i = 'i') =>
  `(${UNTIL - SPAN} + CAST((${i}) * 1.0 / ${all} * (1.6 - 0.6 * (${i}) / ${all}) * ${SPAN} AS INTEGER))`

/** One of the members who were there when post `i` was written; a few of them often. */
export const memberThen = (drawn: string) => `CAST(${drawn} * (i * 1.0 / $posts) * $members AS INTEGER)`
