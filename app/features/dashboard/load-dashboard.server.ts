import { recountCommunity } from '~/data/counts.server'
import { findDashboardMember } from '~/data/dashboard.server'
import { COUNTS_OVERDUE_MILLISECONDS, type CommunityCounts } from '~/domain/community/community-counts'
import { LESSONS } from '~/domain/learning/lessons'
import { firstNameOf } from '~/domain/membership/account/first-name'
import { type Completion, profileCompletion } from '~/domain/membership/first-steps'
import { dateFormat } from '~/locales/date-format'
import { currentSky } from '~/platform/chart/sky.server'
import type { Context } from '~/platform/server/context.server'
import { languageOf } from '~/platform/server/i18n.server'
import { unlessBroken } from '~/platform/server/refusal.server'
import type { Viewer } from '~/platform/server/session.server'
import { type FirstRun, toFirstRun } from './first-run.server'
import { type Glance, toGlance } from './glance.server'
import type { InsightsAnswer } from './insights'
import { loadInsights } from './load-insights.server'

export type Dashboard = {
  firstName: string
  glance: Glance | null
  insights: InsightsAnswer
  learning: { done: number; total: number }
  /** Null until the site has been counted for the first time. */
  community: CommunityCounts | null
  completion: Completion
  /** The member has put the list of first steps away. */
  isListAway: boolean
  firstRun: FirstRun | null
  /** The member is still to be told that their chart shows its core only. */
  isDetailNoticeDue: boolean
  /** The member agreed to an earlier version of the terms and has not dismissed the notice of the present one. */
  isTermsNoticeDue: boolean
  /** A day in the words of the page's language. */
  memberSince: string
}

/** All of the first page but the feed, by two queries side by side; the sky is asked for once an hour. */
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
    isDetailNoticeDue: member.detailNoticeDue,
    isTermsNoticeDue: member.isTermsNoticeDue,
    memberSince: dateFormat(language, timeZone, { dateStyle: 'long' }).format(viewer.createdAt),
  }
}

/** After the answer, so that nobody waits for it: where there is no cron, as on a machine of one's own, and the first time. */
function recountWhereOverdue(context: Context, countedAt: number | null) {
  const now = Date.now()
  if (countedAt !== null && now - countedAt < COUNTS_OVERDUE_MILLISECONDS) return
  const recount = () => recountCommunity(context.db, now, COUNTS_OVERDUE_MILLISECONDS)
  context.waitUntil(unlessBroken(context, 'community.count_broke', recount))
}
