import { findOwnChart } from '~/data/charts/charts.server'
import type { BirthFacts } from '~/domain/birth/birth-facts'
import { type TimeAccuracy, timeAccuracyOf } from '~/domain/birth/time-accuracy'
import type { Chart } from '~/domain/human-design/chart/chart'
import type { ChartShow } from '~/domain/human-design/chart/chart-show'
import type { ReadSection } from '~/domain/human-design/reading/written-reading'
import type { UncertainParts } from '~/domain/human-design/uncertainty/uncertain-day'
import type { ChartTerm, UncertainTerms } from '~/domain/human-design/uncertainty/uncertain-terms'
import { dateFormat } from '~/locales/date-format'
import { loadDayInQuestion, toUncertain } from '~/platform/chart/time-check.server'
import { writeReading } from '~/platform/chart/written-reading.server'
import type { Context } from '~/platform/server/context.server'
import { chartShowOf } from '~/platform/server/cookies.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import { shareText } from '~/ui/chart-reading/share-text'
import { toBirthOfChart, toOwnBirthFacts } from './own-birth.server'
import { loadReturns } from './returns/load-returns.server'
import type { ReturnsPage } from './returns/returns'

/**
 * How one's own chart is shown, as `?view` says: to read, on the wheel, in words, with its returns, as two pages to print, as
 * a picture to pass on.
 */
const CHART_VIEWS = ['bodygraph', 'wheel', 'reading', 'returns', 'sheet', 'share'] as const
export type ChartView = (typeof CHART_VIEWS)[number]

/** Views that print under a head of their own, with the birth. */
const PRINTED_WITH_BIRTH: readonly ChartView[] = ['sheet', 'reading', 'returns']

/** The view that an address asks for; the bodygraph where it asks for none, or for one that there is not. */
export function chartViewOf(request: Request): ChartView {
  const wanted = new URL(request.url).searchParams.get('view')
  return CHART_VIEWS.find((view) => view === wanted) ?? 'bodygraph'
}

/** A member's own page: who they are here, and their chart whole. */
export type OwnProfile = {
  fullName: string
  username: string
  avatarUrl: string | null
  /** What others read beside the type, in the page's language; null: they do not say it of themselves. */
  practitioner: string | null
  /** "5 January 2026", in the page's language. */
  memberSince: string
  chart: Chart | null
  /**
   * Of type, authority and profile, in the page's language: the page begins without the terms of the whole chart. With the share
   * of the time in question for which each is so, where that isn't all of it.
   */
  words: { type: string; authority: string; profile: string } | null
  timeAccuracy: TimeAccuracy
  /** What of the chart is only so for a part of the time that is in question; null: it is exact, or the service didn't answer. */
  uncertain: UncertainTerms | null
  /** What of its drawing may differ; null where `uncertain` is null. */
  uncertainParts: UncertainParts | null
  show: ChartShow
  view: ChartView
  /** For what is printed with the birth: the sheet, the reading and a return. */
  birth: BirthFacts | null
  /** For the view `reading` only; null where its birth time is uncertain and what that leaves open is unknown. */
  reading: ReadSection[] | null
  /** For the view `returns` only; null where the chart service didn't answer. */
  returns: ReturnsPage | null
}

export async function loadOwnProfile(context: Context, viewer: Viewer, request: Request): Promise<OwnProfile> {
  const own = await findOwnChart(context.db, viewer.id)
  if (!own) throw new Error('A signed-in member has no row')
  const language = await languageOf(request)
  const hd = translator(language, 'hd')
  const chart = own.hdRawData?.chart ?? null
  const view = chartViewOf(request)
  const [found, returns] = await Promise.all([
    loadDayInQuestion(context, toBirthOfChart(own)),
    view === 'returns' ? loadReturns(context, own, request) : null,
  ])
  const { uncertain, uncertainParts } = toUncertain(found)
  const reading = translator(language, 'reading')
  const withShare = (name: string, term: ChartTerm) =>
    [name, shareText(reading, language, uncertain, term)].filter(Boolean).join(', ')
  return {
    fullName: viewer.fullName,
    username: viewer.username,
    avatarUrl: viewer.avatarUrl,
    practitioner: own.isPractitioner ? translator(language, 'member-card')('practitioner') : null,
    memberSince: dateFormat(language, await context.timeZone(), { dateStyle: 'long' }).format(own.createdAt),
    chart,
    words: chart && {
      type: withShare(hd(`type.${chart.type}`), 'type'),
      authority: withShare(hd(`authority.${chart.authority}`), 'authority'),
      profile: withShare(chart.profile, 'profile'),
    },
    timeAccuracy: timeAccuracyOf(own),
    uncertain,
    uncertainParts,
    show: chartShowOf(request),
    view,
    birth: PRINTED_WITH_BIRTH.includes(view) ? toOwnBirthFacts(own, language) : null,
    reading: view === 'reading' && chart ? writeReading(chart, found, language) : null,
    returns,
  }
}
