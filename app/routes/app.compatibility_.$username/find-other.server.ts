import { redirect } from '@remix-run/cloudflare'
import { hasUncertainTime } from '~/domain/birth/time-accuracy'
import { visibleChart } from '~/domain/human-design/chart/visible-chart'
import { firstNameOf } from '~/domain/membership/account/first-name'
import { seesTimeAccuracy } from '~/domain/membership/visibility'
import { isOpenToAll, type OtherPerson } from '~/features/connection-chart/load-connection-chart.server'
import { findProfileByName } from '~/features/profile/find-profile.server'
import type { Context } from '~/platform/server/context.server'
import { notFound } from '~/platform/server/http.server'
import type { Viewer } from '~/platform/server/session.server'

/**
 * The member whom an address names, as far as the viewer may see them, under the name as it is written now. Throws: 404 for
 * nobody and where there is a block, the way to the profile where only that says who may see more, the way to one's own chart.
 */
export async function findOther(context: Context, viewer: Viewer, name: string | undefined): Promise<OtherPerson> {
  const found = await findProfileByName(context, viewer.id, name)
  if (!found) throw notFound()
  const { row, access, relation } = found
  if (relation === 'owner') throw redirect('/app/profile')
  if (access.profile === 'restricted') throw redirect(`/u/${encodeURIComponent(name ?? '')}`)
  return {
    fullName: row.fullName,
    shortName: firstNameOf(row.fullName),
    username: row.username,
    avatarUrl: row.avatarUrl,
    chart: row.hdRawData && visibleChart(row.hdRawData.chart, access.chart),
    isClosed: access.chart === 'none',
    isOpenToAll: isOpenToAll(row),
    isTimeUncertain: seesTimeAccuracy(access.chart) && hasUncertainTime(row),
  }
}
