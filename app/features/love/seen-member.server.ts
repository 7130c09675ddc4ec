import type { LoveFactRow } from '~/data/love-members.server'
import type { LoveSelf } from '~/data/love-settings.server'
import type { TypeCode } from '~/domain/human-design/codes'
import { comparedFacts } from '~/domain/human-design/composite/compared-chart'
import type { ComparedChart } from '~/domain/human-design/composite/composite'
import { sightOf } from '~/domain/membership/visibility'

/** What of somebody counts in a comparison, as far as the viewer may see it. */
export type Compared = { type: TypeCode | null; chart: ComparedChart | null }

/** The viewer, to whom everything of theirs is open. */
export const comparedSelf = ({ hdType, hdProfile, gates }: LoveSelf): Compared => ({
  type: hdType,
  chart: gates && hdProfile ? { gates, profile: hdProfile } : null,
})

/** Another member: type and gates only where the chart is open that far. */
export function seenMember(row: LoveFactRow): Compared & { seesBirth: boolean } {
  const sight = sightOf(row, row.isConnected ? 'connection' : 'member')
  const { gates, hdProfile } = row
  return {
    type: sight.chart === 'none' ? null : row.hdType,
    chart: comparedFacts(gates && hdProfile ? { gates, profile: hdProfile } : null, sight.chart),
    seesBirth: sight.birth,
  }
}
