import { CHANNELS, type Channel } from '../terms/channels'
import type { ChannelId } from '../terms/codes'
import type { Composite, ConnectionCode, ConnectionTheme } from './composite'
import { bridgeEvidence, centerEvidence, connectionEvidence, type Evidence, lineEvidence } from './evidence'
import { type LinePoints, linePoints, type ScoreLine, type SubScoreCode } from './score'

/** Points of a connection, whichever channel it is in, and the part it belongs to beside the channel's own (decision 0049). */
const CONNECTION_RULES: Record<ConnectionCode, { points: number; part: SubScoreCode }> = {
  electromagnetic: { points: 2, part: 'romantic' },
  companionship: { points: 3, part: 'longTerm' },
  dominance: { points: -1, part: 'longTerm' },
  compromise: { points: -2, part: 'romantic' },
}

/** The points of a connection in each channel. */
export const CHANNEL_POINTS: ReadonlyMap<ChannelId, Record<ConnectionCode, LinePoints>> = new Map(
  CHANNELS.map((channel) => {
    const own = partsOf(channel)
    const entries = Object.entries(CONNECTION_RULES).map(([connection, { points, part }]) => [
      connection,
      linePoints(points, [part, ...own]),
    ])
    return [channel.id, Object.fromEntries(entries) as Record<ConnectionCode, LinePoints>]
  }),
)

/** The parts that a channel belongs to by its centers and its circuit. */
function partsOf({ centers, circuit }: Channel): SubScoreCode[] {
  const touches = (...wanted: Channel['centers'][number][]) => centers.some((center) => wanted.includes(center))
  const parts: [SubScoreCode, boolean][] = [
    ['emotional', touches('solar_plexus')],
    ['energetic', touches('sacral', 'root', 'heart')],
    ['communication', touches('throat', 'head')],
    ['intimacy', circuit === 'tribal' || touches('spleen')],
  ]
  return parts.flatMap(([part, isIn]) => (isIn ? part : []))
}

/** The points of everything that is not a channel. */
export const FACT_POINTS = {
  bridge: linePoints(1, ['romantic', 'intimacy']),
  bothSacral: linePoints(1, ['energetic', 'intimacy']),
  noSolarPlexus: linePoints(1, ['emotional', 'communication']),
  bothSolarPlexus: linePoints(-1, ['emotional', 'communication']),
  lines: linePoints(1, ['communication', 'longTerm']),
  theme: linePoints(1, ['emotional', 'longTerm']),
}

/** Whether a theme counts, by the centers it leaves open: with one or two a connection stays in touch with other people. */
export const countsTheme = (open: number): boolean => open === 1 || open === 2

/** Every fact of two charts that moves the score, in the order in which it is found. */
export function scoreLines(composite: Composite): ScoreLine[] {
  const lineOf = (evidence: Evidence, points: LinePoints): ScoreLine => ({ evidence, ...points })
  const sacral = centerEvidence(composite, 'sacral')
  const solarPlexus = centerEvidence(composite, 'solar_plexus')
  const { theme } = composite
  return [
    ...connectionEvidence(composite).map((evidence) =>
      lineOf(evidence, CHANNEL_POINTS.get(evidence.channel)![evidence.id]),
    ),
    ...bridgeEvidence(composite).map((evidence) => lineOf(evidence, FACT_POINTS.bridge)),
    ...(sacral.definedBy === 'both' ? [lineOf(sacral, FACT_POINTS.bothSacral)] : []),
    ...(solarPlexus.definedBy === 'neither' ? [lineOf(solarPlexus, FACT_POINTS.noSolarPlexus)] : []),
    ...(solarPlexus.definedBy === 'both' ? [lineOf(solarPlexus, FACT_POINTS.bothSolarPlexus)] : []),
    ...lineEvidence(composite, 'harmonic').map((evidence) => lineOf(evidence, FACT_POINTS.lines)),
    ...lineEvidence(composite, 'equal').map((evidence) => lineOf(evidence, FACT_POINTS.lines)),
    ...(countsTheme(openIn(theme)) ? [lineOf({ id: 'theme', theme }, FACT_POINTS.theme)] : []),
  ]
}

const openIn = (theme: ConnectionTheme) => Number(theme.slice(theme.indexOf('-') + 1))
