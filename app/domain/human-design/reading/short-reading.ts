import type { VisibleChart } from '../visible-chart'
import { CHARTS_IN_HUNDRED, raritiesOf } from './rarities'
import { channelFact, type RarityId, type ReadingFact, type Sentence } from './sentence'

/** Rarer than the profile says anything; a commoner one leaves the third sentence to the profile. */
const RARE_FROM = 5
/** What can be told of a chart that shows no gates and lines, each from what it does show. */
const SEEN_IN_CORE: readonly RarityId[] = ['reflector', 'quadruple_split', 'ego_manifested', 'ego_projected', 'mental']

/**
 * Three sentences on a chart: its type, its authority, and the most unusual thing shown, else its profile. They stand on
 * what the viewer sees and nothing else.
 */
export function shortReading(visible: VisibleChart): [Sentence, Sentence, Sentence] {
  const { type, authority, profile } = visible.detail === 'full' ? visible.chart : visible
  return [
    { key: `short.${type}`, facts: [{ kind: 'type', code: type }] },
    { key: `short.${authority}`, facts: [{ kind: 'authority', code: authority }] },
    unusual(visible) ?? { key: `short.${profile}`, values: { profile }, facts: [{ kind: 'profile', code: profile }] },
  ]
}

function unusual(visible: VisibleChart): Sentence | null {
  if (visible.detail === 'full') {
    const rare = raritiesOf(visible.chart).find(({ id }) => CHARTS_IN_HUNDRED[id] <= RARE_FROM && id !== 'rare_profile')
    if (!rare) return null
    return { key: `rare.${rare.id}`, ...(rare.values && { values: rare.values }), facts: rare.facts }
  }
  const { type, authority, definition } = visible
  const core = [
    { kind: 'type', code: type },
    { kind: 'definition', code: definition },
    { kind: 'authority', code: authority },
  ] satisfies ReadingFact[]
  for (const fact of core) {
    const id = SEEN_IN_CORE.find((each) => each === fact.code)
    if (id) return { key: `rare.${id}`, facts: [fact] }
  }
  if (visible.detail === 'core') return null
  const { channels } = visible
  const count = channels.length
  if (count < 8) return null
  return { key: 'rare.many_channels', facts: [{ kind: 'channel_count', count }, ...channels.map(channelFact)] }
}
