import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MailKind } from '../../app/domain/membership/mail-kinds'
import { createdAt, instant } from '../columns'
import { users } from './users'

/** The mail outbox. A mail is sent after the request that inserted it, or by the next run of the cron. */
export const mails = sqliteTable(
  'mails',
  {
    id: text('id').primaryKey(),
    /** The recipient's account; null: the mail is about a statement of withdrawal sent without a session. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MailKind>().notNull(),
    language: text('language').$type<'en' | 'ru'>().notNull(),
    recipient: text('recipient').notNull(),
    /** The template's parameters, including links with tokens; encrypted, and deleted once the mail is sent. */
    sealedParams: text('sealed_params'),
    status: text('status').$type<'waiting' | 'sent' | 'failed'>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** Not sent before this instant; a failed attempt postpones it. */
    dueAt: instant('due_at').notNull(),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('mails_user_id').on(table.userId),
    index('mails_due_at').on(table.dueAt).where(sql`${table.status} = 'waiting'`),
    index('mails_created_at').on(table.createdAt),
  ],
)
