import { describe, expect, test } from 'vitest'
import { EXAMPLE_CHART } from '~/domain/human-design/chart/example-chart'
import { GATES_OF_CENTER } from '~/domain/human-design/terms/centers'
import { CHANNELS, findChannel } from '~/domain/human-design/terms/channels'
import { CENTERS, type CenterCode, PROFILES } from '~/domain/human-design/terms/codes'
import { WHEEL } from '~/domain/human-design/terms/wheel'
import type { LearnerChart } from '~/domain/learning/learner-chart'
import { LESSONS } from '~/domain/learning/lessons'
import {
  fingerprintOf,
  makeQuiz,
  PASS_MARK,
  QUESTION_KINDS,
  QUESTIONS_IN_QUIZ,
  type QuestionKind,
  scoreOf,
} from '~/domain/learning/quiz/make-quiz'
import type { Question } from '~/domain/learning/quiz/question'
import { chartOf, createRandom } from './random-charts'

// What makes an option right is told here once more, from the lists and rules of the domain's reference, not by the makers.

const random = createRandom(34)
const YEARS_50 = 50 * 365.25 * 86_400_000
const someone = Array.from({ length: 60 }, () => chartOf(Math.round(Date.UTC(1950, 0, 1) + random() * YEARS_50)))
/** Nothing whole, and everything: the ends of what a chart can be. */
const reflector: LearnerChart = {
  type: 'reflector',
  authority: 'lunar',
  profile: '6/2',
  definition: 'none',
  centers: Object.fromEntries(CENTERS.map((center) => [center, 'open'])) as LearnerChart['centers'],
  channels: [],
  gates: [],
}
const full: LearnerChart = {
  ...{ type: 'manifesting_generator', authority: 'emotional', profile: '4/1', definition: 'single' },
  centers: Object.fromEntries(CENTERS.map((center) => [center, 'defined'])) as LearnerChart['centers'],
  channels: CHANNELS.map(({ id }) => id),
  gates: [...WHEEL],
}
const CHARTS: LearnerChart[] = [EXAMPLE_CHART, reflector, full, ...someone]

const codeOf = (term: string | undefined) => (term ?? '').slice((term ?? '').indexOf(':') + 1)
const gatesOf = (channel: string) => findChannel(channel)!.gates
const centersOf = (channel: string) => findChannel(channel)!.centers as readonly string[]
const gateIn = (gate: string, center: string) => GATES_OF_CENTER[center as CenterCode].includes(Number(gate))
const isChannel = (a: number, b: number) =>
  a !== b && CHANNELS.some(({ gates }) => gates.includes(a) && gates.includes(b))
const MOTORS = ['heart', 'solar_plexus', 'sacral', 'root']
const PENTA = [31, 7, 8, 1, 33, 13, 15, 5, 2, 14, 46, 29]
const STRATEGIES: Record<string, string> = {
  generator: 'wait_to_respond',
  manifesting_generator: 'wait_to_respond_then_inform',
  manifestor: 'inform_before_acting',
  projector: 'wait_for_invitation',
  reflector: 'wait_lunar_cycle',
}
const SIGNATURES: Record<string, string> = {
  ...{ generator: 'satisfaction', manifesting_generator: 'satisfaction', manifestor: 'peace' },
  ...{ projector: 'success', reflector: 'surprise' },
}
const NOT_SELF: Record<string, string> = {
  ...{ generator: 'frustration', manifesting_generator: 'frustration', manifestor: 'anger' },
  ...{ projector: 'bitterness', reflector: 'disappointment' },
}
const LINES = ['', 'investigator', 'hermit', 'martyr', 'opportunist', 'heretic', 'role model']
const COUNTS: Record<string, number> = { centers: 9, gates: 64, channels: 36, lines: 6, bodies: 13, types: 5 }
const isHanging = ({ gates }: LearnerChart, gate: number) =>
  gates.includes(gate) && !gates.some((other) => isChannel(gate, other))
const isOneOf = (list: readonly string[], ...found: string[]) => found.some((each) => list.includes(each))

/** By the rules of types: what one channel alone makes. */
function typeOfChannel(channel: string) {
  const ends = centersOf(channel)
  const isToThroat = ends.includes('throat') && isOneOf(MOTORS, ...ends)
  if (ends.includes('sacral')) return isToThroat ? 'manifesting_generator' : 'generator'
  return isToThroat ? 'manifestor' : 'projector'
}
function authorityOfChannel(channel: string) {
  const ends = centersOf(channel)
  if (ends.includes('solar_plexus')) return 'emotional'
  if (ends.includes('sacral')) return 'sacral'
  if (ends.includes('spleen')) return 'splenic'
  if (ends.includes('heart')) return typeOfChannel(channel) === 'manifestor' ? 'ego_manifested' : 'ego_projected'
  return ends.includes('g') ? 'self_projected' : 'mental'
}
function connectionOf(channel: string, one: string[], other: string[]) {
  const [a, b] = gatesOf(channel).map((gate) => [one, other].filter((list) => list.includes(String(gate))).length)
  if (one.length + other.length === 4) return 'companionship'
  if (one.length === 1 && other.length === 1) return a === 1 && b === 1 ? 'electromagnetic' : ''
  return one.length + other.length === 3 ? 'compromise' : 'dominance'
}

