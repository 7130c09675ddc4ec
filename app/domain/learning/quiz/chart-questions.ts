import { MOTORS } from '../../human-design/terms/centers'
import { CHANNELS, type Channel, channelsOfGate } from '../../human-design/terms/channels'
import { CENTER_STATES, CENTERS, DEFINITIONS, PROFILES } from '../../human-design/terms/codes'
import { linesOfProfile } from '../../human-design/terms/profile'
import { TYPE_TRAITS } from '../../human-design/terms/strategy'
import { WHEEL } from '../../human-design/terms/wheel'
import { centersThatAre, hangingGates, type LearnerChart } from '../learner-chart'
import { pick } from '../random'
import { PENTA_GATES } from './between-questions'
import { ask, centerTerm, channelTerm, countTerm, gateTerm, lineTerm, type Maker, type Term } from './question'
import { authorityTerms, notSelfTerms, signatureTerms, strategyTerms, typeTerms } from './type-questions'

/** A question with one right answer in every chart, whose wrong ones are all the others of a list. */
const fact =
  (kind: string, of: (chart: LearnerChart) => Term, all: readonly Term[]): Maker =>
  ({ chart, random }) =>
    ask(kind, {}, { right: of(chart), wrong: all }, random)

/** A question which of several are in the chart: one that is, among some that are not. */
const oneOf =
  (kind: string, all: readonly Term[], inside: (chart: LearnerChart) => readonly Term[]): Maker =>
  ({ chart, random }) => {
    const found = inside(chart)
    return ask(kind, {}, { right: pick(found, random), wrong: all.filter((term) => !found.includes(term)) }, random)
  }

const traitsOf = ({ type }: LearnerChart) => TYPE_TRAITS[type]
const definedOf = (chart: LearnerChart) => centersThatAre(chart, 'defined')
const definedMotors = (chart: LearnerChart) => definedOf(chart).filter((center) => MOTORS.includes(center))
const centerTerms = CENTERS.map(centerTerm)
const gateTerms = WHEEL.map(gateTerm)
const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => countTerm(count))

const stateOfCenter: Maker = ({ chart, random, within }) => {
  const center = pick(within, random)!
  const wrong = CENTER_STATES.map((state): Term => `centerState:${state}`)
  const answers = { right: `centerState:${chart.centers[center]}` as Term, wrong }
  return ask('own_state_of_center', { center: centerTerm(center) }, answers, random)
}

/** Channels that another gate would make whole, by that gate. */
function completedBy({ gates }: LearnerChart, gate: number): Channel[] {
  const isActive = (each: number) => gates.includes(each)
  return isActive(gate) ? [] : channelsOfGate(gate).filter(({ gates: [a, b] }) => isActive(a) !== isActive(b))
}

const completedByGate: Maker = ({ chart, random }) => {
  const gate = pick(
    WHEEL.filter((each) => completedBy(chart, each).length > 0),
    random,
  )
  if (!gate) return null
  const completed = completedBy(chart, gate)
  const wrong = CHANNELS.filter((channel) => !completed.includes(channel)).map(channelTerm)
  return ask(
    'own_completed_by',
    { gate: gateTerm(gate) },
    { right: channelTerm(pick(completed, random)!), wrong },
    random,
  )
}

const closingGate: Maker = ({ chart, random }) => {
  const gate = pick(hangingGates(chart), random)
  if (!gate) return null
  const partners = channelsOfGate(gate).flatMap(({ gates }) => gates.filter((each) => each !== gate))
  const wrong = WHEEL.filter((each) => each !== gate && !partners.includes(each)).map(gateTerm)
  return ask('own_closing_gate', { gate: gateTerm(gate) }, { right: gateTerm(pick(partners, random)!), wrong }, random)
}

const definedBeside: Maker = ({ chart, random }) => {
  const isDefined = (center: (typeof CENTERS)[number]) => chart.centers[center] === 'defined'
  const channel = pick(
    CHANNELS.filter(({ centers }) => !centers.every(isDefined)),
    random,
  )
  if (!channel) return null
  const newly = channel.centers.filter((center) => !isDefined(center))
  const wrong = CENTERS.filter((center) => !newly.includes(center)).map(centerTerm)
  const answers = { right: centerTerm(pick(newly, random)!), wrong }
  return ask('own_defined_beside', { channel: channelTerm(channel) }, answers, random)
}

/** Questions about one chart; some charts make none of some kinds. */
export const CHART_QUESTIONS = {
  own_type: fact('own_type', ({ type }) => `type:${type}`, typeTerms),
  own_strategy: fact('own_strategy', (chart) => `strategy:${traitsOf(chart).strategy}`, strategyTerms),
  own_authority: fact('own_authority', ({ authority }) => `authority:${authority}`, authorityTerms),
  own_signature: fact('own_signature', (chart) => `signature:${traitsOf(chart).signature}`, signatureTerms),
  own_not_self: fact('own_not_self', (chart) => `notSelf:${traitsOf(chart).notSelf}`, notSelfTerms),
  own_profile: fact(
    'own_profile',
    ({ profile }) => `profile:${profile}`,
    PROFILES.map((code): Term => `profile:${code}`),
  ),
  own_conscious_line: fact(
    'own_conscious_line',
    ({ profile }) => lineTerm(linesOfProfile(profile)[0]),
    [1, 2, 3, 4, 5, 6].map(lineTerm),
  ),
  own_definition: fact(
    'own_definition',
    ({ definition }) => `definition:${definition}`,
    DEFINITIONS.map((code): Term => `definition:${code}`),
  ),
  own_defined_count: fact('own_defined_count', (chart) => countTerm(definedOf(chart).length), upTo(9)),
  own_motor_count: fact('own_motor_count', (chart) => countTerm(definedMotors(chart).length), upTo(MOTORS.length)),
  own_channel_count: fact('own_channel_count', ({ channels }) => countTerm(channels.length), upTo(12)),
  own_state_of_center: stateOfCenter,
  own_defined_center: oneOf('own_defined_center', centerTerms, (chart) => definedOf(chart).map(centerTerm)),
  own_undefined_center: oneOf('own_undefined_center', centerTerms, (chart) =>
    centersThatAre(chart, 'undefined', 'open').map(centerTerm),
  ),
  own_active_gate: oneOf('own_active_gate', gateTerms, ({ gates }) => gates.map(gateTerm)),
  own_hanging_gate: oneOf('own_hanging_gate', gateTerms, (chart) => hangingGates(chart).map(gateTerm)),
  own_channel: oneOf('own_channel', CHANNELS.map(channelTerm), ({ channels }) =>
    channels.map((id) => channelTerm({ id })),
  ),
  own_penta_gate: oneOf('own_penta_gate', PENTA_GATES.map(gateTerm), ({ gates }) =>
    gates.filter((gate) => PENTA_GATES.includes(gate)).map(gateTerm),
  ),
  own_completed_by: completedByGate,
  own_closing_gate: closingGate,
  own_defined_beside: definedBeside,
} satisfies Record<string, Maker>
