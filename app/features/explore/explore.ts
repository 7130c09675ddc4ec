import type { ConnectionState } from '~/domain/membership/connection-state'
import type { ShownInsight } from '~/ui/layout/insight-fold'
import type { CardMatch } from '~/ui/members/match-bar'
import type { CardMember } from '~/ui/members/member-card'

/** The parts of the page, in the order of their tabs; the first is what an address without one means. */
export const TABS = ['people', 'insights'] as const
export type Tab = (typeof TABS)[number]

/** By what people are narrowed: the names in the address, in the order of the fields. */
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

/** As the address of the page carries it; what makes no sense there is null. */
export type ExploreQuery = { tab: Tab; q: string; filters: Record<Choice, string | null> & Record<Switch, boolean> }

export const EXPLORE_PATH = '/app/explore'
/** Characters; what is longer finds nothing anyway. */
export const QUERY_MAX_LENGTH = 100
export const PEOPLE_A_PAGE = 50
export const INSIGHTS_A_PAGE = 20

export type ExplorePerson = CardMember & {
  id: string
  match: CardMatch | null
  isOnline: boolean
  isFollowed: boolean
  /** How the viewer and they stand to each other. */
  connection: ConnectionState
  isViewer: boolean
}

export type ExploreInsight = ShownInsight & { tags: string[] }

/** `isMore`: there are more than are counted. */
export type Total = { count: number; isMore: boolean }
export type Found<Item> = { items: Item[]; nextCursor: string | null }

/** What the page shows: of the tab that is open a page of finds, of each how many there are. */
export type ExplorePage = {
  query: ExploreQuery
  cursor: string | null
  totals: Record<'people' | 'insights', Total>
  /** They have a chart of their own, without which nothing is completed and nobody matches. */
  hasChart: boolean
  /** Some members do not stand in the directory yet: there may be more people than are shown. */
  isWaiting: boolean
  people: Found<ExplorePerson> | null
  insights: Found<ExploreInsight> | null
}

/** The address of a search: what is not asked is not in it. */
export function explorePath({ tab, q, filters }: ExploreQuery, cursor: string | null = null): string {
  const search = new URLSearchParams()
  if (tab !== TABS[0]) search.set('tab', tab)
  if (q) search.set('q', q)
  for (const name of CHOICES) if (filters[name]) search.set(name, filters[name])
  for (const name of SWITCHES) if (filters[name]) search.set(name, '1')
  if (cursor) search.set('cursor', cursor)
  return `${EXPLORE_PATH}${search.size > 0 ? `?${search}` : ''}`
}

/** The same search with everybody in it. */
export const withoutFilters = (query: ExploreQuery): ExploreQuery => ({ ...query, filters: NO_WISHES })

const NO_WISHES = Object.fromEntries([
  ...CHOICES.map((name) => [name, null]),
  ...SWITCHES.map((name) => [name, false]),
]) as ExploreQuery['filters']

/** Looks for nothing in particular. */
export const ANYTHING: ExploreQuery = { tab: TABS[0], q: '', filters: NO_WISHES }

/** The filters that are on, in the order of the fields. */
export const wishesOf = ({ filters }: ExploreQuery): (Choice | Switch)[] =>
  [...CHOICES, ...SWITCHES].filter((name) => filters[name])
