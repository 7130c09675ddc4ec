import { z } from 'zod'
import type { InsightCategory } from '~/domain/community/insights/insight-categories'
import { FILTERS, type InsightFilter } from './insights'

// An address is anybody's to write: what makes no sense in it counts as not said.
const querySchema = z.object({
  category: z.enum(FILTERS).catch(FILTERS[0]),
  cursor: z.string().max(80).nullable().catch(null),
})

/** Reads what an address of the page asks for. */
export function readInsights(search: URLSearchParams): { filter: InsightFilter; cursor: string | null } {
  const { category, cursor } = querySchema.parse(Object.fromEntries(search))
  return { filter: category, cursor }
}

const CATEGORY_OF: Partial<Record<InsightFilter, InsightCategory>> = {
  daily: 'Daily',
  transits: 'Transits',
  learn: 'Education',
  strategy: 'Strategy',
}

/** What a filter leaves of the texts. */
export const choiceOf = (filter: InsightFilter) => ({
  category: CATEGORY_OF[filter] ?? null,
  forType: filter === 'for-you',
})
