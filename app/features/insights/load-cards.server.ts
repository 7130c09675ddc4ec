import {
  countInsightCards,
  type InsightCardRow,
  type InsightReader,
  listInsightCards,
} from '~/data/insights/insights.server'
import { cutPage, parseCursor } from '~/domain/community/search/list-cursor'
import type { Language } from '~/locales/language'
import type { Context } from '~/platform/server/context.server'
import { languageOf } from '~/platform/server/i18n.server'
import { unlessBroken } from '~/platform/server/refusal.server'
import type { Viewer } from '~/platform/server/session.server'
import { type CardsPage, INSIGHTS_A_PAGE, type InsightCards, type InsightCounts } from './insights'
import { choiceOf, readInsights } from './insights.schema'
import { toInsightCard } from './to-insight-card.server'

/** Who reads, and in which language. */
export const readerOf = ({ hdType, isPremium }: Viewer, language: Language): InsightReader => ({
  ...{ language, hdType, isPremium },
})

/** How many texts there are for this member; null where the database did not answer. */
export async function loadCounts(context: Context, viewer: Viewer, request: Request): Promise<InsightCounts | null> {
  const reader = readerOf(viewer, await languageOf(request))
  return unlessBroken(context, 'insights.count_broke', () => countInsightCards(context.db, reader))
}

/** The cards of the filter in the address, and what the tiles say beside how many there are: one question. */
export async function loadCards(context: Context, viewer: Viewer, request: Request): Promise<CardsPage> {
  const { filter, cursor } = readInsights(new URL(request.url).searchParams)
  const language = await languageOf(request)
  const rows = await unlessBroken(context, 'insights.cards_broke', () =>
    listInsightCards(context.db, readerOf(viewer, language), {
      ...{ choice: choiceOf(filter), after: parseCursor(cursor), limit: INSIGHTS_A_PAGE + 1 },
    }),
  )
  const toPage = (found: InsightCardRow[]): InsightCards => {
    const { page, nextCursor } = cutPage(found, INSIGHTS_A_PAGE, ({ createdAt: at, id }) => ({ at, id }))
    return { filter, cursor, items: page.map((row) => toInsightCard(row, viewer.hdType)), nextCursor }
  }
  return {
    filter,
    cards: rows && toPage(rows),
    hasType: viewer.hdType !== null,
    today: todayIn(await context.timeZone(), language, new Date()),
  }
}

/** The day of the month in a zone. */
export function todayIn(timeZone: string, language: Language, now: Date): CardsPage['today'] {
  const part = (options: Intl.DateTimeFormatOptions, locale: string) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(now)
  return { day: Number(part({ day: 'numeric' }, 'en')), month: part({ month: 'long' }, language) }
}
