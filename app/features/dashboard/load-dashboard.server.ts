import { findDashboardMember } from '~/data/dashboard.server'
import { recountCommunity } from '~/data/site-counts.server'
import { COUNTS_OVERDUE_MILLISECONDS, type CommunityCounts } from '~/domain/community/community-counts'
import type { Chart } from '~/domain/human-design/chart'
import { type CompletedChannel, completedChannels } from '~/domain/human-design/completed-channels'
import { type Completion, profileCompletion } from '~/domain/membership/first-steps'
import type { Language } from '~/locales/language'
import { currentSky, type Sky } from '~/platform/chart.server'
import type { Context } from '~/platform/context.server'
import { languageOf, translator } from '~/platform/i18n.server'
import { unlessBroken } from '~/platform/refusal.server'
import type { Viewer } from '~/platform/session.server'
import { type BodygraphData, toBodygraphData } from '~/ui/bodygraph/bodygraph-data'
import type { InsightsAnswer } from './insights'
import { loadInsights } from './load-insights.server'

/** What the first page says of a member's chart, and how it tells them to go about the day. */
export type Glance = Pick<Chart, 'type' | 'authority' | 'profile'> & {
  drawing: Pick<BodygraphData, 'centers' | 'gates'>
  /** What the sky of this hour completes; null when nobody knows where the bodies stand. */
  completed: CompletedChannel[] | null
  /** Readings in the page's language. */
  strategyText: string
  authorityText: string
}

export type Dashboard = {
  firstName: string
  glance: Glance | null
  insights: InsightsAnswer
  /** Null until the site has been counted for the first time. */
  community: CommunityCounts | null
  completion: Completion
  /** The member has put the list of first steps away. */
  isListAway: boolean
  /** A day in the words of the page's language. */
  memberSince: string
}

/** All of the first page but the feed, by two queries side by side; the sky is asked for once an hour. */
export async function loadDashboard(context: Context, viewer: Viewer, request: Request): Promise<Dashboard> {
  const [member, insights, sky, language] = await Promise.all([
    findDashboardMember(context.db, viewer.id),
    loadInsights(context, viewer, request),
    viewer.hdDataCalculated ? currentSky(context) : null,
    languageOf(request),
  ])
  if (!member) throw new Error('A signed-in member has no row')
  recountWhereOverdue(context, member.communityCountedAt)
  const chart = viewer.hdDataCalculated ? member.hdRawData?.chart : null
  return {
    firstName: viewer.fullName.trim().split(/\s+/)[0] ?? viewer.fullName,
    glance: chart ? toGlance(chart, sky, translator(language, 'readings-core')) : null,
    insights,
    community: member.communityCounts,
    completion: profileCompletion(member),
    isListAway: member.firstStepsDoneAt !== null,
    memberSince: dayFormat(language, context.timeZone).format(viewer.createdAt),
  }
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Making one takes longer than all that it ever formats; there are a few hundred zones. */
function dayFormat(language: Language, timeZone: string) {
  const key = `${language} ${timeZone}`
  const format = dayFormats.get(key) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone })
  dayFormats.set(key, format)
  return format
}

/** After the answer, so that nobody waits for it: where there is no cron, as on a machine of one's own, and the first time. */
function recountWhereOverdue(context: Context, countedAt: number | null) {
  const now = Date.now()
  if (countedAt !== null && now - countedAt < COUNTS_OVERDUE_MILLISECONDS) return
  const recount = () => recountCommunity(context.db, now, COUNTS_OVERDUE_MILLISECONDS)
  context.waitUntil(unlessBroken(context, 'community.count_broke', recount))
}

function toGlance(chart: Chart, sky: Sky | null, readings: ReturnType<typeof translator<'readings-core'>>): Glance {
  const { type, authority, profile } = chart
  const { centers, gates } = toBodygraphData(chart)
  return {
    type,
    authority,
    profile,
    drawing: { centers, gates },
    completed: sky && completedChannels(chart.gates, sky.activations),
    strategyText: readings(`strategy.${type}`),
    authorityText: readings(`authority.${authority}`),
  }
}
