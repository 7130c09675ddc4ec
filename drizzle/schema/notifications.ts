import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { NotificationKind } from '../../app/domain/community/notifications/notification-kinds'
import type { Digest, NotificationChoices } from '../../app/domain/community/notifications/notification-settings'
import { createdAt, instant } from '../columns'
import { comments, posts } from './posts'
import { users } from './users'

/** What a member is told of. Written in the same transaction as its cause; sent on by the dispatcher. */
export const notifications = sqliteTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** Who did it; null where it was the site. */
    actorId: text('actor_id').references(() => users.id, { onDelete: 'cascade' }),
    postId: text('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    commentId: text('comment_id').references(() => comments.id, { onDelete: 'cascade' }),
    /** What else its text says, by kind. */
    data: text('data', { mode: 'json' }).$type<Record<string, string>>(),
    /** What stands under one heading in the list: the likes of a post, say. */
    groupKey: text('group_key').notNull(),
    /** The same thing told twice is one row. */
    onceKey: text('once_key').notNull(),
    createdAt: createdAt(),
    readAt: instant('read_at'),
    /** When the list was shown with it: from then on the bell doesn't count it; null: not yet. */
    seenAt: instant('seen_at'),
    /** When it was handed to the channels this member chose; null: still to be done. */
    dispatchedAt: instant('dispatched_at'),
    /** When it is to go out; null: not by this channel, or gone already. */
    pushDueAt: instant('push_due_at'),
    mailDueAt: instant('mail_due_at'),
    /** The browsers a push is still to go to, after others took it; null: all. */
    pushLeft: text('push_left', { mode: 'json' }).$type<string[]>(),
  },
  (table) => [
    uniqueIndex('notifications_once_key').on(table.userId, table.onceKey),
    index('notifications_user_id').on(table.userId, table.createdAt, table.id),
    index('notifications_unread').on(table.userId, table.createdAt).where(sql`${table.readAt} IS NULL`),
    // For the number at the bell.
    index('notifications_new')
      .on(table.userId, table.createdAt)
      .where(sql`${table.readAt} IS NULL AND ${table.seenAt} IS NULL`),
    // For the sweep; a row stands in one of the two.
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

/** How a member wants to be told. Who has no row has the defaults of the domain. */
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
    /** A copy of the member's zone, for the release that read it here. */
    timeZone: text('time_zone').notNull(),
    /** When the next newsletter is to go out; null: none is wanted. */
    newsletterDueAt: instant('newsletter_due_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('notification_settings_newsletter')
      .on(table.newsletterDueAt)
      .where(sql`${table.newsletterDueAt} IS NOT NULL`),
  ],
)

/** A browser that asked to be told by push. */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session that asked: whoever signs out there is told nothing there. */
    sessionId: text('session_id'),
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's public key and its secret, base64url, as the subscription says them. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
    lastSentAt: instant('last_sent_at'),
    /** Refusals in a row; the subscription goes after some. */
    failures: integer('failures').notNull().default(0),
  },
  (table) => [index('push_subscriptions_user_id').on(table.userId)],
)
