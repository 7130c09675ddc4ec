import type { LoveFactRow } from '~/data/love/love-members.server'
import { type ComparedChart, comparedFacts, showsGates } from '~/domain/human-design/composite/composite'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import { CHART_DETAILS, type ChartAccess, type PrivacySettings, resolveAccess } from '~/domain/membership/visibility'
import type { OwnLimit } from './love'

/** What of a chart counts in a love match. */
export type Compared = { type: TypeCode | null; chart: ComparedChart | null }
type Charted = Pick<LoveFactRow, 'hdType' | 'hdProfile' | 'gates'>
type Private = Pick<LoveFactRow, 'isActive' | keyof PrivacySettings>

const CHART_LEVELS: readonly ChartAccess[] = ['none', ...CHART_DETAILS, 'full']

/**
 * The charts of the viewer and another member, both at the lower of what either may see of the other: a love match is the same
 * from either side and contains nothing that is hidden from one of the two (decision 0049).
 */
export function comparedPair(
  self: Charted & Private,
  row: Charted & Private & Pick<LoveFactRow, 'isConnected'>,
): { own: Compared; other: Compared } {
  const relation = row.isConnected ? 'connection' : 'member'
  const [ofSelf, ofOther] = [resolveAccess(self, relation).chart, resolveAccess(row, relation).chart]
  const access = CHART_LEVELS.indexOf(ofSelf) < CHART_LEVELS.indexOf(ofOther) ? ofSelf : ofOther
  return { own: compared(self, access), other: compared(row, access) }
}

function compared({ hdType, hdProfile, gates }: Charted, access: ChartAccess): Compared {
  return {
    type: access === 'none' ? null : hdType,
    chart: comparedFacts(gates && hdProfile ? { gates, profile: hdProfile } : null, access),
  }
}

/** What keeps a member's love matches from going by charts with everyone, as far as their own chart and privacy go. */
export function ownLimit(self: Private & Pick<Charted, 'gates'>): OwnLimit | null {
  if (self.gates === null) return 'noChart'
  const [ofMembers, ofConnections] = [resolveAccess(self, 'member').chart, resolveAccess(self, 'connection').chart]
  if (ofConnections === 'none') return 'hidden'
  if (ofMembers === 'none') return showsGates(ofConnections) ? 'connections' : 'connectionsByTypes'
  if (showsGates(ofMembers)) return null
  return showsGates(ofConnections) ? 'byTypesButConnections' : 'byTypes'
}
