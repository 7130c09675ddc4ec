import { CENTERS, type CenterCode } from '../../human-design/terms/codes'
import type { LearnerChart } from '../learner-chart'
import type { LessonId } from '../lessons'
import { hashOf, pick, randomOf, shuffle } from '../random'
import { BETWEEN_QUESTIONS } from './between-questions'
import { CENTER_QUESTIONS } from './center-questions'
import { CHART_QUESTIONS } from './chart-questions'
import type { Question } from './question'
import { TYPE_QUESTIONS } from './type-questions'
import { WIRING_QUESTIONS } from './wiring-questions'

export const QUESTIONS_IN_QUIZ = 4
/** So many right answers pass. */
export const PASS_MARK = 3
/** At most so many of a quiz are about the chart, so that a lesson is asked about too. */
const MOST_OF_CHART = 2
/** Chance may make the same question twice; then it is tried again. */
const MOST_TRIES = 200

/** The member, lesson and attempt of a quiz: the same always has the same questions. */
export type QuizSeed = { memberId: string; lesson: LessonId; attempt: number }

/** The questions of an attempt, all different; the next attempt draws again. */
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

const MAKERS = {
  ...TYPE_QUESTIONS,
  ...CENTER_QUESTIONS,
  ...WIRING_QUESTIONS,
  ...BETWEEN_QUESTIONS,
  ...CHART_QUESTIONS,
}
export type QuestionKind = keyof typeof MAKERS
export const QUESTION_KINDS = Object.keys(MAKERS) as QuestionKind[]

/** The kinds of questions of a lesson: about one chart, and about Human Design at large, as far as the lesson covers it. */
type LessonQuestions = {
  ofChart: QuestionKind[]
  ofTables: QuestionKind[]
  /** The centers they keep to. */
  within: readonly CenterCode[]
}

const about = (
  ofChart: QuestionKind[],
  ofTables: QuestionKind[],
  within: readonly CenterCode[] = CENTERS,
): LessonQuestions => ({ ofChart, ofTables, within })

const QUESTIONS_OF_LESSON: Record<LessonId, LessonQuestions> = {
  'what-a-chart-is': about(
    ['own_active_gate', 'own_channel_count', 'own_type'],
    ['count_of', 'count_of', 'partner_gate'],
  ),
  types: about(['own_type'], ['type_of_channel', 'type_of_channel', 'type_of_strategy']),
  strategy: about(['own_strategy'], ['strategy_of_type', 'type_of_strategy', 'strategy_of_type']),
  authority: about(['own_authority'], ['authority_of_channel', 'authority_of_center', 'authority_of_channel']),
  'signature-and-not-self': about(
    ['own_signature', 'own_not_self'],
    ['signature_of_type', 'not_self_of_type', 'signature_of_type'],
  ),
  experiment: about(
    ['own_strategy', 'own_authority', 'own_signature', 'own_not_self'],
    ['strategy_of_type', 'authority_of_center'],
  ),
  'nine-centers': about(
    ['own_defined_count', 'own_state_of_center'],
    ['center_of_gate', 'gate_in_center', 'gates_in_center_count'],
  ),
  'defined-centers': about(
    ['own_defined_center', 'own_state_of_center', 'own_defined_count'],
    ['defines_center', 'centers_of_channel', 'state_by_rule'],
  ),
  'open-centers': about(
    ['own_undefined_center', 'own_state_of_center', 'own_defined_center'],
    ['state_by_rule', 'gate_in_center', 'defines_center'],
  ),
  'mind-and-voice': about(
    ['own_state_of_center', 'own_state_of_center'],
    ['center_of_gate', 'defines_center', 'centers_of_channel', 'gate_in_center'],
    ['head', 'ajna', 'throat'],
  ),
  motors: about(
    ['own_motor_count', 'own_state_of_center'],
    ['is_motor', 'motor_to_throat', 'is_no_motor'],
    ['heart', 'solar_plexus', 'sacral', 'root'],
  ),
  'direction-and-instinct': about(
    ['own_state_of_center'],
    ['center_of_gate', 'defines_center', 'authority_of_channel', 'gate_in_center'],
    ['g', 'spleen'],
  ),
  lines: about(['own_conscious_line'], ['line_by_name', 'conscious_line', 'line_by_name']),
  profile: about(['own_profile', 'own_conscious_line'], ['is_profile', 'profile_by_name', 'angle_of_profile']),
  definition: about(['own_definition'], ['definition_of_two', 'centers_of_channel', 'definition_of_two']),
  gates: about(
    ['own_active_gate', 'own_hanging_gate', 'own_closing_gate'],
    ['center_of_gate', 'gate_by_name', 'partner_gate'],
  ),
  channels: about(
    ['own_channel', 'own_channel_count', 'own_closing_gate'],
    ['centers_of_channel', 'defines_center', 'partner_gate'],
  ),
  circuits: about(['own_channel'], ['circuit_of_channel', 'channel_of_circuit', 'count_of_circuit']),
  'two-charts': about(['own_closing_gate', 'own_hanging_gate'], ['connection_of', 'connection_of', 'partner_gate']),
  influence: about(
    ['own_defined_beside', 'own_undefined_center'],
    ['defines_center', 'state_by_rule', 'connection_of'],
  ),
  transits: about(['own_completed_by', 'own_closing_gate'], ['stay_in_gate', 'next_on_wheel', 'next_on_wheel']),
  'lunar-month': about(['own_authority', 'own_completed_by'], ['stay_in_gate', 'next_on_wheel', 'type_of_strategy']),
  penta: about(
    ['own_penta_gate'],
    ['is_penta_gate', 'is_penta_channel', 'centers_of_channel', 'center_of_gate'],
    ['throat', 'g', 'sacral'],
  ),
  'living-it': about(
    ['own_authority', 'own_strategy', 'own_completed_by', 'own_not_self'],
    ['connection_of', 'signature_of_type'],
  ),
}
