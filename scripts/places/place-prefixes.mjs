/** @typedef {[name: string, standing: number, rank: number]} NameRow */

/**
 * The order of the table of names.
 * @type {(a: NameRow, b: NameRow) => number}
 */
export const byName = ([a, aStanding, aRank], [b, bStanding, bRank]) =>
  a < b ? -1 : a > b ? 1 : aStanding - bStanding || aRank - bRank
const byStanding = ([, aStanding, aRank], [, bStanding, bRank]) => aStanding - bStanding || aRank - bRank

/** The best spelling of each of the first `kept` places among these names. */
function firstPlaces(names, kept) {
  const ranks = new Set()
  const first = []
  for (const each of names.sort(byStanding)) {
    if (ranks.has(each[2])) continue
    ranks.add(each[2])
    first.push(each)
    if (first.length === kept) break
  }
  return first
}

/**
 * The first places of each crowded prefix, in order: of every beginning that more than `namesRead` names share.
 * Beginnings that end in a space are left out, for they are asked for without it.
 * @param {NameRow[]} names in the order of `byName`, so that those of a prefix stand together
 * @param {{ namesRead: number, kept: number }} limits
 * @returns {NameRow[]} the prefix in the place of the name
 */
export function listPrefixes(names, { namesRead, kept }) {
  const prefixes = []
  for (let length = 1, found = true; found; length += 1) {
    // No longer prefix can be crowded when none of this length is.
    found = false
    let start = 0
    while (start < names.length) {
      const prefix = names[start][0].slice(0, length)
      let end = start + 1
      // A name shorter than the prefixes looked for stands alone: those after it are not its group.
      while (prefix.length === length && end < names.length && names[end][0].startsWith(prefix)) end += 1
      if (end - start > namesRead) {
        found = true
        const first = firstPlaces(names.slice(start, end), kept)
        if (!prefix.endsWith(' ')) prefixes.push(...first.map(([, standing, rank]) => [prefix, standing, rank]))
      }
      start = end
    }
  }
  return prefixes.sort(byName)
}
