import type { VisibleChart } from '../chart/visible-chart'
import type { UncertainTerms } from '../uncertainty/uncertain-terms'
import { CHARTS_IN_HUNDRED, raritiesOf } from './rarities'
import { channelFact, type ReadingFact } from './reading-fact'
import type { RarityId, Sentence } from './sentence'

/** Rarer than the profile says anything; a commoner one leaves the third sentence to the profile. */
const RARE_FROM = 5
/** Rarities of charts that show no gates and lines; each follows from one term that they do show. */
const SEEN_IN_CORE: readonly RarityId[] = [
  'reflector',
  'quadruple_split',
  'ego_manifested',
  'ego_projected',
  'self_projected',
  'mental',
]

/**
 * Three sentences on a chart: its type, its authority, and the most unusual thing shown, else its profile, else how the type
 * feels from inside. They are true of what the viewer sees and of nothing else; what an uncertain time leaves open is left out.
 */
export function shortReading(visible: VisibleChart, uncertain: UncertainTerms | null): Sentence[] {
  const { type, authority, profile } = visible.detail === 'full' ? visible.chart : visible
  const isCertain = ({ facts }: Sentence) =>
    facts.every(({ kind }) => !uncertain || (isTerm(kind) && uncertain.shares[kind] === undefined))
  const typeFacts: ReadingFact[] = [{ kind: 'type', code: type }]
  const thirds: Sentence[] = [
    ...unusual(visible),
    ...(profile
      ? [
          {
            key: `short.${profile}`,
            values: { profile },
            facts: [{ kind: 'profile', code: profile }],
          } satisfies Sentence,
        ]
      : []),
    { key: `short.${type}.signal`, facts: typeFacts },
  ]
  return [
    { key: `short.${type}`, facts: typeFacts } satisfies Sentence,
    { key: `short.${authority}`, facts: [{ kind: 'authority', code: authority }] } satisfies Sentence,
    ...thirds.filter(isCertain).slice(0, 1),
  ].filter(isCertain)
}

const TERMS = ['type', 'authority', 'profile', 'definition'] as const
const isTerm = (kind: ReadingFact['kind']): kind is (typeof TERMS)[number] => TERMS.some((term) => term === kind)

function unusual(visible: VisibleChart): Sentence[] {
  if (visible.detail === 'full') {
    return raritiesOf(visible.chart)
      .filter(({ id }) => CHARTS_IN_HUNDRED[id] <= RARE_FROM && id !== 'rare_profile')
      .map(({ id, values, facts }) => ({ key: `rare.${id}`, ...(values && { values }), facts }))
  }
  const { type, authority, definition } = visible
  const core: ReadingFact[] = [
    { kind: 'type', code: type },
    ...(definition ? [{ kind: 'definition', code: definition } satisfies ReadingFact] : []),
    { kind: 'authority', code: authority },
  ]
  const found = core.flatMap((fact): Sentence[] => {
    const id = SEEN_IN_CORE.find((each) => 'code' in fact && each === fact.code)
    return id ? [{ key: `rare.${id}`, facts: [fact] }] : []
  })
  if (visible.detail === 'core' || visible.channels.length < 8) return found
  const { channels } = visible
  const count: ReadingFact = { kind: 'channel_count', count: channels.length }
  return [...found, { key: 'rare.many_channels', facts: [count, ...channels.map(channelFact)] }]
}
