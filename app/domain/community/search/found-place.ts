/** In this order members are found: by name as it is typed (0), in another case (1), by their type (2), by anything else (3). */
const MEMBER_TIERS = [0, 1, 2, 3] as const
export type MemberTier = (typeof MEMBER_TIERS)[number]

/** Where a page of finds ends: the row of the index, and for members by what they are being found. */
export type FoundPlace = { tier: MemberTier; row: number }

/** Before the first find. */
export const START: FoundPlace = { tier: 0, row: 0 }

const PLACE = /^([0-3])_(\d{1,15})$/

/** A place as an address carries it. */
export const toFoundCursor = ({ tier, row }: FoundPlace) => `${tier}_${row}`

/** Parses it; null for none and for an invalid one, which starts the list from the top. */
export function parseFoundCursor(said: string | null): FoundPlace | null {
  const found = PLACE.exec(said ?? '')
  return found ? { tier: MEMBER_TIERS[Number(found[1])] ?? 0, row: Number(found[2]) } : null
}
