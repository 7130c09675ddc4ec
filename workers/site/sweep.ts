import { deleteExpiredAccountTokens } from '../../app/data/account-tokens.server'
import { deleteExpiredFormerUsernames } from '../../app/data/former-usernames.server'
import { deleteOldMails } from '../../app/data/mails.server'
import { deleteEndedRateLimits } from '../../app/data/rate-limits.server'
import { deleteExpiredSessions } from '../../app/data/sessions.server'
import { SENT_MAIL_DAYS, UNSENT_MAIL_DAYS } from '../../app/domain/membership/limits'
import { deleteDueMembers } from '../../app/platform/delete-member.server'
import type { Bindings } from '../../app/platform/env.server'
import { sweepAvatars } from '../../app/platform/sweep-avatars.server'
import { createDatabase } from '../../drizzle/client'

const DAY_MILLISECONDS = 86_400_000

/**
 * Clears away what time has ended: counters, sessions, mailed links, mails, names that members had, members who asked to be
 * deleted, and old photos.
 */
export async function sweep(env: Bindings): Promise<void> {
  const db = createDatabase(env.DB)
  const now = Date.now()
  await deleteEndedRateLimits(db, now)
  await deleteExpiredSessions(db, now)
  await deleteExpiredAccountTokens(db, now)
  await deleteExpiredFormerUsernames(db, now)
  await deleteOldMails(db, {
    sent: now - SENT_MAIL_DAYS * DAY_MILLISECONDS,
    unsent: now - UNSENT_MAIL_DAYS * DAY_MILLISECONDS,
  })
  await deleteDueMembers(env, db, now)
  await sweepAvatars(env, db, now)
}
