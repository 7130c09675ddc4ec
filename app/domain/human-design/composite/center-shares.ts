import { type Bodygraph, isCenterDefined } from '../chart/bodygraph'
import { CENTERS, type CenterCode } from '../terms/codes'
import { bearerOf } from './person'

/** By whom a center is defined: by one or both alone, only by the two together, or not at all. */
export const CENTER_SHARES = ['a', 'b', 'both', 'together', 'neither'] as const
export type CenterShare = (typeof CENTER_SHARES)[number]

/** By whom each center is defined, of two people and what they are together. */
export function centerShares(a: Bodygraph, b: Bodygraph, together: Bodygraph): Record<CenterCode, CenterShare> {
  const shareOf = (center: CenterCode): CenterShare =>
    bearerOf(isCenterDefined(a, center), isCenterDefined(b, center)) ??
    (isCenterDefined(together, center) ? 'together' : 'neither')
  return Object.fromEntries(CENTERS.map((center) => [center, shareOf(center)])) as Record<CenterCode, CenterShare>
}

/** How many of the nine centers two people define, and leave open, between them. One alone is defined by no channel. */
export const CONNECTION_THEMES = ['9-0', '8-1', '7-2', '6-3', '5-4', '4-5', '3-6', '2-7', '0-9'] as const
export type ConnectionTheme = (typeof CONNECTION_THEMES)[number]

/** The theme of a connection: centers that the two define together, and centers left open. */
export function themeOf(centers: Record<CenterCode, CenterShare>): ConnectionTheme {
  const open = CENTERS.filter((center) => centers[center] === 'neither').length
  return `${CENTERS.length - open}-${open}` as ConnectionTheme
}
