/** What an insight is about; the first is what it is when nothing is said. */
export const INSIGHT_CATEGORIES = ['Education', 'Daily', 'Transits', 'Strategy'] as const
export type InsightCategory = (typeof INSIGHT_CATEGORIES)[number]

/** A category as it was stored or typed; what is none is the first. */
export const toCategory = (said: string | undefined): InsightCategory =>
  INSIGHT_CATEGORIES.find((known) => known === said) ?? INSIGHT_CATEGORIES[0]

/** Shown on the first page, newest first; this many are open there, the rest behind a button. */
export const DASHBOARD_INSIGHTS = 5
export const DASHBOARD_INSIGHTS_SHOWN = 3
