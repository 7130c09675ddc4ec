import { deleteExpiredSessions } from '../../app/data/accounts/sessions.server'
import { deleteEndedChallenges } from '../../app/data/accounts/sign-in-methods.server'
import { deleteExpiredAccountTokens } from '../../app/data/accounts/tokens.server'
import { deleteExpiredChartLinks } from '../../app/data/charts/private-charts.server'
import { deleteOldRequests } from '../../app/data/connections/connection-changes.server'
import { deleteEndedPreferences } from '../../app/data/love/love-settings.server'
import { deleteOldMails } from '../../app/data/mails.server'
import { recountCommunity } from '../../app/data/maintenance.server'
import { deleteEndedMutes } from '../../app/data/members/blocks-and-mutes.server'
import { deleteEndedOnline, deleteExpiredFormerUsernames } from '../../app/data/members/members.server'
import { deleteOldNotices } from '../../app/data/notifications/notification-list.server'
import { deleteSubscriptionsOfEndedSessions } from '../../app/data/notifications/push.server'
import { deleteOldEvents } from '../../app/data/payments/payments.server'
import { deleteOldRefunds } from '../../app/data/payments/referrals.server'
import { endPremium } from '../../app/data/payments/subscriptions.server'
import { deleteOldWithdrawals } from '../../app/data/payments/withdrawals.server'
import { deleteEndedRateLimits } from '../../app/data/rate-limits.server'
import { COUNTS_AGE_MILLISECONDS } from '../../app/domain/community/community-counts'
import { DECLINED_DAYS } from '../../app/domain/membership/connections'
import { SENT_MAIL_DAYS, UNSENT_MAIL_DAYS } from '../../app/domain/membership/limits'
import { FREE } from '../../app/domain/membership/premium/entitlements'
import { WITHDRAWAL_KEPT_YEARS } from '../../app/domain/membership/premium/withdrawal'
import { deleteDueMembers } from '../../app/platform/account/delete-member.server'
import {
  sweepAvatars,
  sweepPostImages,
  sweepPosts,
  sweepReportPictures,
} from '../../app/platform/pictures/sweep.server'
import type { Bindings } from '../../app/platform/server/env.server'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { createDatabase } from '../../drizzle/client'

const DAY_MILLISECONDS = 86_400_000
/** Stripe tells of a payment for some days; for so long it is known that it was paid back. */
const REFUND_DAYS = 30
/** Stripe sends an event again for three days by itself, and for thirty when it is told to. */
const STRIPE_EVENT_DAYS = 90
/** Whom a member asked matters so long. */
const ASKS_DAYS = Math.max(FREE.requests.days, DECLINED_DAYS)

/**
 * Clears away what time has ended: counters, sessions, mailed links, links to private charts, mails, who was online, mutes, whom members asked to
 * connect, refunds told long ago, what Stripe said long ago, old statements of withdrawal, preferences of Love Compatibility that no longer count, old notifications, premium that is over, names that members had,
 * members who asked to be deleted, old photos, posts and comments that were deleted, and pictures of reports that are decided;
 * and counts the community anew. One that fails keeps none of the others from being done; the run counts as
 * failed then.
 */
export async function sweep(env: Bindings): Promise<void> {
  const db = createDatabase(env.DB)
  const now = Date.now()
  const before = { sent: now - SENT_MAIL_DAYS * DAY_MILLISECONDS, unsent: now - UNSENT_MAIL_DAYS * DAY_MILLISECONDS }
  const steps = {
    rateLimits: () => deleteEndedRateLimits(db, now),
    sessions: () => deleteExpiredSessions(db, now),
    pushSubscriptions: () => deleteSubscriptionsOfEndedSessions(db, null),
    accountTokens: () => deleteExpiredAccountTokens(db, now),
    chartLinks: () => deleteExpiredChartLinks(db, now),
    passkeyChallenges: () => deleteEndedChallenges(db, now),
    formerUsernames: () => deleteExpiredFormerUsernames(db, now),
    mails: () => deleteOldMails(db, before),
    stripeEvents: () => deleteOldEvents(db, new Date(now - STRIPE_EVENT_DAYS * DAY_MILLISECONDS)),
    withdrawals: () => deleteOldWithdrawals(db, new Date(now - WITHDRAWAL_KEPT_YEARS * 365 * DAY_MILLISECONDS)),
    online: () => deleteEndedOnline(db, now),
    mutes: () => deleteEndedMutes(db, new Date(now)),
    connectionAsks: () => deleteOldRequests(db, new Date(now - ASKS_DAYS * DAY_MILLISECONDS)),
    refunds: () => deleteOldRefunds(db, now - REFUND_DAYS * DAY_MILLISECONDS),
    lovePreferences: () => deleteEndedPreferences(db, now),
    notices: () => deleteOldNotices(db, now),
    premium: () => endPremium(db, new Date(now)),
    members: () => deleteDueMembers(env, db, now),
    avatars: () => sweepAvatars(env, db, now),
    posts: () => sweepPosts(env, db, now),
    postImages: () => sweepPostImages(env, db, now),
    reportPictures: () => sweepReportPictures(env, db, now),
    // A run a little early must not leave the figures two hours old.
    communityCounts: () => recountCommunity(db, now, COUNTS_AGE_MILLISECONDS / 2),
  }
  const failed: string[] = []
  for (const [step, clear] of Object.entries(steps)) {
    await clear().catch((error: unknown) => {
      failed.push(step)
      logEvent('error', 'sweep.failed', { step, ...toErrorFields(error) })
    })
  }
  if (failed.length > 0) throw new Error(`Not swept: ${failed.join(', ')}`)
}
