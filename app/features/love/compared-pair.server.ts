import type { LoveFactRow } from '~/data/love-members.server'
import type { LoveSelf } from '~/data/love-settings.server'
import type { TypeCode } from '~/domain/human-design/codes'
import { comparedFacts } from '~/domain/human-design/composite/compared-chart'
import type { ComparedChart } from '~/domain/human-design/composite/composite'
import { CHART_DETAILS, type ChartSight, sightOf } from '~/domain/membership/visibility'

/** What of a chart counts in a love match. */
export type Compared = { type: TypeCode | null; chart: ComparedChart | null }
type Charted = Pick<LoveFactRow, 'hdType' | 'hdProfile' | 'gates'>

const SIGHTS: readonly ChartSight[] = ['none', ...CHART_DETAILS, 'full']

/**
 * The charts of the viewer and another member, both at the lower of what either may see of the other: a love match is the same
 * from either side and contains nothing that is hidden from one of the two (decision 0049).
 */
export function comparedPair(self: LoveSelf, row: LoveFactRow): { own: Compared; other: Compared } {
  const relation = row.isConnected ? 'connection' : 'member'
  const [ofSelf, ofOther] = [sightOf(self, relation).chart, sightOf(row, relation).chart]
  const sight = SIGHTS.indexOf(ofSelf) < SIGHTS.indexOf(ofOther) ? ofSelf : ofOther
  return { own: compared(self, sight), other: compared(row, sight) }
}

function compared({ hdType, hdProfile, gates }: Charted, sight: ChartSight): Compared {
  return {
    type: sight === 'none' ? null : hdType,
    chart: comparedFacts(gates && hdProfile ? { gates, profile: hdProfile } : null, sight),
  }
}

/** How much of their chart a member shows to members they aren't connected with, as far as a love match goes. */
export function shownLevel(self: LoveSelf): 'nothing' | 'type' | 'gates' {
  const { type, chart } = compared(self, sightOf(self, 'member').chart)
  if (chart) return 'gates'
  return type ? 'type' : 'nothing'
}
