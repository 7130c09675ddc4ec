import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../columns'
import { users } from './users'

/**
 * Online members, written by each member's hub and read by filters and counts. A row older than `ONLINE_ROW_MILLISECONDS` is
 * stale. The table is short and changes often, so it has no index but the key.
 */
export const onlineMembers = sqliteTable('online_members', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** When their hub last reported them online. */
  seenAt: instant('seen_at').notNull(),
})
