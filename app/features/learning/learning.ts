import type { LessonId, ModuleId } from '~/domain/learning/lessons'
import type { LessonState, ModuleState } from '~/domain/learning/progress'
import { type FormAnswer, NO_FORM_ANSWER } from '~/platform/client/form-answer'

export const LEARNING = '/app/insights/learning'

/** The address of a lesson; its questions are at `#questions`. */
export const lessonPath = (lesson: LessonId) => `${LEARNING}/${lesson}`
export const QUESTIONS = 'questions'

export type ListedLesson = { id: LessonId; title: string; about: string; state: LessonState }
export type ListedModule = {
  id: ModuleId
  state: ModuleState
  lessons: ListedLesson[]
  doneCount: number
}
export type LearningPage = {
  modules: ListedModule[]
  doneCount: number
  lessonCount: number
  /** The lesson to continue with; null when all are done. */
  next: { id: LessonId; title: string; isBegun: boolean } | null
}

/** A question before it is answered, without the right answer. */
export type ShownQuestion = { text: string; options: string[] }
export type ShownQuiz = { attempt: number; set: string; isExample: boolean; questions: ShownQuestion[] }

export type AnsweredQuestion = {
  text: string
  options: { text: string; isRight: boolean; isChosen: boolean }[]
  isRight: boolean
  because: string
}
export type QuizResult = { attempt: number; score: number; isPassed: boolean; questions: AnsweredQuestion[] }

/** A lesson that may be read. */
export type OpenLesson = {
  isOpen: true
  id: LessonId
  title: string
  about: string
  /** The module it belongs to and its place there, counted from 1. */
  module: { id: ModuleId; number: number }
  place: number
  placeCount: number
  parts: { title: string; text: string[] }[]
  /** Pages of the library on its subjects. */
  library: { to: string; label: string }[]
  /** How it appears in the member's own chart; null without one. */
  look: string | null
  state: LessonState
  bestScore: number | null
  /** Null until the lesson is read. */
  quiz: ShownQuiz | null
  questionCount: number
  passMark: number
  /** The lesson after it, and whether it may be read. */
  next: { id: LessonId; title: string; isOpen: boolean } | null
}
/** A lesson whose module opens after the one before. */
export type LockedLesson = { isOpen: false; title: string; about: string; waitsFor: ModuleId }

export type LessonAnswer = FormAnswer<'locked' | 'changed'> & { result: QuizResult | null }

export const NO_LESSON_ANSWER: LessonAnswer = { ...NO_FORM_ANSWER, result: null }

/** The field of a question's answer. */
export const answerField = (place: number) => `answer${place}`
