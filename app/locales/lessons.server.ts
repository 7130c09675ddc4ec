import type { Language } from './language'
import type { LessonTexts } from './lesson-words'
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

/**
 * What lessons say, by language. The build writes a file of each (`scripts/pages/lesson-files.ts`), and the deployed server reads the
 * one that is asked for (`features/learning/learning.server.ts`): nothing that is deployed may import this.
 */
export const LESSON_TEXTS: Record<Language, LessonTexts> = {
  en: {
    language: 'en',
    lessons: { ...foundationsEn, ...centersEn, ...wiringEn, ...othersAndTimeEn },
    questions: questionsEn,
  },
  ru: {
    language: 'ru',
    lessons: { ...foundationsRu, ...centersRu, ...wiringRu, ...othersAndTimeRu },
    questions: questionsRu,
  },
}
