import { LESSONS, type LessonId, MODULES, type ModuleId, placeOf } from './lessons'

/** The row of a lesson, which exists once it was read. */
export type LessonRecord = { lesson: string; passedAt: Date | null }

/** `read`: its questions are still to be passed. */
export type LessonState = 'unread' | 'read' | 'done'
/** `next`: open, and nothing of it read yet. */
export type ModuleState = 'done' | 'in_progress' | 'next' | 'locked'

export type ModuleProgress = {
  id: ModuleId
  state: ModuleState
  lessons: { id: LessonId; state: LessonState }[]
  doneCount: number
}
export type PathProgress = {
  modules: ModuleProgress[]
  doneCount: number
  /** Where the member goes on: what was read and not passed, else the first lesson that waits; null when all is done. */
  next: LessonId | null
}

/**
 * How far a member has come. A module opens when every lesson of the one before is done, and stays open once something of it
 * was read, so that a lesson added later closes nothing.
 */
export function progressOf(records: readonly LessonRecord[]): PathProgress {
  const recordOf = new Map(records.map((record) => [record.lesson, record]))
  const stateOf = (lesson: LessonId): LessonState => {
    const record = recordOf.get(lesson)
    if (!record) return 'unread'
    return record.passedAt ? 'done' : 'read'
  }
  let isBeforeDone = true
  const modules = MODULES.map((module): ModuleProgress => {
    const lessons = module.lessons.map((id) => ({ id, state: stateOf(id) }))
    const doneCount = lessons.filter(({ state }) => state === 'done').length
    const isBegun = lessons.some(({ state }) => state !== 'unread')
    const isDone = doneCount === lessons.length
    const state = isDone ? 'done' : isBegun ? 'in_progress' : isBeforeDone ? 'next' : 'locked'
    isBeforeDone = isDone
    return { id: module.id, state, lessons, doneCount }
  })
  const open = modules.flatMap(({ state, lessons }) => (state === 'locked' ? [] : lessons))
  const next = open.find(({ state }) => state === 'read') ?? open.find(({ state }) => state === 'unread')
  return { modules, doneCount: modules.reduce((sum, each) => sum + each.doneCount, 0), next: next?.id ?? null }
}

/** Whether a lesson may be read: its module is open, or the lesson was read before. */
export function isOpen({ modules }: PathProgress, lesson: LessonId): boolean {
  return modules[placeOf(lesson).module]!.state !== 'locked'
}

/** The lesson after one in the order of the path; null after the last. */
export const lessonAfter = (lesson: LessonId): LessonId | null => LESSONS[LESSONS.indexOf(lesson) + 1] ?? null

/** Rate limit against scripts, on reading lessons and answering their questions. */
export const LESSON_FORMS_AN_HOUR = 240
