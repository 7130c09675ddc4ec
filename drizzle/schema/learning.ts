import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../columns'
import { users } from './users'

/** How far a member has come with a lesson: a row there is from the moment they read it. Nobody else is shown any of it. */
export const lessonProgress = sqliteTable(
  'lesson_progress',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As `LESSONS` of the domain names it. */
    lesson: text('lesson').notNull(),
    readAt: instant('read_at').notNull(),
    /** How often its questions were answered; the next set is made from this number. */
    attempts: integer('attempts').notNull().default(0),
    /** The most right answers of one attempt; null before the first. */
    bestScore: integer('best_score'),
    /** When enough answers were right for the first time. */
    passedAt: instant('passed_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.lesson] })],
)
