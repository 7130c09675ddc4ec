import { MOTORS } from '../terms/centers'
import { channelOf } from '../terms/channels'
import { CENTERS, CIRCUITS, type ProfileCode } from '../terms/codes'
import {
  activationsOf,
  centerFact,
  channelFact,
  gateFact,
  personalActivationsOf,
  type ReadableChart,
  type ReadingFact,
} from './reading-fact'
import type { RarityId, ReadingValues } from './sentence'

/** A configuration of fewer than one chart in five: what it names, and the facts that make it true. */
export type FoundRarity = { id: RarityId; values?: ReadingValues; facts: ReadingFact[] }

/**
 * How many charts of a hundred have each configuration, rounded, 1 at least: measured on 20,000 births spread evenly over
 * 1930–2009. tests/property/reading.test.ts compares them with 1,000 other births, 2,000 in a long run. A rare profile counts
 * by itself; where a rarity names a gate, a line or a center, any other in its place counts too.
 */
export const CHARTS_IN_HUNDRED: Record<RarityId, number> = {
  reflector: 1,
  quadruple_split: 1,
  triple_split: 12,
  ego_manifested: 1,
  ego_projected: 1,
  self_projected: 3,
  mental: 2,
  rare_profile: 2,
  many_channels: 1,
  one_channel: 7,
  no_open_center: 1,
  one_open_center: 3,
  bare_centers: 5,
  repeated_gate: 15,
  one_circuit: 3,
  no_motor: 6,
  all_motors: 11,
  frequent_line: 19,
  missing_line: 10,
}

/** Each is about 2 of 100 charts, since 88 degrees of the Sun seldom end in these lines; the other six are about 14 each. */
const RARE_PROFILES: readonly ProfileCode[] = ['1/4', '2/5', '3/6', '4/1', '5/2', '6/3']

/** Those that say the same in other words: of each group only the rarest is mentioned. */
const SUBJECTS: Partial<Record<RarityId, string>> = {
  reflector: 'definition',
  no_motor: 'motors',
  all_motors: 'motors',
  bare_centers: 'centers',
  no_open_center: 'centers',
  one_open_center: 'centers',
  mental: 'motors',
  self_projected: 'motors',
  one_channel: 'channels',
  many_channels: 'channels',
  one_circuit: 'channels',
  frequent_line: 'lines',
  missing_line: 'lines',
}

/** The rare configurations of a chart, the rarest first, each subject once. */
export function raritiesOf(chart: ReadableChart): FoundRarity[] {
  const found = allRaritiesOf(chart).sort((one, other) => CHARTS_IN_HUNDRED[one.id] - CHARTS_IN_HUNDRED[other.id])
  const subjects = new Set<string>()
  return found.filter(({ id }) => {
    const subject = SUBJECTS[id] ?? id
    if (subjects.has(subject)) return false
    subjects.add(subject)
    // Without a single channel there are no motors and no lines to compare either.
    if (id === 'reflector') for (const implied of ['motors', 'centers', 'channels']) subjects.add(implied)
    return true
  })
}

/** Every configuration that holds. */
export function allRaritiesOf(chart: ReadableChart): FoundRarity[] {
  const { type, authority, profile, definition, channels, centers } = chart
  const found: FoundRarity[] = []
  if (type === 'reflector') found.push({ id: type, facts: [{ kind: 'type', code: type }] })
  if (definition === 'triple_split' || definition === 'quadruple_split') {
    found.push({ id: definition, facts: [{ kind: 'definition', code: definition }] })
  }
  if (authority === 'ego_manifested' || authority === 'ego_projected') {
    found.push({ id: authority, facts: [{ kind: 'authority', code: authority }] })
  }
  if (authority === 'self_projected' || authority === 'mental') {
    found.push({ id: authority, facts: [{ kind: 'authority', code: authority }] })
  }
  if (RARE_PROFILES.includes(profile)) {
    found.push({ id: 'rare_profile', values: { profile }, facts: [{ kind: 'profile', code: profile }] })
  }
  if (channels.length >= 8) {
    found.push({ id: 'many_channels', facts: [{ kind: 'channel_count', count: channels.length }] })
  }
  if (channels.length === 1) {
    found.push({ id: 'one_channel', facts: [{ kind: 'channel_count', count: 1 }, ...channels.map(channelFact)] })
  }
  const open = CENTERS.filter((center) => centers[center] !== 'defined')
  const [onlyOpen] = open
  if (!onlyOpen) {
    found.push({ id: 'no_open_center', facts: CENTERS.map((center) => centerFact(chart, center)) })
  }
  if (onlyOpen && open.length === 1) {
    found.push({
      id: 'one_open_center',
      values: { center: onlyOpen },
      facts: CENTERS.map((center) => centerFact(chart, center)),
    })
  }
  const bare = CENTERS.filter((center) => centers[center] === 'open')
  if (bare.length >= 3 && type !== 'reflector') {
    found.push({
      id: 'bare_centers',
      values: { centers: bare },
      facts: bare.map((center) => centerFact(chart, center)),
    })
  }
  return [...found, ...raritiesOfChannels(chart), ...raritiesOfMotors(chart), ...raritiesOfActivations(chart)]
}

function raritiesOfChannels({ channels }: ReadableChart): FoundRarity[] {
  const circuit = CIRCUITS.find((each) => channels.every((id) => channelOf(id).circuit === each))
  if (!circuit || circuit === 'integration' || channels.length < 3) return []
  return [
    {
      id: 'one_circuit',
      facts: [{ kind: 'channel_count', count: channels.length }, ...channels.map(channelFact)],
    },
  ]
}

function raritiesOfMotors(chart: ReadableChart): FoundRarity[] {
  const running = MOTORS.filter((motor) => chart.centers[motor] === 'defined')
  const facts = MOTORS.map((motor) => centerFact(chart, motor))
  if (running.length === MOTORS.length) return [{ id: 'all_motors', facts }]
  return running.length === 0 && chart.type !== 'reflector' ? [{ id: 'no_motor', facts }] : []
}

function raritiesOfActivations(chart: ReadableChart): FoundRarity[] {
  const found: FoundRarity[] = []
  const personal = personalActivationsOf(chart)
  for (const gate of chart.gates) {
    const inGate = personal.filter((each) => each.gate === gate)
    if (inGate.length < 3 || found.length > 0) continue
    found.push({
      id: 'repeated_gate',
      values: { gate, count: inGate.length },
      facts: [...inGate.map(gateFact), { kind: 'gate_count', gate, count: inGate.length }],
    })
  }
  const activations = activationsOf(chart)
  for (const line of [1, 2, 3, 4, 5, 6]) {
    const count = activations.filter((each) => each.line === line).length
    const facts: ReadingFact[] = [{ kind: 'line_count', line, count }]
    if (count >= 9) found.push({ id: 'frequent_line', values: { line, count }, facts })
    if (count === 0) found.push({ id: 'missing_line', values: { line }, facts })
  }
  return found
}
