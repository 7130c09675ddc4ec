import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { NotificationKind } from '../../app/domain/community/notifications/notification-kinds'
import type { Digest, NotificationChoices } from '../../app/domain/community/notifications/notification-settings'
import { createdAt, instant } from '../columns'
import { comments, posts } from './posts'
import { users } from './users'

/** Notifications. Inserted in the transaction of their cause and sent by the dispatcher. */
export const notifications = sqliteTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** The member who caused it; null: the site itself. */
    actorId: text('actor_id').references(() => users.id, { onDelete: 'cascade' }),
    postId: text('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    commentId: text('comment_id').references(() => comments.id, { onDelete: 'cascade' }),
    /** Further parameters of its text, by kind. */
    data: text('data', { mode: 'json' }).$type<Record<string, string>>(),
    /** Rows with the same key are one entry in the list, for example the likes of a post. */
    groupKey: text('group_key').notNull(),
    /** Prevents a second row about the same cause. */
    onceKey: text('once_key').notNull(),
    createdAt: createdAt(),
    readAt: instant('read_at'),
    /** When the list was opened with it, after which the bell no longer counts it; null: not yet. */
    seenAt: instant('seen_at'),
    /** When it was passed to the member's chosen channels; null: not yet. */
    dispatchedAt: instant('dispatched_at'),
    /** When it is due; null: not by this channel, or already sent. */
    pushDueAt: instant('push_due_at'),
    mailDueAt: instant('mail_due_at'),
    /** The subscriptions a push has yet to reach after a partial failure; null: all. */
    pushLeft: text('push_left', { mode: 'json' }).$type<string[]>(),
  },
  (table) => [
    uniqueIndex('notifications_once_key').on(table.userId, table.onceKey),
    index('notifications_user_id').on(table.userId, table.createdAt, table.id),
    index('notifications_unread').on(table.userId, table.createdAt).where(sql`${table.readAt} IS NULL`),
    // For the count at the bell.
    index('notifications_new')
      .on(table.userId, table.createdAt)
      .where(sql`${table.readAt} IS NULL AND ${table.seenAt} IS NULL`),
    // For the sweep; each row is in one of the two.
    index('notifications_read_age').on(table.createdAt).where(sql`${table.readAt} IS NOT NULL`),
    index('notifications_unread_age').on(table.createdAt).where(sql`${table.readAt} IS NULL`),
    index('notifications_undispatched').on(table.createdAt).where(sql`${table.dispatchedAt} IS NULL`),
    index('notifications_push_due_at').on(table.pushDueAt).where(sql`${table.pushDueAt} IS NOT NULL`),
    index('notifications_mail_due_at').on(table.mailDueAt).where(sql`${table.mailDueAt} IS NOT NULL`),
    index('notifications_actor_id').on(table.actorId),
    index('notifications_post_id').on(table.postId),
    index('notifications_comment_id').on(table.commentId),
  ],
)

/** A member's notification settings. Without a row the domain's defaults apply. */
export const notificationSettings = sqliteTable(
  'notification_settings',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    choices: text('choices', { mode: 'json' }).$type<NotificationChoices>().notNull(),
    digest: text('digest').$type<Digest>().notNull(),
    /** Minutes after midnight in the member's zone; both null: no quiet hours. */
    quietFrom: integer('quiet_from'),
    quietTo: integer('quiet_to'),
    /** A copy of `users.time_zone`; no query reads it. */
    timeZone: text('time_zone').notNull(),
    /** When the next newsletter is due; null: not subscribed. */
    newsletterDueAt: instant('newsletter_due_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('notification_settings_newsletter')
      .on(table.newsletterDueAt)
      .where(sql`${table.newsletterDueAt} IS NOT NULL`),
  ],
)

/** Browsers subscribed to push notifications. */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session that subscribed; signing out of it deletes the subscription. */
    sessionId: text('session_id'),
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's public key and secret, base64url, from its `PushSubscription`. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
    lastSentAt: instant('last_sent_at'),
    /** Consecutive failures; after several the subscription is deleted. */
    failures: integer('failures').notNull().default(0),
  },
  (table) => [index('push_subscriptions_user_id').on(table.userId)],
)
