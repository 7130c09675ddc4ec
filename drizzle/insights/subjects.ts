import type { InsightCategory } from '../../app/domain/community/insights/insight-categories'
import type { TypeCode } from '../../app/domain/human-design/terms/codes'

type Facts = {
  category: InsightCategory
  /** For members of this type alone; without it for everybody. */
  hdType?: TypeCode
  isPremium?: true
}

/** What each text that the site begins with is about, the newest first. The names stay: they are the ids of the rows. */
export const SUBJECTS = {
  'borrowed-channel': { category: 'Transits' },
  'generator-question': { category: 'Strategy', hdType: 'generator' },
  'fast-generator-step': { category: 'Strategy', hdType: 'manifesting_generator' },
  'manifestor-word': { category: 'Strategy', hdType: 'manifestor' },
  'projector-invitation': { category: 'Strategy', hdType: 'projector' },
  'reflector-place': { category: 'Strategy', hdType: 'reflector' },
  'evening-lines': { category: 'Daily' },
  'chart-as-map': { category: 'Education' },
  'generator-standstill': { category: 'Daily', hdType: 'generator' },
  'fast-generator-threads': { category: 'Daily', hdType: 'manifesting_generator' },
  'manifestor-rest': { category: 'Daily', hdType: 'manifestor' },
  'projector-hours': { category: 'Daily', hdType: 'projector' },
  'reflector-month': { category: 'Transits', hdType: 'reflector' },
  'sun-in-a-gate': { category: 'Transits' },
  'strategy-and-authority': { category: 'Strategy' },
  'open-centers': { category: 'Education' },
  'warning-light': { category: 'Daily' },
  'two-columns': { category: 'Education' },
  'moon-round': { category: 'Transits' },
  'two-numbers': { category: 'Education' },
  'two-charts': { category: 'Education', isPremium: true },
  'uncertain-time': { category: 'Education' },
  'years-of-return': { category: 'Transits', isPremium: true },
  experiment: { category: 'Daily' },
  'generator-sounds': { category: 'Education', hdType: 'generator' },
  'fast-generator-detours': { category: 'Education', hdType: 'manifesting_generator' },
  'manifestor-anger': { category: 'Education', hdType: 'manifestor' },
  'projector-bitterness': { category: 'Education', hdType: 'projector' },
  'reflector-mirror': { category: 'Education', hdType: 'reflector' },
  'open-root': { category: 'Daily' },
  'open-throat': { category: 'Daily' },
  'emotional-wave': { category: 'Education' },
  'splenic-whisper': { category: 'Strategy' },
  'split-definition': { category: 'Education' },
  'mercury-turns': { category: 'Transits' },
  'nodes-backdrop': { category: 'Transits' },
  'generator-used-up': { category: 'Daily', hdType: 'generator', isPremium: true },
  'fast-generator-no': { category: 'Strategy', hdType: 'manifesting_generator', isPremium: true },
  'manifestor-loaned-motor': { category: 'Transits', hdType: 'manifestor', isPremium: true },
  'projector-questions': { category: 'Daily', hdType: 'projector', isPremium: true },
  'reflector-disappointment': { category: 'Strategy', hdType: 'reflector', isPremium: true },
  'sun-in-41': { category: 'Transits', isPremium: true },
} as const satisfies Record<string, Facts>

export type Subject = keyof typeof SUBJECTS
export type InsightText = {
  title: string
  /** One sentence, shown before the text is opened. */
  description: string
  /** Paragraphs, an empty line between them. */
  content: string
  tags: string[]
}
/** The texts of a category. */
export type InsightTexts = Partial<Record<Subject, InsightText>>
