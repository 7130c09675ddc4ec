import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../columns'
import { users } from './users'

/**
 * Who is here: written by each member's hub, read where lists are sought or counted by it. A row older than
 * `ONLINE_ROW_MILLISECONDS` says nothing any more. No index but the key: the table is as short as the site is lively, and
 * an index would be one more row to write whenever somebody comes or goes.
 */
export const onlineMembers = sqliteTable('online_members', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** When their hub last said that they are here. */
  seenAt: instant('seen_at').notNull(),
})
