import { findGuidedChart } from '~/data/charts/charts.server'
import { readStoredGates } from '~/domain/human-design/chart/stored-gates'
import { centerStates } from '~/domain/human-design/terms/centers'
import { definedChannels } from '~/domain/human-design/terms/channels'
import type { GuidedMember } from '~/domain/human-design/transit/daily-guidance'
import type { Context } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'

export type GuidedChart = GuidedMember['chart']

/** The viewer's own chart as far as guidance goes; null where there is no type or no authority. */
export async function guidedChart({ db }: Context, viewer: Viewer): Promise<GuidedChart | null> {
  if (!viewer.hdDataCalculated) return null
  const row = await findGuidedChart(db, viewer.id)
  if (!row?.hdType || !row.hdAuthority || !row.hdGates) return null
  const { conscious, unconscious } = row.hdGates
  const gates = new Set([...readStoredGates(conscious), ...readStoredGates(unconscious)].map(({ gate }) => gate))
  const centers = centerStates(definedChannels(gates), gates)
  return { type: row.hdType, authority: row.hdAuthority, gates: [...gates], centers }
}
