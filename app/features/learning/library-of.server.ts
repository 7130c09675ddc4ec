import { elementPath, listPath } from '~/domain/human-design/elements/element'
import { ELEMENTS_OF_LESSON } from '~/domain/learning/lesson-elements'
import type { LessonId } from '~/domain/learning/lessons'
import { elementName } from '~/locales/element-name'
import type { Language } from '~/locales/language'
import { translator } from '~/platform/server/i18n.server'
import type { OpenLesson } from './learning'

/** The pages of the library that tell more of what a lesson speaks of, by their names. */
export function libraryOf(lesson: LessonId, language: Language): OpenLesson['library'] {
  const [hd, library] = [translator(language, 'hd'), translator(language, 'library')]
  return ELEMENTS_OF_LESSON[lesson].map((what) =>
    typeof what === 'string'
      ? { to: listPath(what), label: library(`kind.${what}`) }
      : { to: elementPath(what), label: elementName(hd, what) },
  )
}
