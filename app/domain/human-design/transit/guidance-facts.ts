import { LUNAR_PHASES, type LunarPhase } from '../service/sky-event.schema'
import { CHANNELS } from '../terms/channels'
import {
  AUTHORITIES,
  type AuthorityCode,
  CENTERS,
  type CenterCode,
  type ChannelId,
  TYPES,
  type TypeCode,
} from '../terms/codes'
import { NOT_SELF_THEMES, type NotSelfCode, STRATEGIES, type StrategyCode } from '../terms/strategy'
import { WHEEL } from '../terms/wheel'

/**
 * What a sentence of the daily guidance says. Each id has its texts in every language; some say the same in several ways, of
 * which `variant` chooses (`DailyGuidance`).
 */
type GuidanceFactId =
  | `strategy.${StrategyCode}`
  | `focus.channel.${ChannelId}`
  | `focus.sun.${number}`
  | `avoid.center.${CenterCode}`
  | `avoid.not_self.${NotSelfCode}`
  | `affirmation.${TypeCode}`
  | `lucky.${'transit' | 'type'}`
  | `authority.${AuthorityCode}`
  | `also.phase.${LunarPhase}`
  | 'also.bridge'
  | 'also.moon'

/** The reason of a fact: an id of the same form. */
export type ReasonId =
  | `type.${TypeCode}`
  | `authority.${AuthorityCode}`
  | 'completes'
  | 'sun_stands'
  | 'conditions'
  | 'lends'
  | 'stays_open'
  | 'all_defined'
  | 'bridges'
  | 'moon_stands'
  | `phase.${LunarPhase}`

/** Gates, lines, and codes whose words are in the locales: bodies, centers, channels. */
export type Params = Record<string, string | number>
export type Reason = { id: ReasonId; params: Params }
export type GuidanceFact = { id: GuidanceFactId; params: Params; because: Reason }

/** Every id that guidance can give: what a table of texts must hold. */
export const GUIDANCE_FACT_IDS: readonly GuidanceFactId[] = [
  ...STRATEGIES.map((code) => `strategy.${code}` as const),
  ...CHANNELS.map(({ id }) => `focus.channel.${id}` as const),
  ...WHEEL.map((gate) => `focus.sun.${gate}` as const),
  ...CENTERS.map((center) => `avoid.center.${center}` as const),
  ...NOT_SELF_THEMES.map((theme) => `avoid.not_self.${theme}` as const),
  ...TYPES.map((type) => `affirmation.${type}` as const),
  'lucky.transit',
  'lucky.type',
  ...AUTHORITIES.map((authority) => `authority.${authority}` as const),
  ...LUNAR_PHASES.map((phase) => `also.phase.${phase}` as const),
  'also.bridge',
  'also.moon',
]

/** Facts that come every day have seven texts, so that a week does not repeat itself. */
export const DAYS_OF_A_WEEK = 7
/** Texts of facts that come beside these, or stay the same for life. */
const OTHER_VARIANTS = 2

/** How many texts a fact has; 1 where it is another fact on most days. */
export function variantsOf(id: GuidanceFactId): number {
  if (/^(strategy|avoid|affirmation)\./.test(id)) return DAYS_OF_A_WEEK
  return /^(authority|also)\./.test(id) ? OTHER_VARIANTS : 1
}

/** The key of a fact's text on a day with this variant: with a number, from 1, where there are several. */
export function textKeyOf(id: GuidanceFactId, variant: number): string {
  const count = variantsOf(id)
  return count === 1 ? id : `${id}.${(variant % count) + 1}`
}
