import { openCenters } from './core-sections'
import { centerFact, channelFact, type ReadableChart } from './reading-fact'
import type { Sentence } from './sentence'

/** What to try this week: by the type, the authority, and the first center that isn't defined. */
export function closingParagraphs(chart: ReadableChart): Sentence[][] {
  const { type, authority } = chart
  const [center] = openCenters(chart)
  const notice: Sentence = center
    ? { key: `notice.${center}`, facts: [centerFact(chart, center)] }
    : {
        key: 'notice.none',
        facts: [{ kind: 'channel_count', count: chart.channels.length }, ...chart.channels.map(channelFact)],
      }
  return [
    [{ key: `try.${type}`, facts: [{ kind: 'type', code: type }] }],
    [{ key: `decide.${authority}`, facts: [{ kind: 'authority', code: authority }] }],
    [notice],
    [{ key: 'close', facts: [] }],
  ]
}
