import { findLoveCard } from '~/data/love/love-members.server'
import { findLoveSelf, openAnalysis } from '~/data/love/love-settings.server'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { firstNameOf } from '~/domain/membership/account/first-name'
import { analysesAMonth, monthOf } from '~/domain/membership/premium/entitlements'
import type { Language } from '~/locales/language'
import type { Context } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'
import type { Analysis } from './love'
import { toAnalysis } from './to-analysis.server'
import { evidenceWords, matchWith } from './to-card.server'

export type AnalysisOutcome =
  | { done: true; analysis: Analysis; left: number | null }
  | { done: false; reason: 'missing' | 'limit' }

/**
 * Opens what moved the numbers of the viewer and a member. For members without premium so many open a month, and those stay
 * open until it ends; where there is nothing to open, by the types alone, nothing is counted.
 */
export async function openLoveAnalysis(
  { db, timeZone }: Context,
  viewer: Viewer,
  username: string,
  language: Language,
): Promise<AnalysisOutcome> {
  const now = new Date()
  const month = monthOf(now, await timeZone())
  const [[self], [other]] = await db.batch([
    findLoveSelf(db, viewer.id, month, now),
    findLoveCard(db, { viewerId: viewer.id, now, month }, toAccountKey(username)),
  ])
  if (!self || !other) return { done: false, reason: 'missing' }
  const match = matchWith(self, other)
  const analysis = match && toAnalysis(match, evidenceWords(language), firstNameOf(other.fullName))
  if (!analysis) return { done: false, reason: 'missing' }
  const most = analysesAMonth(viewer)
  if (most === null) return { done: true, analysis, left: null }
  const { isOpen, opened } = await openAnalysis(db, { memberId: viewer.id, otherId: other.id, month }, most, now)
  return isOpen ? { done: true, analysis, left: Math.max(0, most - opened) } : { done: false, reason: 'limit' }
}
