import { findChartLink } from '~/data/charts/private-chart-links.server'
import { dateFormat } from '~/locales/date-format'
import type { Context } from '~/platform/server/context.server'
import { siteOrigin } from '~/platform/server/env.server'
import { languageOf } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import { linkPath, type OwnersLink } from './link'
import { openToken } from './sealed-token.server'

/** The link to one of the viewer's kept charts; null where there is none that works. */
export async function loadOwnersLink(
  context: Context,
  viewer: Viewer,
  request: Request,
  chartId: string,
): Promise<OwnersLink | null> {
  const link = await findChartLink(context.db, viewer.id, chartId, new Date())
  if (!link) return null
  const [token, language, zone] = await Promise.all([openToken(context, link), languageOf(request), context.timeZone()])
  const minute = dateFormat(language, zone, { dateStyle: 'long', timeStyle: 'short' })
  const day = dateFormat(language, zone, { dateStyle: 'long' })
  return {
    address: token && siteOrigin(context, request) + linkPath(token),
    ends: minute.format(link.expiresAt),
    opened: link.openedAt && day.format(link.openedAt),
  }
}
