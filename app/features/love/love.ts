import type { SubScoreCode } from '~/domain/human-design/composite/score'
import type { MatchGroup, RelationshipCode } from '~/domain/human-design/composite/score-labels'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import type { AgeGroup, SoughtTie } from '~/domain/membership/love/love-preferences'
import type { TextLanguage } from '~/domain/text/text-language'
import type { PreferencesData } from './preferences/preferences'

export const LOVE_PATH = '/app/compatibility'
export const LOVE_RESOURCE = '/resources/love'
export const SEARCH_MAX_LENGTH = 60
/** Further pages of a list that are shown below each other. */
export const MOST_PAGES = 20

/** What the address of the page asks for; where it names no tab, the first one that isn't empty. `open` names whose analysis is shown, for where no script runs. */
export type LoveQuery = { tab: MatchGroup | null; q: string; more: number; open: string | null }

/** Ids on the page: of a member's card, and of the heading that an analysis opens at. */
export const cardId = (username: string) => `love-${username}`
export const analysisId = (username: string) => `analysis-${username}`

/** An address of the page; what is as it begins is left out. */
export function lovePath(query: Partial<LoveQuery>, hash = ''): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, String(value))
  const text = search.toString()
  return `${LOVE_PATH}${text ? `?${text}` : ''}${hash}`
}

/** Why somebody does not see the list: it is off, their consent is missing, they have to say their age, or are too young. */
export type ClosedReason = 'off' | 'unconsented' | 'undeclared' | 'minor'

/** A fact in words, with the points it counts: "+3". In the overall sum, `parts` are those it belongs to. */
export type SumLine = { text: string; points: string; parts?: SubScoreCode[] }
/** A score as a sum: `base`, the points of the lines and `bound`, what is cut off where a part leaves 0 to 100, make `percent`. */
export type Sum = { base: number; lines: SumLine[]; bound: string | null; percent: number }
/** Each of the six parts as a sum, with a sentence for each fact. */
export type Analysis = { scores: (Sum & { code: SubScoreCode })[] }

/** A member as this viewer sees them here. */
export type LoveCard = {
  username: string
  fullName: string
  avatarUrl: string | null
  isVerified: boolean
  /** Null where the birth data is closed to the viewer. */
  age: number | null
  /** What they state for the filters of others, from when it counts; the group is null where the age is shown. */
  ageGroup: AgeGroup | null
  languages: TextLanguage[]
  city: string | null
  /** What they look for, where they show it. */
  seeks: SoughtTie[]
  words: string | null
  type: { code: TypeCode; name: string; isTimeUncertain: boolean } | null
  /** Null, with `relationship` and `sum`, where the two don't show each other enough for a number. */
  overall: number | null
  relationship: RelationshipCode | null
  /** The overall score line by line. */
  sum: Sum | null
  /** Null where one of the types is not known to the viewer. */
  typeMatch: number | null
  /** What speaks most for this pair, in a sentence. */
  reason: string
  /** Without the gates of both the number is that of the types alone; there are no parts, and there is nothing to open. */
  hasCharts: boolean
  scores: { code: SubScoreCode; percent: number }[]
  isLiked: boolean
  isMatch: boolean
  isOpened: boolean
  analysis: Analysis | null
}

export type LoveTiles = {
  soulmates: number
  romantic: number | null
  emotional: number | null
  intimacy: number | null
  overall: number | null
}

/**
 * What of the viewer's chart and privacy limits their matches: `noChart`; `hidden`, no one else sees it; `connections`, only
 * connections see it, with its gates, and `connectionsByTypes`, without them; `byTypes`, no one else sees the gates, and
 * `byTypesButConnections`, only connections see them.
 */
export type OwnLimit = 'noChart' | 'hidden' | 'connections' | 'connectionsByTypes' | 'byTypes' | 'byTypesButConnections'

export type LoveList = {
  kind: 'list'
  query: LoveQuery & { tab: MatchGroup }
  /** How many people the viewer is compared with, and whether there are more than that. */
  compared: number
  /** How many more take part but get no score, since the two don't show each other enough. */
  notCompared: number
  isPart: boolean
  tiles: LoveTiles
  counts: Record<MatchGroup, number>
  cards: LoveCard[]
  hasMore: boolean
  matches: LoveCard[]
  preferences: PreferencesData
  /** Null where the viewer's own chart and privacy let every match go by charts. */
  ownLimit: OwnLimit | null
  /** Analyses left this month; null where there is no limit. `nextMonth` is when there are new ones, ISO 8601. */
  left: number | null
  nextMonth: string
}

/** Whether a member is shown, and what stands in the way. */
export type LoveChoice = { isShown: boolean; reason: ClosedReason }

export type LovePage = { kind: 'closed'; reason: ClosedReason } | LoveList

export const LOVE_REFUSALS = [
  'missing',
  'suspended',
  'undecided',
  'minor',
  'undeclared',
  'unconsented',
  'limit',
  'invalid',
  'tooMany',
  'unexpected',
] as const
export type LoveRefusal = (typeof LOVE_REFUSALS)[number] | 'signedOut' | 'unreachable'

export type LoveAnswer =
  | { done: true; intent: 'show' | 'hide' }
  | { done: true; intent: 'like' | 'unlike'; isLiked: boolean; isMatch: boolean }
  | { done: true; intent: 'open'; analysis: Analysis; left: number | null }
  | { done: false; error: LoveRefusal }
