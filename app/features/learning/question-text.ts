import type { LessonTexts } from '~/locales/lesson-words'
import { type Params, translate } from '~/locales/translate'

/** A translator of the words of questions. */
export const questionText =
  ({ language, questions }: LessonTexts) =>
  (key: string, params?: Params): string =>
    translate(questions, language, key, params)
