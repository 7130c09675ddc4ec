import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MailKind } from '../../app/domain/membership/mail-kinds'
import { createdAt, instant } from '../columns'
import { users } from './users'

/** The outbox: every mail the site has to send. It goes out after the request that wrote it, or with the next round of the cron. */
export const mails = sqliteTable(
  'mails',
  {
    id: text('id').primaryKey(),
    /** Whose mail it is; null: it answers a statement that came without a session. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MailKind>().notNull(),
    language: text('language').$type<'en' | 'ru'>().notNull(),
    recipient: text('recipient').notNull(),
    /** What the template needs, links with their tokens included: encrypted, and wiped once the mail is sent. */
    sealedParams: text('sealed_params'),
    status: text('status').$type<'waiting' | 'sent' | 'failed'>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** Not before this instant; a failed attempt moves it. */
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
