import type { LessonId, MODULES, ModuleId } from '~/domain/learning/lessons'
import type { LookVariant } from '~/domain/learning/look-variant'
import type { Language } from './language'

/** One lesson in one language. Of `look`, what is seen of it in the member's own chart, places in `{{…}}` are filled in. */
export type LessonWords = {
  title: string
  /** One line for the list of lessons. */
  about: string
  parts: { title: string; text: string[] }[]
  look: Partial<Record<LookVariant, string>>
}

type LessonOf<M extends ModuleId> = Extract<(typeof MODULES)[number], { id: M }>['lessons'][number]
/** The lessons of a module in one language. */
export type ModuleWords<M extends ModuleId> = Record<LessonOf<M>, LessonWords>

/** All that lessons say in one language: the lessons, and the words of their questions. */
export type LessonTexts = {
  language: Language
  lessons: Record<LessonId, LessonWords>
  questions: Record<string, string>
}
