import { markPrivateChartViewed, type PrivateChart } from '~/data/charts/private-charts.server'
import type { ChartTerm } from '~/domain/human-design/uncertainty/uncertain-terms'
import { toBirthFacts } from '~/platform/chart/birth-facts.server'
import { chartShowOf } from '~/platform/chart/chart-show.server'
import { loadTimeCheck, loadUncertain } from '~/platform/chart/time-check.server'
import type { Context } from '~/platform/server/context.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { unlessBroken } from '~/platform/server/refusal.server'
import { openNotes } from '~/platform/server/sealed-notes.server'
import type { Viewer } from '~/platform/server/session.server'
import { shareText } from '~/ui/chart-reading/share-text'
import { loadPrivateClockCorrection, loadPrivateClockNote, toBirthInput } from './load-private-charts.server'
import { PERSON_VIEWS, type PersonPage, versionOf } from './private-charts'

/** The chart of somebody the viewer keeps, whole, with what they noted; opening it counts as viewing it. */
export async function loadPerson(
  context: Context,
  viewer: Viewer,
  request: Request,
  kept: PrivateChart,
): Promise<PersonPage> {
  const query = new URL(request.url).searchParams
  const language = await languageOf(request)
  const { id, name, birth, data, offsetChosen } = kept
  const accuracy = birth.timeAccuracy
  const input = toBirthInput(kept)
  const [{ uncertain, uncertainParts }, timeCheck, notes, clockNote, clockCorrection] = await Promise.all([
    loadUncertain(context, { birth: input, accuracy, data }),
    // Where the time is not exact, what it leaves open is part of the chart and need not be asked for.
    query.has('times') || accuracy !== 'exact' ? loadTimeCheck(context, input, language) : { kind: 'unasked' as const },
    openNotes(context, viewer.id, kept),
    loadPrivateClockNote(context, kept, request),
    loadPrivateClockCorrection(context, viewer, kept, request),
    markViewed(context, viewer, id),
  ])
  const hd = translator(language, 'hd')
  const reading = translator(language, 'reading')
  const withShare = (term: ChartTerm, word: string) =>
    [word, shareText(reading, language, uncertain, term)].filter(Boolean).join(', ')
  const { chart } = data
  return {
    id,
    name,
    chart,
    words: {
      type: withShare('type', hd(`type.${chart.type}`)),
      authority: withShare('authority', hd(`authority.${chart.authority}`)),
      profile: withShare('profile', chart.profile),
    },
    timeAccuracy: accuracy,
    uncertain,
    uncertainParts,
    timeCheck,
    show: chartShowOf(request),
    view: PERSON_VIEWS.find((view) => view === query.get('view')) ?? 'bodygraph',
    birth: toBirthFacts(
      {
        date: birth.date,
        time: birth.time,
        accuracy,
        city: birth.city,
        country: birth.country,
        timezone: birth.timezone,
        utcOffsetSeconds: birth.utcOffsetSeconds,
        offsetChosen,
        // Here it holds after a correction of the clock, and nobody entered it.
        offsetOverridden: false,
        designUtc: data.designUtc,
      },
      language,
    ),
    kept: { notes: notes ?? '', labels: kept.labels },
    version: versionOf(kept.notesUpdatedAt),
    isUnreadable: notes === null,
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
  unlessBroken(context, 'private_charts.view_broke', () =>
    markPrivateChartViewed(context.db, viewer.id, id, new Date()),
  )
