import { deleteExpiredSessions } from '../../app/data/accounts/sessions.server'
import { deleteEndedChallenges } from '../../app/data/accounts/sign-in-methods.server'
import { deleteExpiredAccountTokens } from '../../app/data/accounts/tokens.server'
import { deleteExpiredChartLinks } from '../../app/data/charts/private-charts.server'
import { deleteOldRequests } from '../../app/data/connections/connection-changes.server'
import { recountCommunity } from '../../app/data/counts.server'
import { deleteEndedPreferences } from '../../app/data/love/love-settings.server'
import { deleteOldMails } from '../../app/data/mails.server'
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
/** Stripe may report a payment days after its refund, so refunds are remembered for this long. */
const REFUND_DAYS = 30
/** Stripe resends an event for three days automatically, and for thirty on request. */
const STRIPE_EVENT_DAYS = 90
/** Requests count towards the limit, and a declined one can't be repeated, for this long. */
const REQUEST_DAYS = Math.max(FREE.requests.days, DECLINED_DAYS)

/**
 * Deletes expired rows and files, ends expired premium, deletes the accounts that are due, and recounts the community. A failed task
 * doesn't stop the others; the run then counts as failed.
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
    connectionRequests: () => deleteOldRequests(db, new Date(now - REQUEST_DAYS * DAY_MILLISECONDS)),
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
