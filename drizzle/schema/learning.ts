import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../columns'
import { users } from './users'

/** A member's progress with a lesson, from the moment they read it. Visible to them only. */
export const lessonProgress = sqliteTable(
  'lesson_progress',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** An id of `LESSONS` in the domain. */
    lesson: text('lesson').notNull(),
    readAt: instant('read_at').notNull(),
    /** The number of attempts at its quiz; the next set of questions is generated from it. */
    attempts: integer('attempts').notNull().default(0),
    /** The most right answers in one attempt; null before the first. */
    bestScore: integer('best_score'),
    /** When the quiz was first passed. */
    passedAt: instant('passed_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.lesson] })],
)
