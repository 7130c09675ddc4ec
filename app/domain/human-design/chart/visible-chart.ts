import type { ChartAccess } from '../../membership/visibility'
import { CENTERS, type CenterCode, type CenterState } from '../terms/codes'
import type { Chart } from './chart'
import { type ChartCore, type PublishedCore, publishedCore } from './published-core'

type ChartOutline = ChartCore & Pick<Chart, 'centers' | 'channels'>

/** A chart as far as a viewer may see it; the narrower it is, the less of the birth can be worked out from it. */
export type VisibleChart =
  | ({ detail: 'core' } & PublishedCore)
  | ({ detail: 'channels' } & ChartOutline)
  | ({ detail: 'gates'; gates: Chart['gates'] } & ChartOutline)
  | { detail: 'full'; chart: Chart }

/** A visible chart without what tells the hour of birth. */
export type ChartWithoutHour = Exclude<VisibleChart, { detail: 'full' }>

/**
 * The part of a chart that a viewer may see, null where it is none. Everything is named here one by one: a fact that charts
 * gain later is not shown to others until it stands here too. Lines, planets, sides, degrees, cross and variables tell the
 * hour of birth, so they are in the full chart only.
 */
export function visibleChart(chart: Chart, access: ChartWithoutHour['detail']): ChartWithoutHour
export function visibleChart(chart: Chart, access: ChartAccess): VisibleChart | null
export function visibleChart(chart: Chart, access: ChartAccess): VisibleChart | null {
  const { type, authority, profile, definition, centers, channels, gates } = chart
  switch (access) {
    case 'none':
      return null
    case 'core':
      return { detail: 'core', ...publishedCore(chart) }
    case 'channels':
      return { detail: 'channels', type, authority, profile, definition, centers: withoutGates(centers), channels }
    case 'gates':
      return { detail: 'gates', type, authority, profile, definition, centers, channels, gates }
    case 'full':
      return { detail: 'full', chart }
  }
}

/** Whether an undefined center is open or not says something about its gates, so to whom these are closed it is all one. */
function withoutGates(centers: Chart['centers']) {
  return Object.fromEntries(
    CENTERS.map((center): [CenterCode, CenterState] => [
      center,
      centers[center] === 'defined' ? 'defined' : 'undefined',
    ]),
  ) as Chart['centers']
}
