import type { InsightCardRow } from '~/data/insights/insights.server'
import { toCategory } from '~/domain/community/insights/insight-categories'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import { firstSentence, shorten } from '~/domain/text/sentences'
import type { InsightCard } from './insights'

/** A sentence longer than this, in characters, is cut at a word. */
const TEASER_MAX_LENGTH = 280

/** A row as its card tells of it. Of a locked text nothing goes out but its title and first sentence. */
export function toInsightCard(row: InsightCardRow, hdType: TypeCode | null): InsightCard {
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
export const teaserOf = (content: string) => shorten(firstSentence(content), TEASER_MAX_LENGTH)
