import { z } from 'zod'
import {
  countInsightCards,
  findInsight,
  type InsightCardRow,
  type InsightReader,
  listInsightCards,
} from '~/data/insights/insights.server'
import { type InsightCategory, toCategory } from '~/domain/community/insights/insight-categories'
import { cutPage, parseCursor } from '~/domain/community/search/list-cursor'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import { firstSentence, shorten } from '~/domain/text/sentences'
import type { Language } from '~/locales/language'
import type { Context } from '~/platform/server/context.server'
import { notFound } from '~/platform/server/http.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import type { Viewer } from '~/platform/server/session.server'
import {
  type CardsPage,
  FILTERS,
  INSIGHTS_A_PAGE,
  type InsightCard,
  type InsightCards,
  type InsightCounts,
  type InsightFilter,
  type WholeInsight,
} from './insights'

/** Who reads, and in which language. */
const readerOf = ({ hdType, isPremium }: Viewer, language: Language): InsightReader => ({
  ...{ language, hdType, isPremium },
})

/** How many texts there are for this member; null where the database did not answer. */
export async function loadCounts(context: Context, viewer: Viewer, request: Request): Promise<InsightCounts | null> {
  const reader = readerOf(viewer, await languageOf(request))
  return tryOrLog(context, 'insights.count_broke', () => countInsightCards(context.db, reader))
}

/** The cards of the filter in the address, and what the tiles say beside how many there are: one question. */
export async function loadCards(context: Context, viewer: Viewer, request: Request): Promise<CardsPage> {
  const { filter, cursor } = readInsights(new URL(request.url).searchParams)
  const language = await languageOf(request)
  const rows = await tryOrLog(context, 'insights.cards_broke', () =>
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

/** The day of the month in a zone, with the month in the case that goes with a day: «27 ноября». */
export function todayIn(timeZone: string, language: Language, now: Date): CardsPage['today'] {
  const parts = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone }).formatToParts(now)
  const part = (wanted: 'day' | 'month') => parts.find(({ type }) => type === wanted)?.value ?? ''
  return { day: Number(part('day')), month: part('month') }
}

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

/** A sentence longer than this, in characters, is cut at a word. */
const TEASER_MAX_LENGTH = 280

/** A row as its card tells of it. Of a locked text nothing goes out but its title and first sentence. */
function toInsightCard(row: InsightCardRow, hdType: TypeCode | null): InsightCard {
  const { subject, title, description, category, color, isPremium, locked } = row
  return {
    ...{ id: subject, title, color, isPremium },
    teaser: locked === null ? description : teaserOf(locked),
    category: toCategory(category),
    isLocked: locked !== null,
    isForYou: row.hdType !== null && row.hdType === hdType,
  }
}

/** What everybody reads of a locked text. */
const teaserOf = (content: string) => shorten(firstSentence(content), TEASER_MAX_LENGTH)

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
