import { bodygraphOf } from '../chart/bodygraph'
import { CHANNELS, type Channel } from '../terms/channels'
import { CENTERS, type CenterCode, type TypeCode } from '../terms/codes'
import { linesOfProfile } from '../terms/profile'
import { CONNECTIONS, type ComparedChart, connectionOf } from './composite'
import { type LinePoints, overallPercent, partBase, partScore, SUB_SCORES, type SubScoreCode } from './score'
import { CHANNEL_POINTS, countsTheme, FACT_POINTS } from './score-rules'
import { loveCompatibility } from './type-compatibility'

/** A set of centers, a bit each, in the order of `CENTERS`. */
type CenterBits = number

/** A center alone, as a set. */
const centerBit = (center: CenterCode): CenterBits => 1 << CENTERS.indexOf(center)

/** The two centers of a channel, as a set. */
const bitsOf = ({ centers: [one, other] }: Channel): CenterBits => centerBit(one) | centerBit(other)

/** What of a chart moves the numbers of a pair, made once a chart: for ranking many pairs. */
export type LoveFacts = {
  /** Of each channel, in catalogue order, which gates are there: 1 the smaller, 2 the greater, 3 both. */
  halves: Uint8Array
  defined: CenterBits
  /** The defined centers, each group joined by channels. */
  parts: readonly CenterBits[]
  lines: readonly [number, number]
}

/** The facts of a chart. */
export function loveFactsOf({ gates, profile }: ComparedChart): LoveFacts {
  const { gates: active, parts } = bodygraphOf(gates)
  const groups = parts.map((part) => [...part].reduce((bits, center) => bits | centerBit(center), 0))
  return {
    halves: Uint8Array.from(CHANNELS, ({ gates: [smaller, greater] }) => {
      return (active.has(smaller) ? 1 : 0) | (active.has(greater) ? 2 : 0)
    }),
    defined: groups.reduce((all, group) => all | group, 0),
    parts: groups,
    lines: linesOfProfile(profile),
  }
}

/** The numbers of a love match, without the lines that make them. */
export type LoveNumbers = { overall: number; parts: Readonly<Record<SubScoreCode, number>> | null }

/**
 * The numbers of `loveMatch` for ranking many pairs: by bits and sums, with the same table of points. A property test compares
 * the two. Null where a type is not known; without both charts the types alone, without parts.
 */
export function loveNumbers(
  typeOfA: TypeCode | null,
  typeOfB: TypeCode | null,
  a: LoveFacts | null,
  b: LoveFacts | null,
): LoveNumbers | null {
  if (!typeOfA || !typeOfB) return null
  const typePercent = loveCompatibility(typeOfA, typeOfB)
  if (!a || !b) return { overall: typePercent, parts: null }
  const sum = sumOf(a, b)
  const parts = SUB_SCORES.map((code, at) => partScore(partBase(typePercent, code), sum[at]!).percent)
  return {
    overall: overallPercent(parts),
    parts: Object.fromEntries(SUB_SCORES.map((code, at) => [code, parts[at]])) as Record<SubScoreCode, number>,
  }
}

/** Points of each part. */
type Row = readonly number[]
const toRow = ({ parts }: LinePoints): Row => SUB_SCORES.map((code) => parts[code] ?? 0)

const GATES = [[], [1], [2], [1, 2]] as const
/** How two people meet in a channel, by the halves of one times four plus those of the other. */
const MET = GATES.flatMap((a) => GATES.map((b) => connectionOf(a, b)))
const CHANNEL_ROWS = CHANNELS.map(({ id }) => {
  const rows = new Map(CONNECTIONS.map((connection) => [connection, toRow(CHANNEL_POINTS.get(id)![connection])]))
  return MET.map((connection) => connection && rows.get(connection)!)
})
const FACT_ROWS = Object.fromEntries(
  Object.entries(FACT_POINTS).map(([fact, points]) => [fact, toRow(points)]),
) as Record<keyof typeof FACT_POINTS, Row>
const CENTERS_AT = CHANNELS.map(bitsOf)
const [SACRAL, SOLAR_PLEXUS] = [centerBit('sacral'), centerBit('solar_plexus')]

function sumOf(a: LoveFacts, b: LoveFacts): Row {
  const sum = new Array<number>(SUB_SCORES.length).fill(0)
  const add = (row: Row, times = 1) => {
    for (let at = 0; at < sum.length; at++) sum[at]! += row[at]! * times
  }
  const areas: CenterBits[] = []
  for (let at = 0; at < CHANNELS.length; at++) {
    const row = CHANNEL_ROWS[at]![a.halves[at]! * 4 + b.halves[at]!]
    if (!row) continue
    add(row)
    joinArea(areas, CENTERS_AT[at]!)
  }
  add(FACT_ROWS.bridge, isBridged(a.parts, areas) + isBridged(b.parts, areas))
  add(FACT_ROWS.lines, countLines(a.lines, b.lines))
  if (defining(SACRAL, a, b) === 2) add(FACT_ROWS.bothSacral)
  const waves = defining(SOLAR_PLEXUS, a, b)
  if (waves === 0) add(FACT_ROWS.noSolarPlexus)
  if (waves === 2) add(FACT_ROWS.bothSolarPlexus)
  const open = openCenters(areas)
  if (countsTheme(open)) add(FACT_ROWS.theme)
  return sum
}

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

/** Whether the parts of a chart are in fewer areas of the union: 1 or 0. */
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

/** How many pairs of lines are equal or in harmony. */
function countLines(own: readonly [number, number], others: readonly [number, number]): number {
  let count = 0
  for (const one of own) for (const other of others) if (one === other || Math.abs(one - other) === 3) count++
  return count
}
