import type { hdInsights } from '../schema/insights'
import { type InsightText, SUBJECTS, type Subject } from './subjects'
import { TEXTS_EN } from './texts-en'
import { TEXTS_RU } from './texts-ru'

/** The newest is of this day, each further one a day older: so the order is the same wherever they are loaded. */
const NEWEST = Date.UTC(2026, 10, 20, 6)
const DAY_MILLISECONDS = 86_400_000

const COLORS = { Education: '#6366f1', Daily: '#d97706', Transits: '#0e7490', Strategy: '#be185d' }

type NewInsight = Required<typeof hdInsights.$inferInsert>

function toRow(subject: Subject, index: number, language: 'en' | 'ru', text: InsightText): NewInsight {
  const facts: { category: keyof typeof COLORS; hdType?: NewInsight['hdType']; isPremium?: boolean } = SUBJECTS[subject]
  return {
    id: `${subject}-${language}`,
    subject,
    language,
    ...text,
    category: facts.category,
    color: COLORS[facts.category],
    isPremium: facts.isPremium ?? false,
    hdType: facts.hdType ?? null,
    ...{ isPublished: true, revision: 0 },
    createdAt: new Date(NEWEST - index * DAY_MILLISECONDS),
  }
}

/** What there is to read from the first day on, one row a language. */
export const STARTER_INSIGHTS: NewInsight[] = (Object.keys(SUBJECTS) as Subject[]).flatMap((subject, index) => [
  toRow(subject, index, 'en', TEXTS_EN[subject]),
  toRow(subject, index, 'ru', TEXTS_RU[subject]),
])
