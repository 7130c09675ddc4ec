import type { AuthorityCode, DefinitionCode, ProfileCode, TypeCode } from '../terms/codes'
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
