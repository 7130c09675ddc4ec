import { eq } from 'drizzle-orm'
import { notificationSettings, notifications, pushSubscriptions } from '../../drizzle/schema/notifications'
import type { MemberTable } from './member-table.server'

/** What the database holds of what a member is told, and of how they want to be told. */
export const NOTIFICATION_TABLES: MemberTable[] = [
  {
    table: notifications,
    by: [notifications.userId, notifications.actorId],
    held: {
      notifications: (db, memberId) =>
        db
          .select({
            kind: notifications.kind,
            createdAt: notifications.createdAt,
            readAt: notifications.readAt,
            postId: notifications.postId,
          })
          .from(notifications)
          .where(eq(notifications.userId, memberId))
          .orderBy(notifications.createdAt),
    },
  },
  {
    table: notificationSettings,
    by: [notificationSettings.userId],
    held: {
      notificationSettings: (db, memberId) =>
        db
          .select({
            choices: notificationSettings.choices,
            digest: notificationSettings.digest,
            quietFrom: notificationSettings.quietFrom,
            quietTo: notificationSettings.quietTo,
          })
          .from(notificationSettings)
          .where(eq(notificationSettings.userId, memberId)),
    },
  },
  {
    table: pushSubscriptions,
    by: [pushSubscriptions.userId],
    held: {
      pushSubscriptions: (db, memberId) =>
        db
          .select({ endpoint: pushSubscriptions.endpoint, createdAt: pushSubscriptions.createdAt })
          .from(pushSubscriptions)
          .where(eq(pushSubscriptions.userId, memberId)),
    },
  },
]
