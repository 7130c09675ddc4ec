import { CONNECTIONS, connectionOf } from '../../human-design/composite/composite'
import { PENTA_CHANNELS } from '../../human-design/composite/penta'
import { CHANNELS } from '../../human-design/terms/channels'
import { WHEEL } from '../../human-design/terms/wheel'
import { pick } from '../random'
import { ask, channelTerm, gateTerm, type Maker, type Term } from './question'

/** The twelve gates of a Penta. */
export const PENTA_GATES: readonly number[] = [...PENTA_CHANNELS.upper, ...PENTA_CHANNELS.lower].flatMap((channel) =>
  channel.split('-').map(Number),
)

const SHARES: readonly ((a: number, b: number) => [number[], number[]])[] = [
  (a, b) => [[a], [b]],
  (a, b) => [
    [a, b],
    [a, b],
  ],
  (a, b) => [[a, b], []],
  (a, b) => [[a, b], [b]],
]

const connectionOfTwo: Maker = ({ random }) => {
  const channel = pick(CHANNELS, random)!
  const [one, other] = pick(SHARES, random)!(...channel.gates)
  const connection = connectionOf(one, other)
  const params: Record<string, Term> = {
    channel: channelTerm(channel),
    one: `gates:${one.join('+')}`,
    other: `gates:${other.join('+')}`,
    why: `connectionRule:${connection}`,
  }
  const wrong = CONNECTIONS.map((code): Term => `connection:${code}`)
  return ask('connection_of', params, { right: `connection:${connection}`, wrong }, random)
}

const isPentaGate: Maker = ({ random }) => {
  const right = gateTerm(pick(PENTA_GATES, random)!)
  const wrong = WHEEL.filter((gate) => !PENTA_GATES.includes(gate)).map(gateTerm)
  return ask('is_penta_gate', {}, { right, wrong }, random)
}

const isPentaChannel: Maker = ({ random }) => {
  const inside = [...PENTA_CHANNELS.upper, ...PENTA_CHANNELS.lower]
  const wrong = CHANNELS.filter(({ id }) => !inside.includes(id)).map(channelTerm)
  return ask('is_penta_channel', {}, { right: `channel:${pick(inside, random)!}`, wrong }, random)
}

/** How long a body that never turns back stays in one gate, roughly, and two spans that none of them takes. */
const STAYS = { moon: 'stay:hours', sun: 'stay:days' } as const

const stayInGate: Maker = ({ random }) => {
  const body = pick(['moon', 'sun'] as const, random)!
  const wrong: Term[] = [...Object.values(STAYS), 'stay:month', 'stay:year']
  return ask('stay_in_gate', { body: `body:${body}` }, { right: STAYS[body], wrong }, random)
}

/** Questions about two people, groups and the sky, whatever the chart. */
export const BETWEEN_QUESTIONS = {
  connection_of: connectionOfTwo,
  is_penta_gate: isPentaGate,
  is_penta_channel: isPentaChannel,
  stay_in_gate: stayInGate,
} satisfies Record<string, Maker>
