import { and, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { notificationSettings, notifications } from '../../../drizzle/schema/notifications'
import { users } from '../../../drizzle/schema/users'
import { nextNewsletter } from '../../domain/community/notifications/newsletter'
import { byDay, nextMail } from '../../domain/community/notifications/next-due'
import {
  type EmailTopic,
  isPressing,
  isUnhurried,
  NOTIFICATION_KINDS,
} from '../../domain/community/notifications/notification-kinds'
import {
  DEFAULT_NOTIFICATION_SETTINGS,
  type NotificationSettings,
} from '../../domain/community/notifications/notification-settings'
import { afterQuietHours } from '../../domain/community/notifications/quiet-hours'
import { FALLBACK_TIME_ZONE } from '../../domain/community/places/wall-clock'
import { listOf } from '../sql.server'

/** What waits for no digest. */
const PRESSING = NOTIFICATION_KINDS.filter(isPressing)
/** What comes by day alone. */
const UNHURRIED = NOTIFICATION_KINDS.filter(isUnhurried)

type Row = typeof notificationSettings.$inferSelect

/** How a member wants to be told; null where they never said. */
export async function findNotificationSettings(db: Database, memberId: string): Promise<NotificationSettings | null> {
  const [row] = await db
    .select({ timeZone: users.timeZone, saved: notificationSettings })
    .from(notificationSettings)
    .innerJoin(users, eq(users.id, notificationSettings.userId))
    .where(eq(notificationSettings.userId, memberId))
    .limit(1)
  return row ? inZone(toSettings(row.saved), row.timeZone) : null
}

/** The settings of these members by id; the defaults where none are saved. */
export async function mapNotificationSettings(
  db: Database,
  memberIds: readonly string[],
): Promise<Map<string, NotificationSettings>> {
  const wanted = listOf(memberIds)
  const rows = await db
    .select({ id: users.id, timeZone: users.timeZone, saved: notificationSettings })
    .from(users)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(inArray(users.id, wanted))
  const known = new Map(
    rows.map(({ id, timeZone, saved }) => [id, saved ? inZone(toSettings(saved), timeZone) : usualIn(timeZone)]),
  )
  return new Map(memberIds.map((id) => [id, known.get(id) ?? usualIn(null)]))
}

/** The zone is that of the member's row; the copy in the settings serves the release before. */
const inZone = (settings: NotificationSettings, timeZone: string | null): NotificationSettings => ({
  ...settings,
  timeZone: timeZone ?? settings.timeZone,
})

/** Without a zone a digest comes at 8 o'clock UTC, until the next visit reports the device's. */
const usualIn = (timeZone: string | null): NotificationSettings => ({
  ...DEFAULT_NOTIFICATION_SETTINGS,
  timeZone: timeZone ?? FALLBACK_TIME_ZONE,
})

/**
 * Saves notification settings and the time zone. Pending mail and push are rescheduled; whether they are still wanted is
 * checked on sending. `now` in milliseconds.
 */
export async function saveNotificationSettings(
  db: Database,
  memberId: string,
  settings: NotificationSettings,
  now: number,
): Promise<void> {
  const { choices, digest, quietHours, timeZone } = settings
  const row = {
    ...{ choices, digest, timeZone },
    quietFrom: quietHours?.from ?? null,
    quietTo: quietHours?.to ?? null,
    updatedAt: new Date(now),
  }
  const newsletterAt = choices.email.newsletter ? new Date(nextNewsletter(settings, now)) : null
  // What is due already, or was put off to the end of quiet hours, stays so.
  const dueAt = notificationSettings.newsletterDueAt
  const waiting = newsletterAt && sql`min(coalesce(${dueAt}, ${newsletterAt.getTime()}), ${newsletterAt.getTime()})`
  await db.batch([
    db.update(users).set({ timeZone }).where(eq(users.id, memberId)),
    db
      .insert(notificationSettings)
      .values({ userId: memberId, ...row, newsletterDueAt: newsletterAt })
      .onConflictDoUpdate({ target: notificationSettings.userId, set: { ...row, newsletterDueAt: waiting } }),
    ...movingWhatWaits(db, memberId, settings, now),
  ])
}

/** Moves what waits for mail and push to when it is due by these settings. */
function movingWhatWaits(db: Database, memberId: string, settings: NotificationSettings, now: number) {
  const isTheirs = eq(notifications.userId, memberId)
  return [
    db
      .update(notifications)
      .set({ mailDueAt: new Date(nextMail(settings, now)) })
      .where(and(isTheirs, isNotNull(notifications.mailDueAt), notInArray(notifications.kind, PRESSING))),
    db
      .update(notifications)
      .set({ mailDueAt: new Date(afterQuietHours(settings, now)) })
      .where(and(isTheirs, isNotNull(notifications.mailDueAt), inArray(notifications.kind, PRESSING))),
    db
      .update(notifications)
      .set({ pushDueAt: new Date(afterQuietHours(settings, now)) })
      .where(and(isTheirs, isNotNull(notifications.pushDueAt), notInArray(notifications.kind, UNHURRIED))),
    db
      .update(notifications)
      .set({ pushDueAt: new Date(afterQuietHours(settings, byDay(settings, now))) })
      .where(and(isTheirs, isNotNull(notifications.pushDueAt), inArray(notifications.kind, UNHURRIED))),
  ]
}

/**
 * Changes the time zone of a member's pages and mails, and nothing else of their settings: what they choose at the same moment
 * holds, and a member who never chose still has the usual. `now` in milliseconds.
 */
export async function saveTimeZone(db: Database, memberId: string, timeZone: string, now: number): Promise<void> {
  const settings = (await mapNotificationSettings(db, [memberId])).get(memberId)
  if (!settings) return
  const next = { ...settings, timeZone }
  // Null stays null: no newsletter is wanted. As above, what is due already stays so.
  const newsletterDueAt = sql`min(${notificationSettings.newsletterDueAt}, ${nextNewsletter(next, now)})`
  await db.batch([
    db.update(users).set({ timeZone }).where(eq(users.id, memberId)),
    db
      .update(notificationSettings)
      .set({ timeZone, newsletterDueAt, updatedAt: new Date(now) })
      .where(eq(notificationSettings.userId, memberId)),
    ...movingWhatWaits(db, memberId, next, now),
  ])
}

/**
 * Stops mails of a member about these topics; of nobody, where the member is gone. What they
 * choose at the same moment for other topics stands. `now` in milliseconds.
 */
export async function stopEmails(
  db: Database,
  memberId: string,
  topics: readonly EmailTopic[],
  now: number,
): Promise<void> {
  const memberSettings = (await mapNotificationSettings(db, [memberId])).get(memberId)
  const [member] = await db.select({ id: users.id }).from(users).where(eq(users.id, memberId))
  if (!member || !memberSettings) return
  const off = topics.map((topic) => sql`, ${`$.email.${topic}`}, json('false')`)
  const { choices, digest, timeZone } = memberSettings
  await db.batch([
    db
      .insert(notificationSettings)
      .values({ userId: memberId, choices, digest, timeZone, updatedAt: new Date(now) })
      .onConflictDoNothing(),
    db
      .update(notificationSettings)
      .set({
        choices: sql`json_set(${notificationSettings.choices}${sql.join(off)})`,
        // Also of the one that is being written at this moment.
        ...(topics.includes('newsletter') ? { newsletterDueAt: null } : {}),
        updatedAt: new Date(now),
      })
      .where(eq(notificationSettings.userId, memberId)),
  ])
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
