import type { Database } from '../../../drizzle/client'
import { markDispatched, type Undispatched } from '../../data/notifications/notices.server'
import { mapNotificationSettings } from '../../data/notifications/notification-settings.server'
import { nextDue } from '../../domain/community/notifications/next-due'

/**
 * The one place that decides by what channel and when a member is told, by their choices, quiet hours and digest. From then on
 * `push_due_at` and `mail_due_at` say when, for those who send. Done twice, the first time holds.
 */
export async function dispatch(db: Database, undispatched: readonly Undispatched[], now: Date): Promise<void> {
  if (undispatched.length === 0) return
  const settings = await mapNotificationSettings(db, [...new Set(undispatched.map(({ userId }) => userId))])
  const dispatched = undispatched.flatMap(({ id, userId, kind }) => {
    const own = settings.get(userId)
    return own ? [{ id, ...nextDue(own, kind, now.getTime()) }] : []
  })
  await markDispatched(db, dispatched, now)
}
