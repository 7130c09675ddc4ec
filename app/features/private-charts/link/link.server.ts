import { redirect } from '@remix-run/cloudflare'
import { z } from 'zod'
import { createToken, hashToken } from '~/data/accounts/tokens.server'
import { findOwnBirth } from '~/data/charts/charts.server'
import {
  type ChartLink,
  deleteChartLink,
  findChartLink,
  findLinkedChart,
  findPrivateChart,
  insertChartLink,
  type LinkedChart,
  markChartLinkOpened,
} from '~/data/charts/private-charts.server'
import { findRelation } from '~/data/members/profiles.server'
import type { KnownBirthInput } from '~/domain/birth/birth-form.schema'
import { mayAct } from '~/domain/community/moderation/may-act'
import type { ReadSection } from '~/domain/human-design/reading/written-reading'
import { CHART_LINK_DAYS } from '~/domain/membership/limits'
import { type Relation, resolveAccess } from '~/domain/membership/visibility'
import { dateFormat } from '~/locales/date-format'
import { birthDraft } from '~/platform/chart/birth-draft.server'
import { writeReading } from '~/platform/chart/written-reading.server'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import type { Context } from '~/platform/server/context.server'
import { parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { isDocumentRequest, isPrefetch, notFound, tooMany } from '~/platform/server/http.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import { seal, unseal } from '~/platform/server/seal.server'
import type { Viewer } from '~/platform/server/session.server'
import { loadKeptChart } from '../load-kept-chart.server'
import { toBirthInput, toBirthValues } from '../load-private-charts.server'
import { newPrivateChartSchema } from '../private-chart.schema'
import { privateChartPath } from '../private-charts'
import { addPrivateChart } from '../save-private-chart.server'
import {
  LINKED_VIEWS,
  type LinkAnswer,
  type LinkedPage,
  type LinkedSection,
  linkPath,
  MAKE_LINK,
  NO_TAKE_OVER_ANSWER,
  type TakeOverAnswer,
  WITHDRAW_LINK,
} from './link'
import { type LinkOffer, linkOffer } from './link-offer'

// A row that is moved to another member, or another link, does not open.
const labelOf = (memberId: string, id: string) => `private chart link ${memberId} ${id}`

/** The token of a link as the database keeps it for its owner. */
const sealToken = ({ settings }: Context, memberId: string, id: string, token: string) =>
  seal(settings.COOKIE_SECRET, labelOf(memberId, id), token)

/** The token; null where it does not open, as when the site has another key than then. */
export const openToken = ({ settings }: Context, { memberId, id, sealedToken }: ChartLink) =>
  unseal(settings.COOKIE_SECRET, labelOf(memberId, id), sealedToken)

const TOKEN = /^[0-9a-f]{64}$/
/** As long as the limit's own period. */
const RETRY_AFTER_SECONDS = 60

/** The chart of a link, who looks at it, what they are to its owner and what they may do with it. */
type OpenedLink = {
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
  const linkRelation = relation === 'owner' ? relation : viewer ? 'member' : account ? 'paused' : 'visitor'
  const hasBirth = viewer !== null && ((await findOwnBirth(context.db, viewer.id))?.isThere ?? false)
  const offer = linkOffer({ relation: linkRelation, hasBirth }, row.birth.date, new Date())
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

const DAY_MILLISECONDS = 86_400_000
const CHANGES_AN_HOUR = 60

/** Messages are keys of the namespace `private-charts`. */
const linkSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal(MAKE_LINK),
    days: z.enum(CHART_LINK_DAYS.map(String), 'linkDays.missing').transform(Number),
  }),
  z.object({ intent: z.literal(WITHDRAW_LINK) }),
])
type LinkForm = z.infer<typeof linkSchema>

type Outcome = { done: NonNullable<LinkAnswer['done']> } | { error: 'full' | 'suspended' | 'deleted' }

/** Answers the forms that make and withdraw the link to a kept chart. 404 where the viewer has no such chart. */
export async function answerLink(context: Context, form: FormData, id: string) {
  const blank: LinkAnswer = { ...NO_FORM_ANSWER, intent: String(form.get('intent') ?? ''), values: typedValues(form) }
  const viewer = await findMember(context)
  if (!viewer) return refuse<LinkAnswer>({ ...blank, error: 'signedOut' }, 401)
  // Before anything of the form is looked at: of somebody else's chart nothing is answered.
  const known = await tryOrLog(context, 'private_charts.link_broke', async () => ({
    isThere: (await findPrivateChart(context.db, viewer.id, id)) !== null,
  }))
  if (!known) return refuse<LinkAnswer>({ ...blank, error: 'unexpected' }, 500)
  if (!known.isThere) throw notFound()
  const parsed = parseForm(linkSchema, form)
  if (!parsed.ok) return refuse<LinkAnswer>({ ...blank, problems: parsed.problems }, 422)
  const limit = { name: 'private_charts.link', subject: viewer.id, most: CHANGES_AN_HOUR, seconds: 3600 }
  // Who shared something by mistake is never told to wait before taking it back.
  const wait = parsed.value.intent === MAKE_LINK ? await spend(context, [limit]) : null
  if (wait !== null) return refuse<LinkAnswer>({ ...blank, error: 'tooMany' }, 429, wait)
  const outcome = await tryOrLog(context, 'private_charts.link_broke', () =>
    changeLink(context, viewer, id, parsed.value),
  )
  if (!outcome) return refuse<LinkAnswer>({ ...blank, error: 'unexpected' }, 500)
  if ('error' in outcome) {
    if (outcome.error === 'deleted') throw notFound()
    return refuse<LinkAnswer>({ ...blank, error: outcome.error }, outcome.error === 'full' ? 409 : 403)
  }
  return Response.json({ ...blank, values: {}, done: outcome.done } satisfies LinkAnswer)
}

