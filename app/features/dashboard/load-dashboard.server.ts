import { findOwnChart } from '~/data/charts.server'
import type { Chart } from '~/domain/human-design/chart'
import type { Context } from '~/platform/context.server'
import { languageOf, translator } from '~/platform/i18n.server'
import type { Viewer } from '~/platform/session.server'
import { type BodygraphData, toBodygraphData } from '~/ui/bodygraph/bodygraph-data'

/** What the first page says of a member's chart, and how it tells them to go about the day. */
export type Glance = Pick<Chart, 'type' | 'authority' | 'profile'> & {
  drawing: Pick<BodygraphData, 'centers' | 'gates'>
  /** Readings in the page's language. */
  strategyText: string
  authorityText: string
}

export type Dashboard = { firstName: string; glance: Glance | null }

export async function loadDashboard(context: Context, viewer: Viewer, request: Request): Promise<Dashboard> {
  const own = viewer.hdDataCalculated ? await findOwnChart(context.db, viewer.id) : null
  const chart = own?.hdRawData?.chart
  const firstName = viewer.fullName.trim().split(/\s+/)[0] ?? viewer.fullName
  if (!chart) return { firstName, glance: null }
  const { type, authority, profile } = chart
  const { centers, gates } = toBodygraphData(chart)
  const t = translator(await languageOf(request), 'readings-core')
  return {
    firstName,
    glance: {
      type,
      authority,
      profile,
      drawing: { centers, gates },
      strategyText: t(`strategy.${type}`),
      authorityText: t(`authority.${authority}`),
    },
  }
}
