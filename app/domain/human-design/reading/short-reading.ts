import type { ChartWithoutHour } from '../chart/visible-chart'
import { channelFact, type ReadingFact } from './reading-fact'
import { type Sentence, SHORT_RARITY_IDS } from './sentence'

/**
 * Three sentences on a chart: its type, its authority, and the most unusual thing shown, else its profile, else how the type
 * feels from inside. They are true of what the viewer sees and of nothing else.
 */
export function shortReading(visible: ChartWithoutHour): Sentence[] {
  const { type, authority, profile } = visible
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
    { key: `short.${type}`, facts: typeFacts },
    { key: `short.${authority}`, facts: [{ kind: 'authority', code: authority }] },
    ...thirds.slice(0, 1),
  ]
}

function unusual(visible: ChartWithoutHour): Sentence[] {
  const { type, authority, definition } = visible
  const core: ReadingFact[] = [
    { kind: 'type', code: type },
    ...(definition ? [{ kind: 'definition', code: definition } satisfies ReadingFact] : []),
    { kind: 'authority', code: authority },
  ]
  const found = core.flatMap((fact): Sentence[] => {
    const id = SHORT_RARITY_IDS.find((each) => 'code' in fact && each === fact.code)
    return id ? [{ key: `short.rare.${id}`, facts: [fact] }] : []
  })
  if (visible.detail === 'core' || visible.channels.length < 8) return found
  const { channels } = visible
  const count: ReadingFact = { kind: 'channel_count', count: channels.length }
  return [...found, { key: 'short.rare.many_channels', facts: [count, ...channels.map(channelFact)] }]
}
