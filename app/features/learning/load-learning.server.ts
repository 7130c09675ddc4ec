import { findLearner, listLessonRecords } from '~/data/lesson-progress.server'
import { EXAMPLE_CHART } from '~/domain/human-design/chart/example-chart'
import { elementPath, listPath } from '~/domain/human-design/elements/element'
import { ELEMENTS_OF_LESSON } from '~/domain/learning/lesson-elements'
import { findLesson, LESSONS, type LessonId, MODULES, placeOf } from '~/domain/learning/lessons'
import { isOpen, lessonAfter, type PathProgress, progressOf } from '~/domain/learning/progress'
import { makeQuiz, PASS_MARK, QUESTIONS_IN_QUIZ } from '~/domain/learning/quiz/make-quiz'
import { elementName } from '~/locales/element-name'
import type { Language } from '~/locales/language'
import type { Context } from '~/platform/server/context.server'
import { notFound } from '~/platform/server/http.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import type { LearningPage, LockedLesson, OpenLesson } from './learning'
import { readLessonTexts } from './lesson-texts.server'
import { lookAtChart } from './look-at-chart.server'
import { toShownQuiz } from './quiz-text.server'

/** The learning path with the viewer's progress. */
export async function loadLearning(context: Context, viewer: Viewer, request: Request): Promise<LearningPage> {
  const [records, { lessons: words }] = await Promise.all([
    listLessonRecords(context.db, viewer.id),
    languageOf(request).then((language) => readLessonTexts(context, language)),
  ])
  const { modules, doneCount, next } = progressOf(records)
  return {
    modules: modules.map((module) => ({
      ...module,
      lessons: module.lessons.map(({ id, state }) => ({ id, state, title: words[id].title, about: words[id].about })),
    })),
    doneCount,
    lessonCount: LESSONS.length,
    next: next && { id: next, title: words[next].title, isBegun: records.length > 0 },
  }
}

/** A lesson with its next questions. Of a locked one only the title is sent, and which module opens it. */
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
    languageOf(request).then((language) => readLessonTexts(context, language)),
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
    library: libraryLinks(lesson, texts.language),
    look: chart && lookAtChart(lesson, chart, texts),
    state: progress.modules[module]!.lessons[place]!.state,
    bestScore: record?.bestScore ?? null,
    quiz: record ? makeShown() : null,
    ...{ questionCount: QUESTIONS_IN_QUIZ, passMark: PASS_MARK },
    next: nextLesson(lesson, progress, (id) => words[id].title),
  }
}

function nextLesson(lesson: LessonId, progress: PathProgress, titleOf: (id: LessonId) => string): OpenLesson['next'] {
  const next = lessonAfter(lesson)
  return next && { id: next, title: titleOf(next), isOpen: isOpen(progress, next) }
}

function libraryLinks(lesson: LessonId, language: Language): OpenLesson['library'] {
  const [hd, library] = [translator(language, 'hd'), translator(language, 'library')]
  return ELEMENTS_OF_LESSON[lesson].map((element) =>
    typeof element === 'string'
      ? { to: listPath(element), label: library(`kind.${element}`) }
      : { to: elementPath(element), label: elementName(hd, element) },
  )
}
