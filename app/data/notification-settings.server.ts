import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { notificationSettings } from '../../drizzle/schema/notifications'
import { DEFAULT_NOTIFICATION_SETTINGS, type NotificationSettings } from '../domain/community/notification-settings'

/** Where a member is taken to be who never said anything: their digest comes at 8 o'clock there. */
export const UNKNOWN_TIME_ZONE = 'UTC'

type Row = typeof notificationSettings.$inferSelect

/** How a member wants to be told; null where they never said. */
export async function findNotificationSettings(db: Database, memberId: string): Promise<NotificationSettings | null> {
  const [row] = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, memberId)).limit(1)
  return row ? toSettings(row) : null
}

/** How each of these members wants to be told, by their id; everybody is there, with what holds until they say otherwise. */
export async function mapNotificationSettings(
  db: Database,
  memberIds: readonly string[],
): Promise<Map<string, NotificationSettings>> {
  const wanted = sql`(SELECT value FROM json_each(${JSON.stringify(memberIds)}))`
  const rows = await db.select().from(notificationSettings).where(inArray(notificationSettings.userId, wanted))
  const known = new Map(rows.map((row) => [row.userId, toSettings(row)]))
  const usual = { ...DEFAULT_NOTIFICATION_SETTINGS, timeZone: UNKNOWN_TIME_ZONE }
  return new Map(memberIds.map((id) => [id, known.get(id) ?? usual]))
}

/** A topic that was added after a row was written is as it is for everybody. */
function toSettings({ choices, digest, quietFrom, quietTo, timeZone }: Row): NotificationSettings {
  const usual = DEFAULT_NOTIFICATION_SETTINGS.choices
  return {
    choices: {
      email: { ...usual.email, ...choices.email },
      push: { ...usual.push, ...choices.push },
      inApp: { ...usual.inApp, ...choices.inApp },
    },
    digest,
    quietHours: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
    timeZone,
  }
}
