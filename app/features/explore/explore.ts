import type { ConnectionState } from '~/domain/membership/connections'
import type { ShownInsight } from '~/ui/layout/insight-fold'
import type { CardMatch } from '~/ui/members/match-bar'
import type { CardMember } from '~/ui/members/member-card'

/** The tabs in their order; the first is the default. */
export const TABS = ['people', 'insights'] as const
export type Tab = (typeof TABS)[number]

/** The filters for people, as the address names them, in the order of the fields. */
export const CHOICES = [
  'type',
  'authority',
  'profile',
  'definition',
  'center',
  'gate',
  'channel',
  'language',
  'country',
] as const
export const SWITCHES = ['online', 'verified', 'practitioner', 'completes'] as const
export type Choice = (typeof CHOICES)[number]
export type Switch = (typeof SWITCHES)[number]

/** The search in the address of the page; invalid values are null. */
export type ExploreQuery = {
  tab: Tab
  q: string
  filters: Record<Choice, string | null> & Record<Switch, boolean>
  /** Someone to message is chosen (`for=message`). */
  isForMessage: boolean
}

export const EXPLORE_PATH = '/app/explore'
/** In characters. */
export const QUERY_MAX_LENGTH = 100
export const PEOPLE_A_PAGE = 50
export const INSIGHTS_A_PAGE = 20

export type ExplorePerson = CardMember & {
  id: string
  match: CardMatch | null
  isOnline: boolean
  isFollowed: boolean
  connection: ConnectionState
  isViewer: boolean
}

export type ExploreInsight = ShownInsight & { tags: string[] }

/** `isMore`: the count stopped before the end. */
export type Total = { count: number; isMore: boolean }
export type Found<Item> = { items: Item[]; nextCursor: string | null }

/** A page of the results of the open tab, and the totals of both. */
export type ExplorePage = {
  query: ExploreQuery
  cursor: string | null
  totals: Record<'people' | 'insights', Total>
  /** The viewer has a chart, which matches and completed channels need. */
  hasChart: boolean
  /** Some members aren't in the directory yet, so there may be more people. */
  isWaiting: boolean
  people: Found<ExplorePerson> | null
  insights: Found<ExploreInsight> | null
}

/** The address of a search, without what has its default value. */
export function explorePath({ tab, q, filters, isForMessage }: ExploreQuery, cursor: string | null = null): string {
  const search = new URLSearchParams()
  if (tab !== TABS[0]) search.set('tab', tab)
  if (q) search.set('q', q)
  for (const name of CHOICES) if (filters[name]) search.set(name, filters[name])
  for (const name of SWITCHES) if (filters[name]) search.set(name, '1')
  if (isForMessage) search.set('for', 'message')
  if (cursor) search.set('cursor', cursor)
  return `${EXPLORE_PATH}${search.size > 0 ? `?${search}` : ''}`
}

export const withoutFilters = (query: ExploreQuery): ExploreQuery => ({ ...query, filters: NO_FILTERS })

const NO_FILTERS = Object.fromEntries([
  ...CHOICES.map((name) => [name, null]),
  ...SWITCHES.map((name) => [name, false]),
]) as ExploreQuery['filters']

/** The search without words and filters. */
export const ANYTHING: ExploreQuery = { tab: TABS[0], q: '', filters: NO_FILTERS, isForMessage: false }

/** The filters that are set, in the order of the fields. */
export const activeFilters = ({ filters }: ExploreQuery): (Choice | Switch)[] =>
  [...CHOICES, ...SWITCHES].filter((name) => filters[name])
