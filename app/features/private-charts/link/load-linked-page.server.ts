import { hashToken } from '~/data/accounts/token.server'
import { findLinkedChart, type LinkedChart, markChartLinkOpened } from '~/data/charts/private-chart-links.server'
import { findRelation } from '~/data/members/profiles.server'
import { composeReading } from '~/domain/human-design/reading/compose-reading'
import { possibleCharts } from '~/domain/human-design/reading/possible-charts'
import { type Relation, sightOf } from '~/domain/membership/visibility'
import { dateFormat } from '~/locales/date-format'
import type { Language } from '~/locales/language'
import { sayReading } from '~/locales/say-reading'
import type { DayInQuestion } from '~/platform/chart/time-check.server'
import { readingWords } from '~/platform/chart/written-reading.server'
import type { Context } from '~/platform/server/context.server'
import { isDocumentRequest, notFound, tooMany } from '~/platform/server/http.server'
import { languageOf } from '~/platform/server/i18n.server'
import { unlessBroken } from '~/platform/server/refusal.server'
import type { Viewer } from '~/platform/server/session.server'
import { loadKeptChart } from '../load-kept-chart.server'
import { LINKED_VIEWS, type LinkedPage, type WrittenSection } from './link'
import { type LinkOffer, linkOffer } from './link-offer'

const TOKEN = /^[0-9a-f]{64}$/
/** As long as the limit's own period. */
const RETRY_AFTER_SECONDS = 60

/** The chart of a link and what its viewer is to its owner. */
export type OpenedLink = { row: LinkedChart; relation: Relation }

/**
 * The chart that a link opens. One 404 for what is no token, unknown, expired or withdrawn, for an owner who is away or suspended, and
 * across a block; 429 for a network that asks too often, whether or not its tokens are known.
 */
export async function openLink(
  context: Context,
  viewer: Viewer | null,
  token: string | undefined,
): Promise<OpenedLink> {
  if (!token || !TOKEN.test(token)) throw notFound()
  const { success } = await context.bindings.LOOKUP_LIMIT.limit({ key: `chart_link:${context.clientNetwork}` })
  if (!success) throw tooMany(RETRY_AFTER_SECONDS)
  const row = await findLinkedChart(context.db, await hashToken(token), new Date())
  const relation = row && (await findRelation(context.db, viewer?.id ?? null, row.ownerId))
  if (!row || !relation || relation === 'blocked') throw notFound()
  return { row, relation }
}

/** What the viewer may do with the chart of a link. */
export function offerOf(viewer: Viewer | null, { row, relation }: OpenedLink): LinkOffer {
  const looker = relation === 'owner' ? relation : viewer ? 'member' : 'visitor'
  return linkOffer({ relation: looker, hasChart: Boolean(viewer?.hdType) }, row.birth.date, new Date())
}

/** The page of a link. Opening it counts as opening, unless its owner looks. */
export async function loadLinkedPage(
  context: Context,
  viewer: Viewer | null,
  request: Request,
  opened: OpenedLink,
): Promise<LinkedPage> {
  const { row, relation } = opened
  const [{ kept, found }, language, zone] = await Promise.all([
    loadKeptChart(context, request, row),
    languageOf(request),
    context.timeZone(),
    // Programs that draw a preview of the link ask for no document, and neither do scripts of the page itself.
    relation !== 'owner' && isDocumentRequest(request) ? markOpened(context, row) : null,
  ])
  const wanted = new URL(request.url).searchParams.get('view')
  const view = LINKED_VIEWS.find((each) => each === wanted) ?? 'bodygraph'
  const { owner } = row
  return {
    ...kept,
    view,
    reading: view === 'reading' ? writeReading(row, found, language) : null,
    owner: sightOf(owner, relation).profile === 'page' ? { name: owner.fullName, username: owner.username } : null,
    ends: dateFormat(language, zone, { dateStyle: 'long' }).format(row.expiresAt),
    offer: offerOf(viewer, opened),
    newId: crypto.randomUUID(),
  }
}

const markOpened = (context: Context, { linkId }: LinkedChart) =>
  unlessBroken(context, 'private_charts.view_broke', () => markChartLinkOpened(context.db, linkId, new Date()))

/** The chart in words; null for an uncertain time without its day: what would be said of the drawn chart might not be so. */
function writeReading({ data }: LinkedChart, found: DayInQuestion, language: Language): WrittenSection[] | null {
  if (found.kind === 'unavailable') return null
  const possible = found.kind === 'day' ? possibleCharts(found.day, found.accuracy) : undefined
  const sections = sayReading(readingWords(language), composeReading(data.chart, possible), possible?.minutes ?? null)
  return sections.map(({ id, title, paragraphs }) => ({
    id,
    title,
    paragraphs: paragraphs.map(({ heading, sentences }) => ({
      heading,
      text: sentences.map(({ text }) => text).join(' '),
    })),
  }))
}
