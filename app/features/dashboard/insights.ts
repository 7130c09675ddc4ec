import type { InsightCategory } from '~/domain/community/insight-categories'

/** An insight as it stands on the first page. */
export type ShownInsight = {
  id: string
  title: string
  description: string
  paragraphs: string[]
  category: InsightCategory
  color: string
  /** Written for the reader's own type. */
  isForYou: boolean
}

/** `failed`: why there are none to show, for a text that says so. */
export type InsightsAnswer = { insights: ShownInsight[]; failed: null } | { insights: null; failed: InsightsFailure }
export type InsightsFailure = 'database' | 'offline' | 'signedOut'
