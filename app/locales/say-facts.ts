import { PERSONAL_BODIES, type ReadingFact } from '~/domain/human-design/reading/reading-fact'
import { BODIES, CENTER_STATES, SIDES } from '~/domain/human-design/terms/codes'
import { channelNumbers } from './hd-key'
import type { ReadingWords } from './say-reading'
import type { Translate } from './translate'

type Words = Pick<ReadingWords, 'hd'> & { facts: Translate<'written-facts'> }
type Kind = ReadingFact['kind']
type Fact<K extends Kind> = Extract<ReadingFact, { kind: K }>

const ACTIVATIONS_OF_A_CHART = SIDES.length * BODIES.length
const PERSONAL_ACTIVATIONS = SIDES.length * PERSONAL_BODIES.length

/**
 * The facts of a paragraph, short: "Manifesting Generator · Defined: Sacral, Throat · Channel 20–34". Kinds are in the order of the
 * facts. Gates, channels, and centers of one state are one entry; of the rest each fact is one. Empty where there are none.
 */
export function sayFacts(words: Words, facts: readonly ReadingFact[]): string {
  const kinds = [...new Set(facts.map(({ kind }) => kind))]
  const entries = kinds.flatMap((kind) => SAY[kind](words, facts))
  return [...new Set(entries)].join(' · ')
}

const of = <K extends Kind>(facts: readonly ReadingFact[], kind: K) =>
  facts.filter((fact): fact is Fact<K> => fact.kind === kind)

const list = (names: readonly (string | number)[]) => [...new Set(names)].join(', ')

/** The gates of all facts of a kind, ascending, each once. */
function gatesIn(facts: readonly ReadingFact[], kind: 'gate' | 'missing_gate'): number[] {
  return [...new Set(of(facts, kind).map(({ gate }) => gate))].sort((one, other) => one - other)
}

const SAY: Record<Kind, (words: Words, facts: readonly ReadingFact[]) => string[]> = {
  type: ({ hd }, facts) => of(facts, 'type').map(({ code }) => hd(`type.${code}`)),
  authority: ({ hd }, facts) =>
    of(facts, 'authority').map(({ code }) => hd('authorityNamed', { name: hd(`authority.${code}`) })),
  profile: ({ hd }, facts) => of(facts, 'profile').map(({ code }) => hd('profileNamed', { profile: code })),
  definition: ({ hd }, facts) => of(facts, 'definition').map(({ code }) => hd(`definition.${code}`)),
  cross: ({ facts: t }, facts) =>
    of(facts, 'cross').map(({ gates }) => t('gates', { count: gates.length, gates: list(gates) })),
  center: ({ hd, facts: t }, facts) =>
    CENTER_STATES.flatMap((state) => {
      const names = of(facts, 'center').flatMap((fact) => (fact.state === state ? [hd(`center.${fact.center}`)] : []))
      return names.length > 0 ? [t(`centers.${state}`, { centers: list(names) })] : []
    }),
  quarter: ({ hd }, facts) => of(facts, 'quarter').map(({ code }) => hd(`quarter.${code}`)),
  white_center: ({ hd, facts: t }, facts) => {
    const names = of(facts, 'white_center').map(({ center }) => hd(`center.${center}`))
    return [t('centers.white', { centers: list(names) })]
  },
  part: ({ hd, facts: t }, facts) =>
    of(facts, 'part').map(({ centers }) => t('part', { centers: list(centers.map((each) => hd(`center.${each}`))) })),
  channel: ({ facts: t }, facts) => {
    const sides = of(facts, 'channel_side').map(({ channel }) => channel)
    const ids = [...new Set(of(facts, 'channel').map(({ channel }) => channel))].filter((id) => !sides.includes(id))
    return ids.length > 0 ? [t('channels', { count: ids.length, channels: list(ids.map(channelNumbers)) })] : []
  },
  channel_side: ({ hd, facts: t }, facts) =>
    of(facts, 'channel_side').map(({ channel, side }) =>
      t('channelSide', { channel: channelNumbers(channel), side: hd(`side.${side}`) }),
    ),
  missing_channel: ({ facts: t }, facts) =>
    of(facts, 'missing_channel').map(({ channel }) => t('missingChannel', { channel: channelNumbers(channel) })),
  channel_count: ({ facts: t }, facts) => of(facts, 'channel_count').map(({ count }) => t('channelCount', { count })),
  gate: ({ facts: t }, facts) => {
    const gates = gatesIn(facts, 'gate')
    return [t('gates', { count: gates.length, gates: list(gates) })]
  },
  missing_gate: ({ facts: t }, facts) => {
    const gates = gatesIn(facts, 'missing_gate')
    return [t('missingGates', { count: gates.length, gates: list(gates) })]
  },
  joining_gates: ({ facts: t }, facts) =>
    of(facts, 'joining_gates').map(({ gates }) =>
      gates.length > 0 ? t('joiningGates', { gates: list(gates) }) : t('noJoiningGate'),
    ),
  activation: ({ hd, facts: t }, facts) =>
    of(facts, 'activation').map(({ side, body, gate, line }) =>
      t('activation', {
        body: hd(`body.${body}`),
        place: line === undefined ? gate : `${gate}.${line}`,
        side: hd(`side.${side}`),
      }),
    ),
  gate_count: ({ facts: t }, facts) =>
    of(facts, 'gate_count').map(({ gate, count }) => t('gateCount', { gate, count, total: PERSONAL_ACTIVATIONS })),
  line_count: ({ facts: t }, facts) =>
    of(facts, 'line_count').map(({ line, count }) => t('lineCount', { line, count, total: ACTIVATIONS_OF_A_CHART })),
  // Nothing to look up in a chart.
  no_rarity: () => [],
}
