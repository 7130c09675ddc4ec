import { findLearner } from '~/data/lesson-progress.server'
import { EXAMPLE_CHART } from '~/domain/human-design/chart/example-chart'
import { findLesson, type LessonId, MODULES, placeOf } from '~/domain/learning/lessons'
import { isOpen, lessonAfter, type PathProgress, progressOf } from '~/domain/learning/progress'
import { makeQuiz, PASS_MARK, QUESTIONS_IN_QUIZ } from '~/domain/learning/quiz/make-quiz'
import type { Context } from '~/platform/server/context.server'
import { notFound } from '~/platform/server/http.server'
import { languageOf } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import type { LockedLesson, OpenLesson } from './learning'
import { lessonTextsOf } from './lesson-texts.server'
import { libraryOf } from './library-of.server'
import { lookAtChart } from './look-at-chart.server'
import { toShownQuiz } from './to-quiz.server'

/** A lesson with its next questions, or why it waits: of what is locked nothing but the title is sent. One batch. */
export async function loadLesson(
  context: Context,
  viewer: Viewer,
  request: Request,
  name: string,
): Promise<OpenLesson | LockedLesson> {
  const lesson = findLesson(name)
  if (!lesson) throw notFound()
  const [{ records, chart }, texts] = await Promise.all([
    findLearner(context.db, viewer.id),
    languageOf(request).then((language) => lessonTextsOf(context, language)),
  ])
  const words = texts.lessons
  const { title, about, parts } = words[lesson]
  const progress = progressOf(records)
  const { module, place } = placeOf(lesson)
  if (!isOpen(progress, lesson)) return { isOpen: false, title, about, waitsFor: MODULES[module - 1]!.id }
  const record = records.find((each) => each.lesson === lesson)
  const attempt = (record?.attempts ?? 0) + 1
  const makeShown = () => {
    const quiz = makeQuiz({ memberId: viewer.id, lesson, attempt }, chart ?? EXAMPLE_CHART)
    return toShownQuiz(quiz, attempt, { texts, isExample: chart === null })
  }
  return {
    ...{ isOpen: true, id: lesson, title, about, parts },
    module: { id: MODULES[module]!.id, number: module + 1 },
    ...{ place: place + 1, placeCount: MODULES[module]!.lessons.length },
    library: libraryOf(lesson, texts.language),
    look: chart && lookAtChart(lesson, chart, texts),
    state: progress.modules[module]!.lessons[place]!.state,
    bestScore: record?.bestScore ?? null,
    quiz: record ? makeShown() : null,
    ...{ questionCount: QUESTIONS_IN_QUIZ, passMark: PASS_MARK },
    next: nextOf(lesson, progress, (id) => words[id].title),
  }
}

function nextOf(lesson: LessonId, progress: PathProgress, titleOf: (id: LessonId) => string): OpenLesson['next'] {
  const next = lessonAfter(lesson)
  return next && { id: next, title: titleOf(next), isOpen: isOpen(progress, next) }
}
