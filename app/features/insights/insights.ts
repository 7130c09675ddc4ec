import type { InsightCategory } from '~/domain/community/insights/insight-categories'
import type { Key } from '~/locales/translate'

/** By what the texts are narrowed, in the order of the buttons; the first is what an address without one means. */
export const FILTERS = ['all', 'for-you', 'daily', 'transits', 'learn', 'strategy'] as const
export type InsightFilter = (typeof FILTERS)[number]

export const INSIGHTS_A_PAGE = 30

/** A text as its card tells of it. */
export type InsightCard = {
  id: string
  title: string
  /** One sentence; of what is locked its own first one. */
  teaser: string
  category: InsightCategory
  color: string
  isPremium: boolean
  /** Premium, and the reader is not: nothing more of it is sent. */
  isLocked: boolean
  /** Written for the reader's own type. */
  isForYou: boolean
}

/** How many texts there are for a reader: free, premium, and of both those for their type alone. */
export type InsightCounts = { free: number; premium: number; forType: number }

/** A page of cards, and where the next one begins; null at the end. */
export type InsightCards = {
  filter: InsightFilter
  cursor: string | null
  items: InsightCard[]
  nextCursor: string | null
}

/** What the tab of cards shows. `hasType`: without a type there is nothing for it. */
export type CardsPage = {
  filter: InsightFilter
  /** Null where the database did not answer. */
  cards: InsightCards | null
  hasType: boolean
  /** The day of the month where the member is, and the month in the words of the page's language. */
  today: { day: number; month: string }
}

/** A text to read, whole or, where it is locked, no more than its card says. */
export type WholeInsight = {
  card: InsightCard
  description: string
  paragraphs: string[]
  tags: string[]
  /** Whose type it is written for, in the language of the page. */
  typeName: string | null
  more: InsightCard[]
}

/** The address of a filter, and of the page of its list that begins at a cursor. */
export function insightsPath(filter: InsightFilter, cursor: string | null = null): string {
  const search = new URLSearchParams()
  if (filter !== FILTERS[0]) search.set('category', filter)
  if (cursor) search.set('cursor', cursor)
  return `${INSIGHTS_PATH}${search.size > 0 ? `?${search}` : ''}`
}

export const INSIGHTS_PATH = '/app/insights'

/** The parts of the insights page, in the order of their tabs. A part that is added gets its line here, and its route. */
export const INSIGHTS_TABS: readonly { to: string; label: Key<'insights-page'>; counted?: true }[] = [
  { to: INSIGHTS_PATH, label: 'tab.cards', counted: true },
  { to: `${INSIGHTS_PATH}/learning`, label: 'tab.learning' },
  { to: `${INSIGHTS_PATH}/journal`, label: 'tab.journal' },
  { to: '/app/transits', label: 'tab.transits' },
  { to: `${INSIGHTS_PATH}/calendar`, label: 'tab.calendar' },
]
