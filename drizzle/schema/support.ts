import { sql } from 'drizzle-orm'
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { SupportSide, SupportState } from '../../app/domain/membership/support'
import { createdAt, instant } from '../columns'
import { users } from './users'

/** Members' support requests. */
export const supportRequests = sqliteTable(
  'support_requests',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    status: text('status').$type<SupportState>().notNull().default('open'),
    createdAt: createdAt(),
    /** Since when the member has been waiting for a reply; if they aren't, since when they last were. */
    waitingSince: instant('waiting_since').notNull(),
  },
  (table) => [
    index('support_requests_member_id').on(table.memberId, table.createdAt, table.id),
    index('support_requests_open').on(table.waitingSince).where(sql`${table.status} = 'open'`),
  ],
)

/** The messages of a request, including the first. The moderation log names the team member, under the same id. */
export const supportReplies = sqliteTable(
  'support_replies',
  {
    id: text('id').primaryKey(),
    requestId: text('request_id')
      .notNull()
      .references(() => supportRequests.id, { onDelete: 'cascade' }),
    side: text('side').$type<SupportSide>().notNull(),
    content: text('content').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('support_replies_request_id').on(table.requestId, table.createdAt, table.id)],
)