type Truth = (option: string, params: Record<string, string>, chart: LearnerChart) => boolean
const TRUTHS: Record<QuestionKind, Truth> = {
  strategy_of_type: (option, { type }) => STRATEGIES[type!] === option,
  type_of_strategy: (option, { strategy }) => STRATEGIES[option] === strategy,
  signature_of_type: (option, { type }) => SIGNATURES[type!] === option,
  not_self_of_type: (option, { type }) => NOT_SELF[type!] === option,
  type_of_channel: (option, { channel, rule }) => typeOfChannel(channel!) === option && rule === option,
  authority_of_channel: (option, { channel }) => authorityOfChannel(channel!) === option,
  authority_of_center: (option, { center }) =>
    option ===
    { solar_plexus: 'emotional', sacral: 'sacral', spleen: 'splenic', g: 'self_projected' }[center as 'g' | 'sacral'],
  center_of_gate: (option, { gate }) => gateIn(gate!, option),
  gate_in_center: (option, { center }) => gateIn(option, center!),
  gates_in_center_count: (option, { center }) => GATES_OF_CENTER[center as CenterCode].length === Number(option),
  defines_center: (option, { center }) => centersOf(option).includes(center!),
  centers_of_channel: (option, { channel }) => option.split('+').every((each) => centersOf(channel!).includes(each)),
  state_by_rule: (option, { rule }) => option === rule,
  is_motor: (option) => MOTORS.includes(option),
  is_no_motor: (option) => !MOTORS.includes(option),
  motor_to_throat: (option) => centersOf(option).includes('throat') && isOneOf(MOTORS, ...centersOf(option)),
  count_of: (option, { thing }) => COUNTS[thing!] === Number(option),
  next_on_wheel: (option, { gate }) => WHEEL[(WHEEL.indexOf(Number(gate) as 41) + 1) % 64] === Number(option),
  line_by_name: (option, { line }) => LINES[Number(option)] !== undefined && option === line,
  conscious_line: (option, { profile }) => profile!.startsWith(`${option}/`),
  is_profile: (option) => PROFILES.some((profile) => profile === option),
  angle_of_profile: (option, { profile }) =>
    option === (profile === '4/1' ? 'juxtaposition' : /^[56]/.test(profile!) ? 'left' : 'right'),
  profile_by_name: (option, { profile }) => option === profile,
  definition_of_two: (option, { one, other }) =>
    option === (isOneOf(centersOf(one!), ...centersOf(other!)) ? 'single' : 'split'),
  partner_gate: (option, { gate, channel }) =>
    isChannel(Number(gate), Number(option)) && gatesOf(channel!).includes(Number(option)),
  gate_by_name: (option, { gate }) => option === gate,
  circuit_of_channel: (option, { channel }) => findChannel(channel!)!.circuit === option,
  channel_of_circuit: (option, { circuit }) => findChannel(option)!.circuit === circuit,
  count_of_circuit: (option, { circuit }) =>
    Number(option) === { individual: 11, tribal: 7, collective: 14, integration: 4 }[circuit as 'tribal'],
  connection_of: (option, { channel, one, other }) =>
    option === connectionOf(channel!, one!.split('+').filter(Boolean), other!.split('+').filter(Boolean)),
  is_penta_gate: (option) => PENTA.includes(Number(option)),
  is_penta_channel: (option) => gatesOf(option).every((gate) => PENTA.includes(gate)),
  stay_in_gate: (option, { body }) => option === { moon: 'hours', sun: 'days' }[body as 'moon'],
  own_type: (option, _, { type }) => option === type,
  own_strategy: (option, _, { type }) => option === STRATEGIES[type],
  own_authority: (option, _, { authority }) => option === authority,
  own_signature: (option, _, { type }) => option === SIGNATURES[type],
  own_not_self: (option, _, { type }) => option === NOT_SELF[type],
  own_profile: (option, _, { profile }) => option === profile,
  own_conscious_line: (option, _, { profile }) => profile.startsWith(`${option}/`),
  own_definition: (option, _, { definition }) => option === definition,
  own_defined_count: (option, _, { centers }) =>
    Object.values(centers).filter((state) => state === 'defined').length === Number(option),
  own_motor_count: (option, _, { centers }) =>
    MOTORS.filter((center) => centers[center as CenterCode] === 'defined').length === Number(option),
  own_channel_count: (option, _, { channels }) => channels.length === Number(option),
  own_state_of_center: (option, { center }, { centers }) => centers[center as CenterCode] === option,
  own_defined_center: (option, _, { centers }) => centers[option as CenterCode] === 'defined',
  own_undefined_center: (option, _, { centers }) => centers[option as CenterCode] !== 'defined',
  own_active_gate: (option, _, { gates }) => gates.includes(Number(option)),
  own_hanging_gate: (option, _, chart) => isHanging(chart, Number(option)),
  own_channel: (option, _, { channels }) => channels.some((id) => id === option),
  own_penta_gate: (option, _, { gates }) => PENTA.includes(Number(option)) && gates.includes(Number(option)),
  own_completed_by: (option, { gate }, { gates }) => {
    const [a, b] = gatesOf(option)
    return (
      !gates.includes(Number(gate)) &&
      [a, b].includes(Number(gate)) &&
      gates.some((each) => isChannel(each, Number(gate)) && [a, b].includes(each))
    )
  },
  own_closing_gate: (option, { gate }, chart) =>
    isHanging(chart, Number(gate)) && isChannel(Number(gate), Number(option)),
  own_defined_beside: (option, { channel }, { centers }) =>
    centersOf(channel!).includes(option) && centers[option as CenterCode] !== 'defined',
}

