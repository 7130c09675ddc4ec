/** The button of a confirmation link by which the owner of the address takes the account over. */
export const CLAIM = 'claim'

/** Why a mailed link is invalid. `malformed`: the token is unknown, or so old that its row is deleted. */
export type EndedLink = 'used' | 'expired' | 'malformed'

type Link = { usedAt: Date | null; expiresAt: Date }

/** The state of a mailed link at `now`, in milliseconds; at `expiresAt` it has expired. */
export function judgeLink<L extends Link>(
  link: L | null,
  now: number,
): { state: 'open'; link: L } | { state: EndedLink } {
  if (!link) return { state: 'malformed' }
  if (link.usedAt) return { state: 'used' }
  return now < link.expiresAt.getTime() ? { state: 'open', link } : { state: 'expired' }
}
