import type { findDashboardMember } from '~/data/dashboard.server'
import { timeAccuracyOf } from '~/domain/birth/time-accuracy'
import type { Chart } from '~/domain/human-design/chart/chart'
import { type CompletedChannel, completedChannels } from '~/domain/human-design/chart/completed-channels'
import { readStoredGates } from '~/domain/human-design/chart/stored-gates'
import { centerStates } from '~/domain/human-design/terms/centers'
import { definedChannels } from '~/domain/human-design/terms/channels'
import type { Sky } from '~/platform/chart/sky.server'
import { type BodygraphData, gateStates } from '~/ui/bodygraph/bodygraph-data'

/** What the first page says of a member's chart. */
export type Glance = Pick<Chart, 'type' | 'authority' | 'profile'> & {
  drawing: Pick<BodygraphData, 'centers' | 'gates'>
  /** Why it may not be so; null where the birth time is exact. */
  uncertainTime: 'approximate' | 'unknown' | null
  /** What the sky of this hour completes; null when nobody knows where the bodies stand. */
  completed: CompletedChannel[] | null
}

type Row = NonNullable<Awaited<ReturnType<typeof findDashboardMember>>>

/** The chart of a member's row by its gates alone, a tenth of all that is stored of it; null where there is none. */
export function toGlance(row: Row, sky: Sky | null): Glance | null {
  const { hdType: type, hdAuthority: authority, hdProfile: profile, hdGates } = row
  if (!type || !authority || !profile || !hdGates) return null
  const gates = gateStates({
    personality: readStoredGates(hdGates.conscious),
    design: readStoredGates(hdGates.unconscious),
  })
  const accuracy = timeAccuracyOf(row)
  const active = new Set(Object.keys(gates).map(Number))
  return {
    type,
    authority,
    profile,
    drawing: { centers: centerStates(definedChannels(active), active), gates },
    uncertainTime: accuracy === 'exact' ? null : accuracy,
    completed: sky && completedChannels([...active], sky.activations),
  }
}

/** The chart behind a glance, for what is made of the whole of it; null where there is none. */
export function chartOf({ glance }: { glance: Glance | null }) {
  if (!glance) return null
  const { type, authority, drawing } = glance
  return { type, authority, gates: Object.keys(drawing.gates).map(Number), centers: drawing.centers }
}
