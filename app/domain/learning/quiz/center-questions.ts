import { GATES_OF_CENTER, MOTORS } from '../../human-design/terms/centers'
import { CHANNELS, type Channel } from '../../human-design/terms/channels'
import { CENTER_STATES, CENTERS, type CenterCode } from '../../human-design/terms/codes'
import { pick } from '../random'
import { ask, centerTerm, channelTerm, countTerm, gateTerm, type Maker, type Term } from './question'

const allGates = CENTERS.flatMap((center) => GATES_OF_CENTER[center])
const touches = ({ centers }: Channel, center: CenterCode) => centers.includes(center)
const hasMotor = ({ centers }: Channel) => centers.some((center) => MOTORS.includes(center))

/** Two centers, Head to Root. */
export const pairTerm = ({ centers: [a, b] }: Pick<Channel, 'centers'>): Term =>
  `centers:${CENTERS.indexOf(a) < CENTERS.indexOf(b) ? `${a}+${b}` : `${b}+${a}`}`

const centerOfGate: Maker = ({ random, within }) => {
  const center = pick(within, random)!
  const gate = pick(GATES_OF_CENTER[center], random)!
  const wrong = CENTERS.filter((other) => other !== center).map(centerTerm)
  return ask('center_of_gate', { gate: gateTerm(gate) }, { right: centerTerm(center), wrong }, random)
}

const gateInCenter: Maker = ({ random, within }) => {
  const center = pick(within, random)!
  const inside = GATES_OF_CENTER[center]
  const right = gateTerm(pick(inside, random)!)
  const wrong = allGates.filter((gate) => !inside.includes(gate)).map(gateTerm)
  return ask('gate_in_center', { center: centerTerm(center) }, { right, wrong }, random)
}

const gatesInCenterCount: Maker = ({ random, within }) => {
  const center = pick(within, random)!
  const sizeOf = (code: CenterCode) => countTerm(GATES_OF_CENTER[code].length)
  const answers = { right: sizeOf(center), wrong: CENTERS.map(sizeOf) }
  return ask('gates_in_center_count', { center: centerTerm(center) }, answers, random)
}

const definesCenter: Maker = ({ random, within }) => {
  const center = pick(within, random)!
  const right = pick(
    CHANNELS.filter((channel) => touches(channel, center)),
    random,
  )!
  const wrong = CHANNELS.filter((channel) => !touches(channel, center)).map(channelTerm)
  return ask('defines_center', { center: centerTerm(center) }, { right: channelTerm(right), wrong }, random)
}

const centersOfChannel: Maker = ({ random, within }) => {
  const channel = pick(
    CHANNELS.filter(({ centers }) => centers.some((center) => within.includes(center))),
    random,
  )!
  const answers = { right: pairTerm(channel), wrong: CHANNELS.map(pairTerm) }
  return ask('centers_of_channel', { channel: channelTerm(channel) }, answers, random)
}

const stateByRule: Maker = ({ random }) => {
  const state = pick(CENTER_STATES, random)!
  const wrong = CENTER_STATES.map((code): Term => `centerState:${code}`)
  return ask('state_by_rule', { rule: `stateRule:${state}` }, { right: `centerState:${state}`, wrong }, random)
}

const isMotor: Maker = ({ random }) => {
  const wrong = CENTERS.filter((center) => !MOTORS.includes(center)).map(centerTerm)
  return ask('is_motor', {}, { right: centerTerm(pick(MOTORS, random)!), wrong }, random)
}

const isNoMotor: Maker = ({ random }) => {
  const right = centerTerm(
    pick(
      CENTERS.filter((center) => !MOTORS.includes(center)),
      random,
    )!,
  )
  return ask('is_no_motor', {}, { right, wrong: MOTORS.map(centerTerm) }, random)
}

const motorToThroat: Maker = ({ random }) => {
  const toThroat = CHANNELS.filter((channel) => touches(channel, 'throat'))
  const right = channelTerm(pick(toThroat.filter(hasMotor), random)!)
  const wrong = CHANNELS.filter((channel) => !toThroat.includes(channel) || !hasMotor(channel)).map(channelTerm)
  return ask('motor_to_throat', {}, { right, wrong }, random)
}

/** Questions about the nine centers, whatever the chart. */
export const CENTER_QUESTIONS = {
  center_of_gate: centerOfGate,
  gate_in_center: gateInCenter,
  gates_in_center_count: gatesInCenterCount,
  defines_center: definesCenter,
  centers_of_channel: centersOfChannel,
  state_by_rule: stateByRule,
  is_motor: isMotor,
  is_no_motor: isNoMotor,
  motor_to_throat: motorToThroat,
} satisfies Record<string, Maker>
