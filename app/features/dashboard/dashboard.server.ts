import { z } from 'zod'
import { recountCommunity } from '~/data/counts.server'
import { type InsightRow, listInsightsOfType, listNewestInsights } from '~/data/insights/insights.server'
import { findDashboardMember, setFirstStepsDone } from '~/data/members/members.server'
import { timeAccuracyOf } from '~/domain/birth/time-accuracy'
import { COUNTS_OVERDUE_MILLISECONDS, type CommunityCounts } from '~/domain/community/community-counts'
import { toCategory } from '~/domain/community/insights/insight-categories'
import type { Chart } from '~/domain/human-design/chart/chart'
import { type CompletedChannel, completedChannels } from '~/domain/human-design/chart/completed-channels'
import { readStoredGates } from '~/domain/human-design/chart/stored-gates'
import type { ChartWithoutHour } from '~/domain/human-design/chart/visible-chart'
import { shortReading } from '~/domain/human-design/reading/short-reading'
import { centerStates } from '~/domain/human-design/terms/centers'
import { definedChannels } from '~/domain/human-design/terms/channels'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import { connectedComponents, definitionOf } from '~/domain/human-design/terms/definition'
import { LESSONS } from '~/domain/learning/lessons'
import { firstNameOf } from '~/domain/membership/account/first-name'
import { type Completion, type FirstStep, profileCompletion } from '~/domain/membership/first-steps'
import { preferredLanguage } from '~/domain/membership/reading-languages'
import { dateFormat } from '~/locales/date-format'
import type { Language } from '~/locales/language'
import { sayShortReading } from '~/locales/say-reading'
import { currentSky, type Sky } from '~/platform/chart/sky.server'
import { readingWords } from '~/platform/chart/written-reading.server'
import { type FormAnswer, NO_FORM_ANSWER } from '~/platform/client/form-answer'
import type { Context } from '~/platform/server/context.server'
import { parseForm } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { languageOf } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import type { Viewer } from '~/platform/server/session.server'
import { type BodygraphData, gateStates } from '~/ui/bodygraph/bodygraph-data'
import type { ShownInsight } from '~/ui/layout/insight-fold'

export type Dashboard = {
  firstName: string
  glance: Glance | null
  insights: InsightsAnswer
  learning: { done: number; total: number }
  /** Null until the site has been counted for the first time. */
  community: CommunityCounts | null
  completion: Completion
  /** The member has hidden the list of first steps. */
  isListAway: boolean
  firstRun: FirstRun | null
  /** The one language the member reads; null where they read both. */
  reads: Language | null
  /** The notice that others see only the core of the chart hasn't been dismissed. */
  isDetailNoticeDue: boolean
  /** The member agreed to an earlier version of the terms and has not dismissed the notice of the present one. */
  isTermsNoticeDue: boolean
  /** A date in the language of the page. */
  memberSince: string
}

/** The first page without its feed, by two queries in parallel; the positions of the bodies are cached for an hour. */
export async function loadDashboard(context: Context, viewer: Viewer, request: Request): Promise<Dashboard> {
  const [member, insights, sky, language, timeZone] = await Promise.all([
    findDashboardMember(context.db, viewer.id),
    loadInsights(context, viewer, request),
    viewer.hdDataCalculated ? currentSky(context) : null,
    languageOf(request),
    context.timeZone(),
  ])
  if (!member) throw new Error('A signed-in member has no row')
  recountWhereOverdue(context, member.communityCountedAt)
  const glance = viewer.hdDataCalculated ? toGlance(member, sky) : null
  const completion = profileCompletion(member)
  const isListAway = member.firstStepsDoneAt !== null
  return {
    firstName: firstNameOf(viewer.fullName),
    glance,
    insights,
    learning: { done: Math.min(member.lessonsDone, LESSONS.length), total: LESSONS.length },
    community: member.communityCounts,
    completion,
    isListAway,
    firstRun: toFirstRun({ glance, completion, isListAway, age: Date.now() - viewer.createdAt.getTime() }, language),
    reads: preferredLanguage(viewer),
    isDetailNoticeDue: member.detailNoticeDue,
    isTermsNoticeDue: member.isTermsNoticeDue,
    memberSince: dateFormat(language, timeZone, { dateStyle: 'long' }).format(viewer.createdAt),
  }
}

/** Counts after the response where the cron hasn't, as in development and on a new site. */
function recountWhereOverdue(context: Context, countedAt: number | null) {
  const now = Date.now()
  if (countedAt !== null && now - countedAt < COUNTS_OVERDUE_MILLISECONDS) return
  const recount = () => recountCommunity(context.db, now, COUNTS_OVERDUE_MILLISECONDS)
  context.waitUntil(tryOrLog(context, 'community.count_broke', recount))
}

/** A member's chart as the first page shows it. */
export type Glance = Pick<Chart, 'type' | 'authority' | 'profile'> & {
  drawing: Pick<BodygraphData, 'centers' | 'gates'>
  /** Null where the birth time is exact. */
  uncertainTime: 'approximate' | 'unknown' | null
  /** The channels that this hour's transits complete; null when the positions are unknown. */
  completed: CompletedChannel[] | null
}

type Row = NonNullable<Awaited<ReturnType<typeof findDashboardMember>>>

