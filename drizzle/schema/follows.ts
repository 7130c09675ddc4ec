import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt } from '../columns'
import { users } from './users'

/** Follows. They need no consent of the followed member. */
export const follows = sqliteTable(
  'follows',
  {
    followerId: text('follower_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    followeeId: text('followee_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.followeeId] }),
    index('follows_follower_id').on(table.followerId, table.createdAt, table.followeeId),
    index('follows_followee_id').on(table.followeeId, table.createdAt, table.followerId),
  ],
)
