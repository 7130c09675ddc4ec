import { CHANNELS, type Channel } from '../channels'
import type { CenterCode } from '../codes'
import type { ConnectionCode } from './connections'
import type { ConnectionEvidence } from './evidence'
import type { ScoredEvidence } from './score'

/** What a connection counts in a region of the bodygraph. */
export const CONNECTION_WEIGHTS: Record<ConnectionCode, number> = {
  electromagnetic: 4,
  companionship: 3,
  dominance: -1,
  compromise: -3,
}

/** A part of the bodygraph, as the ids of its channels. */
export type Region = ReadonlySet<string>

const regionOf = (isIn: (channel: Channel) => boolean): Region => new Set(CHANNELS.filter(isIn).map(({ id }) => id))

/** The channels that touch one of these centers. */
export const touching = (...touched: CenterCode[]) =>
  regionOf(({ centers }) => centers.some((center) => touched.includes(center)))

export const TRIBAL = regionOf(({ circuit }) => circuit === 'tribal')

/** The connections in a region, each with its weight times `factor`. */
export function weigh(connections: readonly ConnectionEvidence[], region: Region, factor = 1): ScoredEvidence[] {
  return connections
    .filter(({ channel }) => region.has(channel))
    .map((evidence) => ({ evidence, points: CONNECTION_WEIGHTS[evidence.id] * factor }))
}
