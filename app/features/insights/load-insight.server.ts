import { findInsight, listInsightCards } from '~/data/insights/insights.server'
import type { Context } from '~/platform/server/context.server'
import { notFound } from '~/platform/server/http.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import type { WholeInsight } from './insights'
import { readerOf } from './load-cards.server'
import { toInsightCard } from './to-insight-card.server'

/** So many others are named below a text. */
const MORE = 3
const ANY = { category: null, forType: false }

/** One text in the language of the page, and the newest others; 404 where there is none of this name. */
export async function loadInsight(
  context: Context,
  viewer: Viewer,
  request: Request,
  id: string,
): Promise<WholeInsight> {
  const language = await languageOf(request)
  const reader = readerOf(viewer, language)
  const [found, newest] = await Promise.all([
    findInsight(context.db, reader, id),
    listInsightCards(context.db, reader, { choice: ANY, after: null, limit: MORE + 1 }),
  ])
  if (!found) throw notFound()
  const isLocked = found.isLocked === 1
  return {
    card: toInsightCard({ ...found, locked: isLocked ? found.content : null }, viewer.hdType),
    description: isLocked ? '' : found.description,
    paragraphs: isLocked ? [] : found.content.split(/\n{2,}/),
    tags: isLocked ? [] : found.tags,
    typeName: found.hdType && translator(language, 'hd')(`type.${found.hdType}`),
    more: newest
      .filter(({ subject }) => subject !== found.subject)
      .slice(0, MORE)
      .map((row) => toInsightCard(row, viewer.hdType)),
  }
}
