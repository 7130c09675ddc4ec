import { listLessonRecords } from '~/data/lesson-progress.server'
import { LESSONS } from '~/domain/learning/lessons'
import { progressOf } from '~/domain/learning/progress'
import type { Context } from '~/platform/server/context.server'
import { languageOf } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import type { LearningPage } from './learning'
import { lessonTextsOf } from './lesson-texts.server'

/** The learning path with how far the viewer has come: one query of their own rows. */
export async function loadLearning(context: Context, viewer: Viewer, request: Request): Promise<LearningPage> {
  const [records, { lessons: words }] = await Promise.all([
    listLessonRecords(context.db, viewer.id),
    languageOf(request).then((language) => lessonTextsOf(context, language)),
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
