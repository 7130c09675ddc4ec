import type { ChartAccess } from '../../membership/visibility'
import {
  type AuthorityCode,
  CENTERS,
  type CenterCode,
  type CenterState,
  type DefinitionCode,
  type ProfileCode,
  type TypeCode,
} from '../terms/codes'
import type { Chart } from './chart'

/** The strategy follows from the type. */
export type ChartCore = Pick<Chart, 'type' | 'authority' | 'profile' | 'definition'>

/** What of a rare core is shown only to people who may see more of the chart. */
export type Withheld = 'profile' | 'definition' | 'both'

/** The core as it is shown to people who may see no more than the core; null where a fact is withheld. */
export type PublishedCore = {
  type: TypeCode
  authority: AuthorityCode
  profile: ProfileCode | null
  definition: DefinitionCode | null
}

type RareCore = Omit<ChartCore, 'profile'> & {
  withheld: Withheld
  /**
   * UTC days of 1930–2009 on which what is published fits, as the settings say. Where the profile is published, the number for the
   * profile with the fewest, which the settings don't use.
   */
  days: number
}

/**
 * Cores that would fit fewer than 50 days of birth of 1930–2009 with some profile, and what of them is withheld so that the rest fits
 * more. The rule reads nothing but the core, so a withheld fact says only that the chart is one of these.
 *
 * Source: the charts of every hour of 1930–2009, counted by day. Where the days of all profiles together are enough, the profile
 * is withheld; where they are not (quadruple splits of four types), the definition is, and the triple split of the same type and
 * authority withholds it too, because otherwise its absence would mean "quadruple". tests/property/birth-fit.test.ts repeats the count.
 */
export const RARE_CORES: readonly RareCore[] = [
  { type: 'generator', authority: 'sacral', definition: 'triple_split', withheld: 'definition', days: 100 },
  { type: 'generator', authority: 'sacral', definition: 'quadruple_split', withheld: 'definition', days: 100 },
  { type: 'generator', authority: 'emotional', definition: 'quadruple_split', withheld: 'profile', days: 364 },
  { type: 'manifesting_generator', authority: 'sacral', definition: 'triple_split', withheld: 'both', days: 456 },
  { type: 'manifesting_generator', authority: 'sacral', definition: 'quadruple_split', withheld: 'both', days: 456 },
  {
    type: 'manifesting_generator',
    authority: 'emotional',
    definition: 'quadruple_split',
    withheld: 'profile',
    days: 127,
  },
  { type: 'manifestor', authority: 'emotional', definition: 'triple_split', withheld: 'both', days: 328 },
  { type: 'manifestor', authority: 'emotional', definition: 'quadruple_split', withheld: 'both', days: 328 },
  { type: 'manifestor', authority: 'splenic', definition: 'split', withheld: 'profile', days: 375 },
  { type: 'manifestor', authority: 'splenic', definition: 'triple_split', withheld: 'profile', days: 78 },
  { type: 'manifestor', authority: 'ego_manifested', definition: 'single', withheld: 'profile', days: 467 },
  { type: 'manifestor', authority: 'ego_manifested', definition: 'split', withheld: 'profile', days: 140 },
  { type: 'projector', authority: 'emotional', definition: 'triple_split', withheld: 'definition', days: 79 },
  { type: 'projector', authority: 'emotional', definition: 'quadruple_split', withheld: 'definition', days: 79 },
  { type: 'projector', authority: 'splenic', definition: 'triple_split', withheld: 'profile', days: 308 },
  { type: 'projector', authority: 'ego_projected', definition: 'single', withheld: 'profile', days: 162 },
  { type: 'projector', authority: 'ego_projected', definition: 'split', withheld: 'profile', days: 191 },
  { type: 'projector', authority: 'self_projected', definition: 'split', withheld: 'profile', days: 391 },
]

/** The row of a rare core; null for all others, which are published whole. */
export const findRareCore = ({ type, authority, definition }: Omit<ChartCore, 'profile'>): RareCore | null =>
  RARE_CORES.find((row) => row.type === type && row.authority === authority && row.definition === definition) ?? null

/** What of a core is shown to people who may see no more than the core. */
export function publishedCore(core: ChartCore): PublishedCore {
  const withheld = findRareCore(core)?.withheld
  return {
    type: core.type,
    authority: core.authority,
    profile: withheld === 'profile' || withheld === 'both' ? null : core.profile,
    definition: withheld === 'definition' || withheld === 'both' ? null : core.definition,
  }
}

type ChartOutline = ChartCore & Pick<Chart, 'centers' | 'channels'>

/** A chart as far as a viewer may see it; the narrower it is, the less of the birth can be worked out from it. */
export type VisibleChart =
  | ({ detail: 'core' } & PublishedCore)
  | ({ detail: 'channels' } & ChartOutline)
  | ({ detail: 'gates'; gates: Chart['gates'] } & ChartOutline)
  | { detail: 'full'; chart: Chart }

/** A visible chart without what reveals the hour of birth. */
export type ChartWithoutHour = Exclude<VisibleChart, { detail: 'full' }>

/**
 * The part of a chart that a viewer may see, null where it is none. Everything is named here one by one: a fact that charts
 * gain later is not shown to others until it is added here too. Lines, planets, sides, degrees, cross and variables reveal the
 * hour of birth, so they are in the full chart only.
 */
export function visibleChart(chart: Chart, access: ChartWithoutHour['detail']): ChartWithoutHour
export function visibleChart(chart: Chart, access: ChartAccess): VisibleChart | null
export function visibleChart(chart: Chart, access: ChartAccess): VisibleChart | null {
  const { type, authority, profile, definition, centers, channels, gates } = chart
  switch (access) {
    case 'none':
      return null
    case 'core':
      return { detail: 'core', ...publishedCore(chart) }
    case 'channels':
      return { detail: 'channels', type, authority, profile, definition, centers: withoutGates(centers), channels }
    case 'gates':
      return { detail: 'gates', type, authority, profile, definition, centers, channels, gates }
    case 'full':
      return { detail: 'full', chart }
  }
}

/** Whether an undefined center is open or not says something about its gates, so to whom these are closed it is all one. */
function withoutGates(centers: Chart['centers']) {
  return Object.fromEntries(
    CENTERS.map((center): [CenterCode, CenterState] => [
      center,
      centers[center] === 'defined' ? 'defined' : 'undefined',
    ]),
  ) as Chart['centers']
}
