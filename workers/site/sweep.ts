import { deleteExpiredAccountTokens } from '../../app/data/account-tokens.server'
import { deleteExpiredFormerUsernames } from '../../app/data/former-usernames.server'
import { deleteOldMails } from '../../app/data/mails.server'
import { deleteEndedMutes } from '../../app/data/mutes.server'
import { deleteSubscriptionsOfEndedSessions } from '../../app/data/push-subscriptions.server'
import { deleteEndedRateLimits } from '../../app/data/rate-limits.server'
import { deleteExpiredSessions } from '../../app/data/sessions.server'
import { recountCommunity } from '../../app/data/site-counts.server'
import { COUNTS_AGE_MILLISECONDS } from '../../app/domain/community/community-counts'
import { SENT_MAIL_DAYS, UNSENT_MAIL_DAYS } from '../../app/domain/membership/limits'
import { deleteDueMembers } from '../../app/platform/delete-member.server'
import type { Bindings } from '../../app/platform/env.server'
import { logEvent, toErrorFields } from '../../app/platform/log.server'
import { sweepAvatars } from '../../app/platform/sweep-avatars.server'
import { sweepPostImages, sweepPosts } from '../../app/platform/sweep-posts.server'
import { createDatabase } from '../../drizzle/client'

const DAY_MILLISECONDS = 86_400_000

/**
 * Clears away what time has ended: counters, sessions, mailed links, mails, mutes, names that members had, members who asked to be
 * deleted, old photos, and posts and comments that were deleted; and counts the community anew. One that fails keeps none of
 * the others from being done; the run counts as failed then.
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
    formerUsernames: () => deleteExpiredFormerUsernames(db, now),
    mails: () => deleteOldMails(db, before),
    mutes: () => deleteEndedMutes(db, new Date(now)),
    members: () => deleteDueMembers(env, db, now),
    avatars: () => sweepAvatars(env, db, now),
    posts: () => sweepPosts(env, db, now),
    postImages: () => sweepPostImages(env, db, now),
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
