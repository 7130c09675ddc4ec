import { recountCommunity } from '~/data/counts.server'
import { findDashboardMember } from '~/data/dashboard.server'
import { timeAccuracyOf } from '~/domain/birth/time-accuracy'
import { COUNTS_OVERDUE_MILLISECONDS, type CommunityCounts } from '~/domain/community/community-counts'
import type { Chart } from '~/domain/human-design/chart/chart'
import { type CompletedChannel, completedChannels } from '~/domain/human-design/chart/completed-channels'
import { readStoredGates } from '~/domain/human-design/chart/stored-gates'
import type { ChartWithoutHour } from '~/domain/human-design/chart/visible-chart'
import { shortReading } from '~/domain/human-design/reading/short-reading'
import { centerStates } from '~/domain/human-design/terms/centers'
import { definedChannels } from '~/domain/human-design/terms/channels'
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
import type { Context } from '~/platform/server/context.server'
import { languageOf } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import type { Viewer } from '~/platform/server/session.server'
import { type BodygraphData, gateStates } from '~/ui/bodygraph/bodygraph-data'
import { type InsightsAnswer, loadInsights } from './load-insights.server'

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
