import { CHANNELS, type Channel, channelsOfGate, definedChannels } from '../../human-design/terms/channels'
import { ANGLES, BODIES, CENTERS, CIRCUITS, DEFINITIONS, PROFILES, TYPES } from '../../human-design/terms/codes'
import { connectedComponents, definitionOf } from '../../human-design/terms/definition'
import { angleOf, linesOfProfile } from '../../human-design/terms/profile'
import { WHEEL } from '../../human-design/terms/wheel'
import { pick } from '../random'
import { ask, channelTerm, countTerm, gateTerm, lineTerm, type Maker, type Term } from './question'

const LINES = [1, 2, 3, 4, 5, 6]
/** How many there are of each part of a chart. */
export const COUNTS = {
  centers: CENTERS.length,
  gates: WHEEL.length,
  channels: CHANNELS.length,
  lines: LINES.length,
  bodies: BODIES.length,
  types: TYPES.length,
}
const THINGS = Object.keys(COUNTS) as (keyof typeof COUNTS)[]

const countOfThings: Maker = ({ random }) => {
  const thing = pick(THINGS, random)!
  const wrong = Object.values(COUNTS).map(countTerm)
  return ask('count_of', { thing: `thing:${thing}` }, { right: countTerm(COUNTS[thing]), wrong }, random)
}

const nextOnWheel: Maker = ({ random }) => {
  const at = Math.floor(random() * WHEEL.length)
  const from = (steps: number) => WHEEL[(at + steps + WHEEL.length) % WHEEL.length]!
  const answers = { right: gateTerm(from(1)), wrong: [-2, -1, 2, 3, 4].map((steps) => gateTerm(from(steps))) }
  return ask('next_on_wheel', { gate: gateTerm(from(0)) }, answers, random)
}

const lineByName: Maker = ({ random }) => {
  const line = pick(LINES, random)!
  return ask(
    'line_by_name',
    { line: `lineName:${line}` },
    { right: lineTerm(line), wrong: LINES.map(lineTerm) },
    random,
  )
}

const consciousLine: Maker = ({ random }) => {
  const profile = pick(PROFILES, random)!
  const [right] = linesOfProfile(profile)
  const answers = { right: lineTerm(right), wrong: LINES.map(lineTerm) }
  return ask('conscious_line', { profile: `numbers:${profile}` }, answers, random)
}

const NO_PROFILES = LINES.flatMap((one) => LINES.map((other) => `${one}/${other}`)).filter(
  (pair) => !PROFILES.some((profile) => profile === pair),
)

const isProfile: Maker = ({ random }) => {
  const wrong = NO_PROFILES.map((pair): Term => `numbers:${pair}`)
  return ask('is_profile', {}, { right: `numbers:${pick(PROFILES, random)!}`, wrong }, random)
}

const angleOfProfile: Maker = ({ random }) => {
  const profile = pick(PROFILES, random)!
  const answers = { right: `angle:${angleOf(profile)}` as Term, wrong: ANGLES.map((code): Term => `angle:${code}`) }
  return ask('angle_of_profile', { profile: `numbers:${profile}` }, answers, random)
}

const profileByName: Maker = ({ random }) => {
  const profile = pick(PROFILES, random)!
  const wrong = PROFILES.map((code): Term => `numbers:${code}`)
  return ask('profile_by_name', { profile: `profileName:${profile}` }, { right: `numbers:${profile}`, wrong }, random)
}

/** The channels that are whole where these two are: their four gates may make a third. */
const wholeWith = (one: Channel, other: Channel) => definedChannels(new Set([...one.gates, ...other.gates]))

const definitionOfTwo: Maker = ({ random }) => {
  const one = pick(CHANNELS, random)!
  const alone = CHANNELS.filter((channel) => channel !== one && wholeWith(one, channel).length === 2)
  const other = pick(alone, random)!
  const right: Term = `definition:${definitionOf(connectedComponents([one, other]))}`
  const answers = { right, wrong: DEFINITIONS.map((code): Term => `definition:${code}`) }
  return ask('definition_of_two', { one: channelTerm(one), other: channelTerm(other) }, answers, random)
}

const partnerGate: Maker = ({ random }) => {
  const gate = pick(
    WHEEL.filter((each) => channelsOfGate(each).length === 1),
    random,
  )!
  const channel = channelsOfGate(gate)[0]!
  const partner = channel.gates.find((each) => each !== gate)!
  const answers = { right: gateTerm(partner), wrong: WHEEL.filter((each) => each !== gate).map(gateTerm) }
  return ask('partner_gate', { gate: gateTerm(gate), channel: channelTerm(channel) }, answers, random)
}

const gateByName: Maker = ({ random }) => {
  const gate = pick(WHEEL, random)!
  return ask(
    'gate_by_name',
    { gate: `gateName:${gate}` },
    { right: gateTerm(gate), wrong: WHEEL.map(gateTerm) },
    random,
  )
}

const circuitTerms = CIRCUITS.map((code): Term => `circuit:${code}`)

const circuitOfChannel: Maker = ({ random }) => {
  const channel = pick(CHANNELS, random)!
  const answers = { right: `circuit:${channel.circuit}` as Term, wrong: circuitTerms }
  return ask('circuit_of_channel', { channel: channelTerm(channel) }, answers, random)
}

const channelOfCircuit: Maker = ({ random }) => {
  const circuit = pick(CIRCUITS, random)!
  const right = pick(
    CHANNELS.filter((channel) => channel.circuit === circuit),
    random,
  )!
  const wrong = CHANNELS.filter((channel) => channel.circuit !== circuit).map(channelTerm)
  return ask('channel_of_circuit', { circuit: `circuit:${circuit}` }, { right: channelTerm(right), wrong }, random)
}

const countOfCircuit: Maker = ({ random }) => {
  const circuit = pick(CIRCUITS, random)!
  const sizeOf = (code: string) => countTerm(CHANNELS.filter((channel) => channel.circuit === code).length)
  const answers = { right: sizeOf(circuit), wrong: CIRCUITS.map(sizeOf) }
  return ask('count_of_circuit', { circuit: `circuit:${circuit}` }, answers, random)
}

/** Questions about lines, profiles, definition, gates, channels and circuits, whatever the chart. */
export const WIRING_QUESTIONS = {
  count_of: countOfThings,
  next_on_wheel: nextOnWheel,
  line_by_name: lineByName,
  conscious_line: consciousLine,
  is_profile: isProfile,
  angle_of_profile: angleOfProfile,
  profile_by_name: profileByName,
  definition_of_two: definitionOfTwo,
  partner_gate: partnerGate,
  gate_by_name: gateByName,
  circuit_of_channel: circuitOfChannel,
  channel_of_circuit: channelOfCircuit,
  count_of_circuit: countOfCircuit,
} satisfies Record<string, Maker>
