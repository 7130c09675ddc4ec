import { centersThatAre, hangingGates, type LearnerChart } from './learner-chart'
import type { LessonId } from './lessons'
import { PENTA_GATES } from './quiz/between-questions'

/** Which of a lesson's texts fits a chart, where not one fits all. */
export const LOOK_VARIANTS = ['all', 'some', 'none'] as const
export type LookVariant = (typeof LOOK_VARIANTS)[number]

const someOf = (found: readonly unknown[]): LookVariant => (found.length > 0 ? 'some' : 'none')
const defined = (chart: LearnerChart) => someOf(centersThatAre(chart, 'defined'))
const notDefined = (chart: LearnerChart) => someOf(centersThatAre(chart, 'undefined', 'open'))
const channels = (chart: LearnerChart) => someOf(chart.channels)
const hanging = (chart: LearnerChart) => someOf(hangingGates(chart))

/** Lessons with a second text for charts that lack what they are about; all others have one. */
export const LOOKS: Partial<Record<LessonId, (chart: LearnerChart) => LookVariant>> = {
  'nine-centers': defined,
  'defined-centers': defined,
  'open-centers': notDefined,
  gates: hanging,
  channels,
  circuits: channels,
  'two-charts': hanging,
  influence: notDefined,
  transits: hanging,
  'lunar-month': ({ type }) => (type === 'reflector' ? 'some' : 'none'),
  penta: ({ gates }) => someOf(gates.filter((gate) => PENTA_GATES.includes(gate))),
}

/** The text of a lesson that fits this chart. */
export const lookVariantOf = (lesson: LessonId, chart: LearnerChart): LookVariant => LOOKS[lesson]?.(chart) ?? 'all'