async function changeLink(context: Context, viewer: Viewer, chartId: string, form: LinkForm): Promise<Outcome> {
  const { db } = context
  if (form.intent === WITHDRAW_LINK) {
    await deleteChartLink(db, viewer.id, chartId)
    return { done: 'withdrawn' }
  }
  const now = new Date()
  if (!mayAct(viewer, now)) return { error: 'suspended' }
  const id = crypto.randomUUID()
  const token = createToken()
  const link = {
    id,
    tokenHash: await hashToken(token),
    sealedToken: await sealToken(context, viewer.id, id, token),
    expiresAt: new Date(now.getTime() + form.days * DAY_MILLISECONDS),
  }
  await insertChartLink(db, viewer.id, chartId, link, now)
  // Sent twice, as by a page that is loaded anew: the link that works stays as it is.
  if (await findChartLink(db, viewer.id, chartId, now)) return { done: 'made' }
  // The chart may be gone since it was looked up.
  return { error: (await findPrivateChart(db, viewer.id, chartId)) ? 'full' : 'deleted' }
}

const OWN_CHART = '/app/profile'

type Calculated = { ok: true } | { ok: false; reason: string; retryAfterSeconds?: number }
/** Makes the chart of a birth the member's first; `taken` where they have birth data or a chart by then. */
type CalculateFirst = (context: Context, viewer: Viewer, birth: KnownBirthInput) => Promise<Calculated>

/** The chart that is kept: named as in the link. */
const keepSchema = newPrivateChartSchema.omit({ name: true })

/**
 * Answers the form by which the chart of a link is taken over. The button says what the page offered: where the viewer is offered
 * something else by now, as after signing in, the page is shown again, and says why where it is because of their own birth data. 404 as
 * for the page.
 */
export async function answerTakeOver(
  context: Context,
  request: Request,
  token: string | undefined,
  calculateFirst: CalculateFirst,
) {
  const form = await request.formData()
  const opened = await openLink(context, token)
  const { viewer, offer, hasBirth } = opened
  const intent = form.get('intent')
  if (viewer && intent === 'own' && (offer === 'own' || (offer === 'keep' && hasBirth))) {
    return makeOwn(context, viewer, opened, calculateFirst)
  }
  if (intent === 'register' && offer === 'register') return takeToRegistration(context, request, opened)
  if (viewer && intent === 'keep' && offer === 'keep') return keep(context, viewer, opened, form)
  return redirect(linkPath(token ?? ''), 303)
}

/** Takes the birth data along to the registration, as the front page does. */
async function takeToRegistration(context: Context, request: Request, { row }: OpenedLink) {
  const { birth, offsetChosen, data } = row
  const values = toBirthValues(birth, offsetChosen)
  // That form has no field for an offset that holds whatever the zone says: without it the type may be another one.
  const draft = birth.offsetOverridden ? values : { ...values, chart_type: data.chart.type }
  const cookie = await birthDraft.write(context, request, draft)
  return redirect('/register', { headers: { 'Set-Cookie': cookie } })
}

async function makeOwn(context: Context, viewer: Viewer, { row, offer }: OpenedLink, calculateFirst: CalculateFirst) {
  const outcome = await tryOrLog(context, 'private_charts.take_over_broke', async () => {
    const calculated: Calculated =
      offer === 'own' ? await calculateFirst(context, viewer, toBirthInput(row)) : { ok: false, reason: 'taken' }
    if (calculated.ok || calculated.reason !== 'taken') return calculated
    // The form sent twice: what they have is this chart.
    const own = await findOwnBirth(context.db, viewer.id)
    return own?.birthUtc === row.data.birthUtc ? ({ ok: true } as const) : calculated
  })
  return outcome?.ok ? redirect(OWN_CHART) : refuseTakeOver(outcome)
}

async function keep(context: Context, viewer: Viewer, { row }: OpenedLink, form: FormData) {
  const parsed = parseForm(keepSchema, form)
  if (!parsed.ok) {
    const { problems } = parsed
    // The id is no field that anybody sees.
    const error = problems.consent ? null : ('unexpected' as const)
    return refuse<TakeOverAnswer>({ problems, error }, 422)
  }
  const { id } = parsed.value
  const outcome = await tryOrLog(context, 'private_charts.take_over_broke', () =>
    addPrivateChart(context, viewer, { id, name: row.name, birth: toBirthInput(row) }),
  )
  return outcome?.ok ? redirect(privateChartPath(outcome.id)) : refuseTakeOver(outcome)
}

/** Says why nothing was taken over; null: we broke. */
function refuseTakeOver(outcome: Exclude<Calculated, { ok: true }> | null) {
  const refused = (error: TakeOverAnswer['error']) => ({ ...NO_TAKE_OVER_ANSWER, error })
  switch (outcome?.reason) {
    case undefined:
      return refuse(refused('unexpected'), 500)
    case 'too_many':
      return refuse(refused('tooMany'), 429, outcome?.retryAfterSeconds)
    case 'full':
      return refuse(refused('full'), 409)
    case 'taken':
      return refuse(refused('taken'), 409)
    case 'refused':
      return refuse(refused('refused'), 422)
    default:
      return refuse(refused('service'), 503)
  }
}