const truthOf = ({ kind, params, options }: Question, chart: LearnerChart) => {
  const codes = Object.fromEntries(Object.entries(params).map(([name, term]) => [name, codeOf(term)]))
  return options.map((option) => TRUTHS[kind as QuestionKind](codeOf(option), codes, chart))
}

/** Whether three or four options differ, and the right one alone is true of the chart. */
function isSound(question: Question, chart: LearnerChart) {
  const { options, right } = question
  return (
    [3, 4].includes(options.length) &&
    new Set(options).size === options.length &&
    truthOf(question, chart).every((isTrue, place) => isTrue === (place === right))
  )
}

describe.each(LESSONS)('the questions of %s', (lesson) => {
  test('have exactly one right answer each, among three or four that differ, for every chart', () => {
    for (const [member, chart] of CHARTS.entries()) {
      for (let attempt = 1; attempt <= 8; attempt++) {
        const quiz = makeQuiz({ memberId: `member-${member}`, lesson, attempt }, chart)
        expect(quiz).toHaveLength(QUESTIONS_IN_QUIZ)
        expect(quiz.filter((question) => !isSound(question, chart))).toEqual([])
        expect(new Set(quiz.map(({ kind, params }) => JSON.stringify([kind, params]))).size).toBe(quiz.length)
      }
    }
  })

  test('are the same for the same attempt and others for the next, and for somebody else', () => {
    for (const chart of CHARTS) {
      const sets = ['ada', 'boris'].flatMap((memberId) =>
        [1, 2, 3, 4].map((attempt) => fingerprintOf(makeQuiz({ memberId, lesson, attempt }, chart))),
      )
      expect(new Set(sets).size).toBe(sets.length)
      expect(fingerprintOf(makeQuiz({ memberId: 'ada', lesson, attempt: 2 }, chart))).toBe(sets[1])
    }
  })

  test('ask about the chart that is there', () => {
    const kinds = [1, 2, 3, 4, 5, 6].flatMap((attempt) =>
      makeQuiz({ memberId: 'ada', lesson, attempt }, EXAMPLE_CHART).map(({ kind }) => kind),
    )
    expect(kinds.filter((kind) => kind.startsWith('own_')).length).toBeGreaterThanOrEqual(6)
  })
})

test('every kind of question is asked by some lesson', () => {
  const asked = LESSONS.flatMap((lesson) =>
    CHARTS.slice(0, 10).flatMap((chart) =>
      Array.from({ length: 12 }, (_, at) => at + 1).flatMap((attempt) =>
        makeQuiz({ memberId: 'ada', lesson, attempt }, chart).map(({ kind }) => kind),
      ),
    ),
  )
  expect([...new Set(asked)].sort()).toEqual([...QUESTION_KINDS].sort())
})

test('the right answer stands in no place more often than chance has it', () => {
  const places = [0, 0, 0, 0]
  for (let attempt = 1; attempt <= 100; attempt++) {
    const quiz = makeQuiz({ memberId: 'ada', lesson: 'types', attempt }, EXAMPLE_CHART)
    for (const { right } of quiz) places[right]!++
  }
  for (const count of places) expect(count).toBeGreaterThan(60)
})

test('so many right answers score, and three of four pass', () => {
  const quiz = makeQuiz({ memberId: 'ada', lesson: 'motors', attempt: 1 }, EXAMPLE_CHART)
  const right = quiz.map((question) => question.right)
  expect(scoreOf(quiz, right)).toBe(4)
  expect(
    scoreOf(
      quiz,
      right.map((place, at) => (at === 0 ? (place + 1) % 3 : place)),
    ),
  ).toBe(3)
  expect(scoreOf(quiz, [])).toBe(0)
  expect([PASS_MARK, QUESTIONS_IN_QUIZ]).toEqual([3, 4])
})
