import type { LoveFactRow } from '~/data/love/love-members.server'
import { comparedFacts, showsGates } from '~/domain/human-design/composite/compared-chart'
import type { ComparedChart } from '~/domain/human-design/composite/composite'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import { CHART_DETAILS, type ChartSight, type PrivacySettings, sightOf } from '~/domain/membership/visibility'
import type { OwnLimit } from './love'

/** What of a chart counts in a love match. */
export type Compared = { type: TypeCode | null; chart: ComparedChart | null }
type Charted = Pick<LoveFactRow, 'hdType' | 'hdProfile' | 'gates'>
type Private = Pick<LoveFactRow, 'isActive' | keyof PrivacySettings>

const SIGHTS: readonly ChartSight[] = ['none', ...CHART_DETAILS, 'full']

/**
 * The charts of the viewer and another member, both at the lower of what either may see of the other: a love match is the same
 * from either side and contains nothing that is hidden from one of the two (decision 0049).
 */
export function comparedPair(
  self: Charted & Private,
  row: Charted & Private & Pick<LoveFactRow, 'isConnected'>,
): { own: Compared; other: Compared } {
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

/** What keeps a member's love matches from going by charts with everyone, as far as their own chart and privacy go. */
export function ownLimit(self: Private & Pick<Charted, 'gates'>): OwnLimit | null {
  if (self.gates === null) return 'noChart'
  const [ofMembers, ofConnections] = [sightOf(self, 'member').chart, sightOf(self, 'connection').chart]
  if (ofConnections === 'none') return 'hidden'
  if (ofMembers === 'none') return showsGates(ofConnections) ? 'connections' : 'connectionsByTypes'
  if (showsGates(ofMembers)) return null
  return showsGates(ofConnections) ? 'byTypesButConnections' : 'byTypes'
}
