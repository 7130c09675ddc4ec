import { CHANNELS } from '../channels'
import { CONNECTION_WEIGHTS, type Region, TRIBAL } from './connection-weight'
import { type ConnectionCode, connectionOf } from './connections'
import { bitsOf, type CenterBits, centerBit, type LoveFacts } from './love-facts'
import { overallOf } from './love-match'
import { toPercent } from './score'
import { EMOTIONAL, MOTOR, SPOKEN } from './score-rules'
import { DEFAULT_PERCENTS, type SubScoreCode } from './sub-scores'

/** The numbers of a love match, without what explains them. */
export type LoveNumbers = { overall: number; percents: Readonly<Record<SubScoreCode, number>> }

/**
 * The numbers of `loveMatch` for whoever ranks many pairs: by bits and sums, without a sentence's worth of evidence. The rules
 * are those of `score-rules.ts`, and a property test holds the two to one another. Null for either chart: the specified ones.
 */
export function loveNumbers(typePercent: number, a: LoveFacts | null, b: LoveFacts | null): LoveNumbers {
  const percents = a && b ? percentsOf(a, b) : DEFAULT_PERCENTS
  return { overall: overallOf(typePercent, percents), percents }
}

type Met = { connection: ConnectionCode; weight: number }
const GATES = [[], [1], [2], [1, 2]] as const
/** How two meet in a channel, by the halves of one times four plus those of the other. */
const MET: readonly (Met | null)[] = GATES.flatMap((a) =>
  GATES.map((b) => {
    const connection = connectionOf(a, b)
    return connection && { connection, weight: CONNECTION_WEIGHTS[connection] }
  }),
)
const inRegion = (region: Region) => CHANNELS.map(({ id }) => (region.has(id) ? 1 : 0))
const [EMOTIONAL_AT, MOTOR_AT, SPOKEN_AT, TRIBAL_AT] = [EMOTIONAL, MOTOR, SPOKEN, TRIBAL].map(inRegion) as [
  number[],
  number[],
  number[],
  number[],
]
const CENTERS_AT = CHANNELS.map(bitsOf)
const [G, SACRAL, SOLAR_PLEXUS] = [centerBit('g'), centerBit('sacral'), centerBit('solar_plexus')]

function percentsOf(a: LoveFacts, b: LoveFacts): Record<SubScoreCode, number> {
  const counts = { electromagnetic: 0, companionship: 0, dominance: 0, compromise: 0 }
  let [emotional, motor, spoken, tribal] = [0, 0, 0, 0]
  const areas: CenterBits[] = []
  for (let at = 0; at < CHANNELS.length; at++) {
    const met = MET[a.halves[at]! * 4 + b.halves[at]!]
    if (!met) continue
    counts[met.connection]++
    emotional += met.weight * EMOTIONAL_AT[at]!
    motor += met.weight * MOTOR_AT[at]!
    spoken += met.weight * SPOKEN_AT[at]!
    tribal += met.weight * TRIBAL_AT[at]!
    joinArea(areas, CENTERS_AT[at]!)
  }
  const bridged = isBridged(a.parts, areas) + isBridged(b.parts, areas)
  const { harmonic, equal } = countLines(a.lines, b.lines)
  const solarPlexus = defining(SOLAR_PLEXUS, a, b)
  const { electromagnetic, companionship, compromise } = counts
  return {
    romantic: toPercent(
      58 +
        Math.min(18, 3 * electromagnetic) +
        4 * bridged +
        (defining(G, a, b) === 1 ? 2 : 0) -
        Math.min(6, compromise),
    ),
    emotional: toPercent(73 + within(12, emotional) + [4, 0, -3][solarPlexus]!),
    energetic: toPercent(67 + within(15, motor) + 2 * defining(SACRAL, a, b)),
    communication: toPercent(62 + within(15, spoken) + Math.min(4, 2 * harmonic) + Math.min(4, 2 * equal)),
    intimacy: toPercent(66 + within(12, 1.5 * tribal) + 2 * bridged + (solarPlexus === 1 ? 2 : 0)),
    longTerm: toPercent(
      70 +
        Math.min(12, 4 * companionship) -
        Math.min(10, 2 * compromise) +
        Math.min(6, 3 * equal) +
        Math.min(4, 2 * harmonic) +
        BY_OPEN_CENTERS[openCenters(areas)]!,
    ),
  }
}

/** The theme of the connection, by how many centers it leaves open. */
const BY_OPEN_CENTERS = [0, 4, 4, 2, 2, 2, 2, 2, 2, 2]

const within = (limit: number, points: number) => Math.min(limit, Math.max(-limit, points))

/** How many of the two have a center defined alone. */
const defining = (center: CenterBits, a: LoveFacts, b: LoveFacts) =>
  (a.defined & center ? 1 : 0) + (b.defined & center ? 1 : 0)

/** Adds a channel to groups of joined centers, in place. */
function joinArea(areas: CenterBits[], channel: CenterBits) {
  let joined = channel
  for (let at = areas.length - 1; at >= 0; at--) {
    if (!(areas[at]! & channel)) continue
    joined |= areas[at]!
    areas.splice(at, 1)
  }
  areas.push(joined)
}

/** Whether the parts of a chart stand in fewer areas of the union: 1 or 0. */
function isBridged(parts: readonly CenterBits[], areas: readonly CenterBits[]): 0 | 1 {
  if (parts.length < 2) return 0
  let reached = 0
  for (const area of areas) if (parts.some((part) => part & area)) reached++
  return reached < parts.length ? 1 : 0
}

function openCenters(areas: readonly CenterBits[]): number {
  let open = 9
  for (const area of areas) for (let bits = area; bits; bits &= bits - 1) open--
  return open
}

function countLines(own: readonly [number, number], others: readonly [number, number]) {
  let [harmonic, equal] = [0, 0]
  for (const one of own) {
    for (const other of others) {
      if (one === other) equal++
      else if (Math.abs(one - other) === 3) harmonic++
    }
  }
  return { harmonic, equal }
}
