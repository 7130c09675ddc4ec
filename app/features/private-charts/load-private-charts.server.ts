import {
  countPrivateCharts,
  findChartLink,
  findPrivateChart,
  listPrivateCharts,
  type PrivateChart,
} from '~/data/charts/private-charts.server'
import { latestBirthDate } from '~/domain/birth/birth-date-time'
import type { KnownBirthInput } from '~/domain/birth/birth-form.schema'
import { MOST_PRIVATE_CHARTS } from '~/domain/membership/limits'
import { findDisputedClock, loadClockCorrection, loadClockNote } from '~/platform/chart/clock-notes.server'
import type { Context } from '~/platform/server/context.server'
import { notFound } from '~/platform/server/http.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import type { BirthValues } from '~/ui/birth-fields/birth-values'
import { labelsOf, pickCharts, readListQuery } from './list-query'
import type { PrivateForm, PrivateList } from './private-charts'

/** The private charts of the viewer. */
export async function loadPrivateList({ db }: Context, viewer: Viewer, request: Request): Promise<PrivateList> {
  const [rows, language] = await Promise.all([listPrivateCharts(db, viewer.id, new Date()), languageOf(request)])
  const hd = translator(language, 'hd')
  const query = readListQuery(new URL(request.url).searchParams)
  const charts = pickCharts(rows, query, language).map(({ createdAt: _, lastViewedAt, ...row }) => ({
    ...row,
    typeName: hd(`type.${row.type}`),
    lastViewedAt: lastViewedAt?.toISOString() ?? null,
  }))
  return { charts, query, labels: labelsOf(rows, language), total: rows.length, most: MOST_PRIVATE_CHARTS }
}

/** One of them, or 404: also where it is somebody else's. */
export async function getPrivateChart({ db }: Context, viewer: Viewer, id: string | undefined): Promise<PrivateChart> {
  const found = await findPrivateChart(db, viewer.id, id ?? '')
  if (!found) throw notFound()
  return found
}

/** The form of a new chart. */
export const newPrivateForm = (): PrivateForm => ({
  id: crypto.randomUUID(),
  name: '',
  isNew: true,
  hasLink: false,
  initial: {},
  instant: null,
  latestDate: latestBirthDate(Date.now()),
})

/** The most charts a member keeps, where the viewer has as many; null where there is room. */
export async function mostIfFull({ db }: Context, viewer: Viewer): Promise<number | null> {
  return (await countPrivateCharts(db, viewer.id)) >= MOST_PRIVATE_CHARTS ? MOST_PRIVATE_CHARTS : null
}

/** The form of a chart that is there, with what was entered. */
export async function loadPrivateForm(context: Context, chart: PrivateChart): Promise<PrivateForm> {
  const { id, ownerId, name, birth, offsetChosen } = chart
  const [clock, link] = await Promise.all([
    findDisputedClock(context, toBirthInput(chart)),
    findChartLink(context.db, ownerId, id, new Date()),
  ])
  return {
    id,
    name,
    isNew: false,
    hasLink: link !== null,
    initial: toBirthValues(birth, offsetChosen),
    instant: clock?.hint ?? {
      kind: 'found',
      zone: birth.timezone,
      offsetSeconds: birth.utcOffsetSeconds,
      season: null,
      mayBeOldStyle: false,
      otherOffsetSeconds: null,
    },
    latestDate: latestBirthDate(Date.now()),
  }
}

/** The note on the clock of such a chart where sources disagree. */
export const loadPrivateClockNote = async (context: Context, chart: PrivateChart, request: Request) =>
  loadClockNote(context, toBirthInput(chart), chart.data, await languageOf(request))

/** The note on such a chart whose clock was corrected. */
export const loadPrivateClockCorrection = async (
  context: Context,
  viewer: Viewer,
  chart: PrivateChart,
  request: Request,
) => loadClockCorrection(context, { id: viewer.id, privateChartId: chart.id }, chart, await languageOf(request))

/** What is asked of the chart service to compute the chart again. */
export function toBirthInput({ birth, offsetChosen }: Pick<PrivateChart, 'birth' | 'offsetChosen'>): KnownBirthInput {
  return {
    birth_date: birth.date,
    birth_time: birth.time,
    time_accuracy: birth.timeAccuracy,
    birth_city: birth.city,
    birth_country: birth.country,
    place_id: null,
    latitude: birth.latitude,
    longitude: birth.longitude,
    timezone: birth.timezone,
    zone_chosen: birth.zoneChosen ?? null,
    utc_offset_seconds: offsetChosen ? birth.utcOffsetSeconds : null,
    utc_offset_override_seconds: birth.offsetOverridden ? birth.utcOffsetSeconds : null,
  }
}

export function toBirthValues(birth: PrivateChart['birth'], offsetChosen: boolean) {
  const text = (value: number | null) => (value === null ? '' : String(value))
  return {
    birth_date: birth.date,
    birth_time: birth.time ?? '',
    time_accuracy: birth.timeAccuracy,
    birth_city: birth.city,
    birth_country: birth.country,
    latitude: text(birth.latitude),
    longitude: text(birth.longitude),
    timezone: birth.timezone,
    zone_choice: birth.zoneChosen ? birth.timezone : '',
    utc_offset_seconds: offsetChosen ? text(birth.utcOffsetSeconds) : '',
  } satisfies Partial<BirthValues>
}