/** Derived from the stored gates, which are a tenth of the stored chart. Null without a chart. */
function toGlance(row: Row, sky: Sky | null): Glance | null {
  const { hdType: type, hdAuthority: authority, hdProfile: profile, hdGates } = row
  if (!type || !authority || !profile || !hdGates) return null
  const gates = gateStates({
    personality: readStoredGates(hdGates.conscious),
    design: readStoredGates(hdGates.unconscious),
  })
  const accuracy = timeAccuracyOf(row)
  const active = new Set(Object.keys(gates).map(Number))
  return {
    type,
    authority,
    profile,
    drawing: { centers: centerStates(definedChannels(active), active), gates },
    uncertainTime: accuracy === 'exact' ? null : accuracy,
    completed: sky && completedChannels([...active], sky.activations),
  }
}

/** The chart that daily guidance is made from; null without one. */
export function chartOf({ glance }: { glance: Glance | null }) {
  if (!glance) return null
  const { type, authority, drawing } = glance
  return { type, authority, gates: Object.keys(drawing.gates).map(Number), centers: drawing.centers }
}

/** What a new member with a chart sees first. */
export type FirstRun = {
  /** Their chart in three sentences; null where the birth time isn't exact. */
  short: string | null
  hasPosted: boolean
}

const FIRST_RUN: readonly FirstStep[] = ['post', 'connection']
const NEW_FOR_MILLISECONDS = 14 * 86_400_000

type Facts = {
  glance: Glance | null
  completion: Completion
  isListAway: boolean
  /** Since they joined, in milliseconds. */
  age: number
}

/** Null without a chart, after the first post and follow, with hidden first steps, and after the first two weeks. */
function toFirstRun({ glance, completion, isListAway, age }: Facts, language: Language): FirstRun | null {
  const isDone = (wanted: FirstStep) => completion.steps.some(({ step, done }) => step === wanted && done)
  if (!glance || isListAway || age >= NEW_FOR_MILLISECONDS || FIRST_RUN.every(isDone)) return null
  return { short: glance.uncertainTime ? null : threeSentences(glance, language), hasPosted: isDone('post') }
}

function threeSentences({ type, authority, profile, drawing }: Glance, language: Language) {
  const gates = Object.keys(drawing.gates).map(Number)
  const channels = definedChannels(new Set(gates))
  const definition = definitionOf(connectedComponents(channels))
  const chart: ChartWithoutHour = {
    detail: 'gates',
    ...{ type, authority, profile, definition, gates },
    centers: drawing.centers,
    channels: channels.map(({ id }) => id),
  }
  return sayShortReading(readingWords(language), shortReading(chart))
}

/** `failed` names the text that says why there are none. */
export type InsightsAnswer = { insights: ShownInsight[]; failed: null } | { insights: null; failed: InsightsFailure }
export type InsightsFailure = 'database' | 'offline' | 'signedOut'

/** The newest insights for a member in the language of the page. A failure is part of the answer, so that the page is still shown. */
export async function loadInsights(context: Context, viewer: Viewer, request: Request): Promise<InsightsAnswer> {
  const language = await languageOf(request)
  const rows = await tryOrLog(context, 'insights.list_broke', () =>
    listNewestInsights(context.db, { language, hdType: viewer.hdType }),
  )
  return rows ? { insights: rows.map(toShown), failed: null } : { insights: null, failed: 'database' }
}

/** The newest insights for members of a type. */
export async function loadTypeInsights(context: Context, type: TypeCode, request: Request): Promise<ShownInsight[]> {
  const rows = await listInsightsOfType(context.db, await languageOf(request), type)
  return rows.map((row) => ({ ...toShown(row), isForYou: false }))
}

function toShown({ id, subject, title, description, content, category, color, hdType }: InsightRow): ShownInsight {
  return {
    ...{ id, subject, title, description, color },
    paragraphs: content.split(/\n{2,}/),
    category: toCategory(category),
    isForYou: hdType !== null,
  }
}

/** Hides the list of first steps or shows it again: a state, so that sending it twice changes nothing. */
const firstStepsSchema = z.object({ intent: z.enum(['put-away', 'bring-back']) })

export type FirstStepsAnswer = FormAnswer<never, 'put-away' | 'bring-back'>

/** Hides or shows the list of first steps. */
export async function answerFirstSteps(context: Context, form: FormData) {
  const viewer = await findMember(context)
  if (!viewer) return { answer: { ...NO_FORM_ANSWER, error: 'signedOut' } as FirstStepsAnswer, status: 401 as const }
  const parsed = parseForm(firstStepsSchema, form)
  if (!parsed.ok) return { answer: { ...NO_FORM_ANSWER, problems: parsed.problems }, status: 400 as const }
  const { intent } = parsed.value
  const doneAt = intent === 'put-away' ? new Date() : null
  const saved = await tryOrLog(context, 'first_steps.save_broke', async () => {
    await setFirstStepsDone(context.db, viewer.id, doneAt)
    return true
  })
  const answer: FirstStepsAnswer = { ...NO_FORM_ANSWER, intent }
  return saved
    ? { answer: { ...answer, done: intent }, status: 200 as const }
    : { answer: { ...answer, error: 'unexpected' as const }, status: 500 as const }
}
