import { hashToken } from '~/data/accounts/account-tokens.server'
import { findOwnBirth } from '~/data/charts/charts.server'
import { findLinkedChart, type LinkedChart, markChartLinkOpened } from '~/data/charts/private-charts.server'
import { findRelation } from '~/data/members/profiles.server'
import type { ReadSection } from '~/domain/human-design/reading/written-reading'
import { type Relation, resolveAccess } from '~/domain/membership/visibility'
import { dateFormat } from '~/locales/date-format'
import { writeReading } from '~/platform/chart/written-reading.server'
import type { Context } from '~/platform/server/context.server'
import { isDocumentRequest, isPrefetch, notFound, tooMany } from '~/platform/server/http.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import type { Viewer } from '~/platform/server/session.server'
import { loadKeptChart } from '../load-kept-chart.server'
import { LINKED_VIEWS, type LinkedPage, type LinkedSection } from './link'
import { type LinkOffer, linkOffer } from './link-offer'

const TOKEN = /^[0-9a-f]{64}$/
/** As long as the limit's own period. */
const RETRY_AFTER_SECONDS = 60

/** The chart of a link, who looks at it, what they are to its owner and what they may do with it. */
export type OpenedLink = {
  row: LinkedChart
  /** Null also for a member whose account is away. */
  viewer: Viewer | null
  relation: Relation
  /** They have birth data or a chart of their own. */
  hasBirth: boolean
  offer: LinkOffer
}

/**
 * The chart that a link opens. One 404 for what is no token, unknown, expired or withdrawn, for an owner who is away or suspended, and
 * across a block; 429 for a network that asks too often, whether or not its tokens are known.
 */
export async function openLink(context: Context, token: string | undefined): Promise<OpenedLink> {
  if (!token || !TOKEN.test(token)) throw notFound()
  const { success } = await context.bindings.LOOKUP_LIMIT.limit({ key: `chart_link:${context.clientNetwork}` })
  if (!success) throw tooMany(RETRY_AFTER_SECONDS)
  const { viewer: account } = await context.session()
  const viewer = account?.isActive ? account : null
  const row = await findLinkedChart(context.db, await hashToken(token), new Date())
  const relation = row && (await findRelation(context.db, viewer?.id ?? null, row.ownerId))
  if (!row || !relation || relation === 'blocked') throw notFound()
  const looker = relation === 'owner' ? relation : viewer ? 'member' : account ? 'paused' : 'visitor'
  const hasBirth = viewer !== null && ((await findOwnBirth(context.db, viewer.id))?.isThere ?? false)
  const offer = linkOffer({ relation: looker, hasBirth }, row.birth.date, new Date())
  return { row, viewer, relation, hasBirth, offer }
}

/** The page of a link. Opening it counts as opening, unless its owner looks. */
export async function loadLinkedPage(
  context: Context,
  request: Request,
  { row, relation, offer }: OpenedLink,
): Promise<LinkedPage> {
  const [{ kept, found }, language, zone] = await Promise.all([
    loadKeptChart(context, request, row, () => mayCalculate(context)),
    languageOf(request),
    context.timeZone(),
    // Programs that draw a preview of the link ask for no document, and a browser that fetches ahead may never show it.
    relation !== 'owner' && isDocumentRequest(request) && !isPrefetch(request) ? markOpened(context, row) : null,
  ])
  const wanted = new URL(request.url).searchParams.get('view')
  const view = LINKED_VIEWS.find((each) => each === wanted) ?? 'bodygraph'
  const { owner } = row
  return {
    ...kept,
    view,
    reading: view === 'reading' ? toLinkedSections(writeReading(row.data.chart, found, language)) : null,
    owner:
      resolveAccess(owner, relation).profile === 'page' ? { name: owner.fullName, username: owner.username } : null,
    ends: dateFormat(language, zone, { dateStyle: 'long', timeStyle: 'short' }).format(row.expiresAt),
    offer,
    newId: crypto.randomUUID(),
  }
}

const toLinkedSections = (sections: readonly ReadSection[] | null): LinkedSection[] | null =>
  sections?.map(({ id, title, paragraphs }) => ({
    ...{ id, title },
    paragraphs: paragraphs.map(({ heading, text }) => ({ heading, text })),
  })) ?? null

/** The title of the page names nobody: histories, tabs and previews in chats show it. */
export async function linkTitle(request: Request): Promise<string> {
  const language = await languageOf(request)
  return `${translator(language, 'kept-chart')('title')} · ${translator(language, 'common')('brand')}`
}

/** A link makes the chart service calculate no more often than the form of the front page, and is counted with it. */
const mayCalculate = async ({ bindings, clientNetwork }: Context) =>
  (await bindings.CHART_LIMIT.limit({ key: clientNetwork })).success

const markOpened = (context: Context, { linkId }: LinkedChart) =>
  tryOrLog(context, 'private_charts.view_broke', () => markChartLinkOpened(context.db, linkId, new Date()))
