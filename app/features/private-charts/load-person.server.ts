import { findChartLink, markPrivateChartViewed, type PrivateChart } from '~/data/charts/private-charts.server'
import { viewedBeforeVisit } from '~/domain/membership/visits'
import { dateFormat } from '~/locales/date-format'
import { writeReading } from '~/platform/chart/written-reading.server'
import type { Context } from '~/platform/server/context.server'
import { siteOrigin } from '~/platform/server/env.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import { openNotes } from '~/platform/server/seal.server'
import type { Viewer } from '~/platform/server/session.server'
import { linkPath, type OwnersLink } from './link/link'
import { openToken } from './link/link.server'
import { loadKeptChart } from './load-kept-chart.server'
import { loadPrivateClockCorrection, loadPrivateClockNote } from './load-private-charts.server'
import { type PersonPage, personViewOf, versionOf } from './private-charts'

/** The chart of somebody the viewer keeps, whole, with what they noted; opening it counts as viewing it. */
export async function loadPerson(
  context: Context,
  viewer: Viewer,
  request: Request,
  row: PrivateChart,
): Promise<PersonPage> {
  const { id } = row
  const view = personViewOf(request.url)
  const [{ kept, found }, language, notes, link, clockNote, clockCorrection] = await Promise.all([
    loadKeptChart(context, request, row),
    languageOf(request),
    openNotes(context, viewer.id, row),
    loadOwnersLink(context, viewer, request, id),
    loadPrivateClockNote(context, row, request),
    loadPrivateClockCorrection(context, viewer, row, request),
    markViewed(context, viewer, id),
  ])
  return {
    ...kept,
    id,
    view,
    reading: view === 'reading' ? writeReading(row.data.chart, found, language) : null,
    kept: { notes: notes ?? '', labels: row.labels },
    version: versionOf(row.notesUpdatedAt),
    isUnreadable: notes === null,
    viewedBeforeAt: viewedBeforeVisit(row, new Date())?.toISOString() ?? null,
    link,
    clockNote,
    clockCorrection,
  }
}

/** What the tab of the browser says of somebody's chart. */
export async function personTitle(request: Request, name: string): Promise<string> {
  return `${name} · ${translator(await languageOf(request), 'common')('brand')}`
}

/** Notes that the viewer looks at it; a page is there without that, too. */
export const markViewed = (context: Context, viewer: Viewer, id: string) =>
  tryOrLog(context, 'private_charts.view_broke', () => markPrivateChartViewed(context.db, viewer.id, id, new Date()))

/** The link to one of the viewer's kept charts; null where there is none that works. */
async function loadOwnersLink(
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
