/** The learning path: four modules of six short lessons, in the order in which they build on one another. */
export const MODULES = [
  {
    id: 'foundations',
    lessons: ['what-a-chart-is', 'types', 'strategy', 'authority', 'signature-and-not-self', 'experiment'],
  },
  {
    id: 'centers',
    lessons: ['nine-centers', 'defined-centers', 'open-centers', 'mind-and-voice', 'motors', 'direction-and-instinct'],
  },
  { id: 'wiring', lessons: ['lines', 'profile', 'definition', 'gates', 'channels', 'circuits'] },
  {
    id: 'others-and-time',
    lessons: ['two-charts', 'influence', 'transits', 'lunar-month', 'penta', 'living-it'],
  },
] as const

export type Module = (typeof MODULES)[number]
export type ModuleId = Module['id']
export type LessonId = Module['lessons'][number]

export const LESSONS: readonly LessonId[] = MODULES.flatMap((module): readonly LessonId[] => module.lessons)

const idsOf = ({ lessons }: Module): readonly LessonId[] => lessons

/** The lesson of an address; null where there is none. */
export const findLesson = (id: string): LessonId | null => LESSONS.find((lesson) => lesson === id) ?? null

/** The module a lesson belongs to, counted from 0, and its place in it. */
export function placeOf(lesson: LessonId): { module: number; place: number } {
  const module = MODULES.findIndex((each) => idsOf(each).includes(lesson))
  return { module, place: idsOf(MODULES[module]!).indexOf(lesson) }
}
