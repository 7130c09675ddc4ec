import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Exact counters. The key is a hash, so the table holds no IP or mail addresses. Times in milliseconds since 1970. */
export const rateLimits = sqliteTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    startedAt: integer('started_at').notNull(),
    endsAt: integer('ends_at').notNull(),
  },
  (table) => [index('rate_limits_ends_at').on(table.endsAt)],
)
