import type { VisibleChart } from '~/domain/human-design/chart/visible-chart'
import { gatesOf } from '../bodygraph/channel-routes'
import { type ReadableChart, toReadableChart } from './readable-chart'

/**
 * What a viewer may see of a chart, to be read; null for the core, which has no drawing. With channels only, the gates that are
 * lit are those the channels say anyway, and nothing is said of the others.
 */
export function readVisibleChart(visible: VisibleChart): ReadableChart | null {
  if (visible.detail === 'core') return null
  if (visible.detail === 'full') return toReadableChart(visible.chart)
  const { detail, type, authority, profile, definition, centers, channels } = visible
  const gates = detail === 'gates' ? visible.gates : channels.flatMap(gatesOf)
  return {
    type,
    authority,
    profile,
    definition,
    cross: null,
    data: {
      centers,
      channels,
      gates: Object.fromEntries(gates.map((gate) => [gate, 'active' as const])),
      ...(detail === 'channels' ? { onlyChannels: true as const } : {}),
    },
  }
}
