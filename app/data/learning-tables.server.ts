import { eq } from 'drizzle-orm'
import { lessonProgress } from '../../drizzle/schema/learning'
import type { MemberTable } from './member-table.server'

/** What the database holds of a member's way along the learning path. */
export const LEARNING_TABLES: MemberTable[] = [
  {
    table: lessonProgress,
    by: [lessonProgress.memberId],
    held: {
      lessons: (db, memberId) =>
        db
          .select({
            lesson: lessonProgress.lesson,
            readAt: lessonProgress.readAt,
            attempts: lessonProgress.attempts,
            bestScore: lessonProgress.bestScore,
            passedAt: lessonProgress.passedAt,
          })
          .from(lessonProgress)
          .where(eq(lessonProgress.memberId, memberId))
          .orderBy(lessonProgress.readAt),
    },
  },
]
