/** Why a mailed link opens nothing. `malformed`: it is none of ours, or so old that it is forgotten. */
export type EndedLink = 'used' | 'expired' | 'malformed'

type Link = { usedAt: Date | null; expiresAt: Date }

/** What the row of a mailed link is worth at an instant in milliseconds; from the instant it expires at it opens nothing. */
export function judgeLink<L extends Link>(
  link: L | null,
  now: number,
): { state: 'open'; link: L } | { state: EndedLink } {
  if (!link) return { state: 'malformed' }
  if (link.usedAt) return { state: 'used' }
  return now < link.expiresAt.getTime() ? { state: 'open', link } : { state: 'expired' }
}
