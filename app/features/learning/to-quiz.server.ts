import { fingerprintOf } from '~/domain/learning/quiz/make-quiz'
import type { Question } from '~/domain/learning/quiz/question'
import { capital } from '~/domain/text/sentences'
import type { LessonTexts } from '~/locales/lesson-words'
import type { AnsweredQuestion, ShownQuiz } from './learning'
import { questionText } from './question-text'
import { termNamer } from './term-text.server'

type Wording = { texts: LessonTexts; isExample: boolean }

/** The places of a question's text, in words. */
function paramsOf({ params, options, right }: Question, { texts, isExample }: Wording) {
  const nameOf = termNamer(texts)
  const named = Object.fromEntries(Object.entries(params).map(([name, term]) => [name, nameOf(term)]))
  const where = questionText(texts)(isExample ? 'where.example' : 'where.own')
  return { ...named, where, answer: nameOf(options[right]!) }
}

const textOf = (question: Question, wording: Wording) => {
  const { answer: _, ...params } = paramsOf(question, wording)
  return capital(questionText(wording.texts)(question.kind, params))
}

/** A set of questions as the page shows it: texts alone. */
export function toShownQuiz(quiz: readonly Question[], attempt: number, wording: Wording): ShownQuiz {
  const nameOf = termNamer(wording.texts)
  const questions = quiz.map((question) => ({
    text: textOf(question, wording),
    options: question.options.map((option) => capital(nameOf(option))),
  }))
  return { attempt, set: fingerprintOf(quiz), isExample: wording.isExample, questions }
}

/** The questions with what was chosen, what is right, and why. */
export function toAnswered(
  quiz: readonly Question[],
  answers: readonly number[],
  wording: Wording,
): AnsweredQuestion[] {
  const nameOf = termNamer(wording.texts)
  return quiz.map((question, place) => ({
    text: textOf(question, wording),
    options: question.options.map((option, at) => ({
      text: capital(nameOf(option)),
      isRight: at === question.right,
      isChosen: at === answers[place],
    })),
    isRight: answers[place] === question.right,
    because: capital(questionText(wording.texts)(`${question.kind}.because`, paramsOf(question, wording))),
  }))
}
