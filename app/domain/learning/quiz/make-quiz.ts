import type { LearnerChart } from '../learner-chart'
import type { LessonId } from '../lessons'
import { hashOf, pick, randomOf, shuffle } from '../random'
import type { Question } from './question'
import { MAKERS, QUESTIONS_OF_LESSON } from './questions-of-lesson'

export const QUESTIONS_IN_QUIZ = 4
/** So many right answers pass. */
export const PASS_MARK = 3
/** At most so many of a quiz are about the chart, so that a lesson is asked about too. */
const MOST_OF_CHART = 2
/** Chance may make the same question twice; then it is tried again. */
const MOST_TRIES = 200

/** Whose quiz this is, and which: the same always has the same questions. */
export type QuizSeed = { memberId: string; lesson: LessonId; attempt: number }

/** The questions of an attempt: each asks something else, and the next attempt asks anew. */
export function makeQuiz({ memberId, lesson, attempt }: QuizSeed, chart: LearnerChart): Question[] {
  const random = randomOf(`${memberId} ${lesson} ${attempt}`)
  const { ofChart, ofTables, within } = QUESTIONS_OF_LESSON[lesson]
  const wanted = [...shuffle(ofChart, random), ...shuffle(ofTables, random)]
  const quiz: Question[] = []
  const isAsked = (question: Question) => quiz.some((each) => subjectOf(each) === subjectOf(question))
  const add = (kind: keyof typeof MAKERS) => {
    const question = MAKERS[kind]({ chart, random, within })
    if (question && !isAsked(question)) quiz.push(question)
  }
  for (const kind of wanted.slice(0, ofChart.length)) if (quiz.length < MOST_OF_CHART) add(kind)
  for (const kind of wanted.slice(ofChart.length)) if (quiz.length < QUESTIONS_IN_QUIZ) add(kind)
  for (let tries = 0; quiz.length < QUESTIONS_IN_QUIZ && tries < MOST_TRIES; tries++) add(pick(wanted, random)!)
  if (quiz.length < QUESTIONS_IN_QUIZ) throw new Error(`No ${QUESTIONS_IN_QUIZ} questions for ${lesson}`)
  return quiz
}

const subjectOf = ({ kind, params }: Question) => JSON.stringify([kind, params])

/** Tells one set of questions from another, and nothing of their answers: a chart that changed asks something else. */
export const fingerprintOf = (quiz: readonly Question[]): string =>
  hashOf(JSON.stringify(quiz.map(({ kind, params, options }) => [kind, params, options]))).toString(36)

/** How many answers are right; each is the place of an option. */
export const scoreOf = (quiz: readonly Question[], answers: readonly number[]): number =>
  quiz.filter(({ right }, place) => answers[place] === right).length
