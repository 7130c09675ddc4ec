/** What an insight is about; the first is what it is when nothing is said. */
export const INSIGHT_CATEGORIES = ['Education', 'Daily', 'Transits', 'Strategy'] as const
export type InsightCategory = (typeof INSIGHT_CATEGORIES)[number]

/** Read on the first page, newest first; so many of them stand open there, the rest a press away. */
export const DASHBOARD_INSIGHTS = 5
export const DASHBOARD_INSIGHTS_SHOWN = 3
