import type { LessonId } from '~/domain/learning/lessons'
import type { Language } from './language'
import type { LessonWords } from './lesson-words'
import { centers as centersEn } from './lessons/en/centers'
import { foundations as foundationsEn } from './lessons/en/foundations'
import { othersAndTime as othersAndTimeEn } from './lessons/en/others-and-time'
import { questions as questionsEn } from './lessons/en/questions'
import { wiring as wiringEn } from './lessons/en/wiring'
import { centers as centersRu } from './lessons/ru/centers'
import { foundations as foundationsRu } from './lessons/ru/foundations'
import { othersAndTime as othersAndTimeRu } from './lessons/ru/others-and-time'
import { questions as questionsRu } from './lessons/ru/questions'
import { wiring as wiringRu } from './lessons/ru/wiring'
import { type Params, translate } from './translate'

/** The lessons, by language: they stay on the server, which sends the one that is read. */
export const LESSON_WORDS: Record<Language, Record<LessonId, LessonWords>> = {
  en: { ...foundationsEn, ...centersEn, ...wiringEn, ...othersAndTimeEn },
  ru: { ...foundationsRu, ...centersRu, ...wiringRu, ...othersAndTimeRu },
}

/** The words of the questions, by language. */
export const QUESTION_WORDS: Record<Language, Record<string, string>> = { en: questionsEn, ru: questionsRu }

/** A translator of the words of questions. */
export const questionText =
  (language: Language) =>
  (key: string, params?: Params): string =>
    translate(QUESTION_WORDS[language], language, key, params)
