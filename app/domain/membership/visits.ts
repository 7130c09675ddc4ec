/** Views of a kept chart are one visit until there is none for so long. */
export const VISIT_GAP_MILLISECONDS = 30 * 60_000

type Views = { lastViewedAt: Date | null; viewedBeforeAt: Date | null }

/**
 * When a chart was viewed before the visit that is going on at `now`, given what was noted up to then; null: never before it. Other views,
 * reloads and saving are part of the visit, so the answer stays the same until it ends.
 */
export function viewedBeforeVisit({ lastViewedAt, viewedBeforeAt }: Views, now: Date): Date | null {
  if (lastViewedAt === null) return null
  return now.getTime() - lastViewedAt.getTime() >= VISIT_GAP_MILLISECONDS ? lastViewedAt : viewedBeforeAt
}
