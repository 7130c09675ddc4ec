import type { TypeCode } from '~/domain/human-design/codes'
import type { LabelRule, RelationshipCode } from '~/domain/human-design/composite/relationship-label'
import type { MatchGroup } from '~/domain/human-design/composite/score-band'
import type { SubScoreCode, TermCode } from '~/domain/human-design/composite/sub-scores'

export const LOVE_PATH = '/app/compatibility'
export const LOVE_RESOURCE = '/resources/love'
export const SEARCH_MAX_LENGTH = 60
/** Further pages of a list that are shown below each other. */
export const MOST_PAGES = 20

/** What the address of the page asks for. `open` names whose analysis is shown, for where no script runs. */
export type LoveQuery = { tab: MatchGroup; q: string; more: number; open: string | null }

/** An address of the page; what is as it begins is left out. */
export function lovePath(query: Partial<LoveQuery>, hash = ''): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, String(value))
  const text = search.toString()
  return `${LOVE_PATH}${text ? `?${text}` : ''}${hash}`
}

/** Why somebody does not see the list: it is off, their consent is missing, they have to say their age, or are too young. */
export type ClosedReason = 'off' | 'unconsented' | 'undeclared' | 'minor'

/** A fact as a sentence, with the points it counts: "+3". */
export type AnalysisItem = { text: string; points: string }
/** `limited` is what the items add up to, where less of it counts. */
export type AnalysisTerm = { id: TermCode; items: AnalysisItem[]; points: string; limited: string | null }
export type AnalysisScore = { code: SubScoreCode; base: number; percent: number; terms: AnalysisTerm[] }
/** How the overall score comes about, and each of the six. */
export type Analysis = { typePercent: number; overall: number; scores: AnalysisScore[] }

/** A member as this viewer sees them here. */
export type LoveCard = {
  username: string
  fullName: string
  avatarUrl: string | null
  isVerified: boolean
  /** Null where the birth data is closed to the viewer. */
  age: number | null
  type: { code: TypeCode; name: string; isTimeUncertain: boolean } | null
  overall: number
  /** Null where one of the types is not known to the viewer. */
  typeMatch: number | null
  relationship: RelationshipCode
  rule: LabelRule
  /** What speaks most for this pair, in a sentence. */
  reason: string
  /** Without the gates of both all numbers are those of the types, and there is nothing to open. */
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

export type LoveList = {
  kind: 'list'
  query: LoveQuery
  /** How many people the viewer is compared with, and whether there are more than that. */
  compared: number
  isPart: boolean
  tiles: LoveTiles
  counts: Record<MatchGroup, number>
  cards: LoveCard[]
  hasMore: boolean
  matches: LoveCard[]
  hasOwnChart: boolean
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
