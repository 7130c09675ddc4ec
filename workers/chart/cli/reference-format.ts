import type { Activation, Chart } from '~/domain/human-design/chart/chart'
import type { BodyCode, CenterCode } from '~/domain/human-design/terms/codes'
import { AUTHORITY_NAMES, DEFINITION_NAMES, fullCrossName, TYPE_NAMES } from '../english-names'

/** Ecliptic longitude in degrees to six places, and `gate.line.color.tone.base`. */
type ReferencePlace = { lon: number; act: string }
type ReferenceSide = Record<string, ReferencePlace>

/** A chart in the names and values of the reference files that chart programs are compared by. */
export type ReferenceChart = {
  utc: string
  designUtc: string
  type: string
  authority: string
  profile: string
  definition: string
  centers: string[]
  channels: string[]
  cross: string
  crossGates: number[]
  variable: string
  phs: Record<'determination' | 'cognition' | 'environment' | 'perspective' | 'motivation' | 'sense', number>
  personality: ReferenceSide
  design: ReferenceSide
}

/** The files' own order and spelling of the centers. */
const CENTER_NAMES: readonly (readonly [CenterCode, string])[] = [
  ['head', 'Head'],
  ['ajna', 'Ajna'],
  ['throat', 'Throat'],
  ['g', 'G'],
  ['heart', 'Heart'],
  ['sacral', 'Sacral'],
  ['solar_plexus', 'SolarPlexus'],
  ['spleen', 'Spleen'],
  ['root', 'Root'],
]

const BODY_NAMES: Partial<Record<BodyCode, string>> = { north_node: 'northNode', south_node: 'southNode' }

/** Six decimals of a degree are 0.004 seconds of arc. */
const MICRODEGREES = 1e6

/** A chart and its two instants (ms since 1970, UTC) in the form of the reference files. */
export function toReferenceChart(chart: Chart, utcMs: number, designUtcMs: number): ReferenceChart {
  const { variables } = chart
  return {
    utc: new Date(utcMs).toISOString(),
    designUtc: new Date(designUtcMs).toISOString(),
    type: TYPE_NAMES[chart.type],
    authority: AUTHORITY_NAMES[chart.authority],
    profile: chart.profile,
    definition: DEFINITION_NAMES[chart.definition],
    centers: CENTER_NAMES.filter(([center]) => chart.centers[center] === 'defined').map(([, name]) => name),
    channels: chart.channels,
    cross: fullCrossName(chart.cross),
    crossGates: chart.cross.gates,
    variable: variables.notation,
    phs: {
      determination: variables.determination.color,
      cognition: variables.cognition,
      environment: variables.environment.color,
      perspective: variables.perspective.color,
      motivation: variables.motivation.color,
      sense: variables.sense,
    },
    personality: toSide(chart.activations.personality),
    design: toSide(chart.activations.design),
  }
}

function toSide(activations: readonly Activation[]): ReferenceSide {
  const side: ReferenceSide = {}
  for (const { body, longitudeDegrees, gate, line, color, tone, base } of activations) {
    side[BODY_NAMES[body] ?? body] = {
      lon: (Math.round(longitudeDegrees * MICRODEGREES) / MICRODEGREES) % 360,
      act: `${gate}.${line}.${color}.${tone}.${base}`,
    }
  }
  return side
}
