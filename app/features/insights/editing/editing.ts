import type { InsightCategory } from '~/domain/community/insights/insight-categories'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import type { FormAnswer } from '~/platform/client/form-answer'

export const EDITING_PATH = '/moderation/insights'
export const EDITING_LANGUAGES = ['en', 'ru'] as const
export type EditingLanguage = (typeof EDITING_LANGUAGES)[number]

/** Where a text is written. */
export const editingPath = (subject: string) => `${EDITING_PATH}/${subject}`

/** A text in the list of all. */
export type EditedInsight = {
  subject: string
  title: string
  category: InsightCategory
  color: string
  isPremium: boolean
  hdType: TypeCode | null
  isPublished: boolean
}
export type EditedPage = { items: EditedInsight[]; next: string | null }

/** What the form of a text begins with. `seen`: the revision it shows, empty where it is new. */
export type InsightFormData = {
  isNew: boolean
  isPublished: boolean
  /** Where members read it. */
  subject: string
  values: Record<string, string>
}

/** `conflict`: somebody else was faster, or it is gone. */
export type EditingError = 'conflict' | 'malformed'
export type EditingAnswer = FormAnswer<EditingError, 'preview'>
