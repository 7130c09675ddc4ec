import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { lessonProgress } from '../../drizzle/schema/learning'
import { users } from '../../drizzle/schema/users'

// The member stands in every `where` and every row: nobody reads or writes another's progress.

/** More lessons than there will ever be. */
const MOST_LESSONS = 100

const recordsOf = (db: Database, memberId: string) =>
  db
    .select({
      lesson: lessonProgress.lesson,
      attempts: lessonProgress.attempts,
      bestScore: lessonProgress.bestScore,
      passedAt: lessonProgress.passedAt,
    })
    .from(lessonProgress)
    .where(eq(lessonProgress.memberId, memberId))
    .limit(MOST_LESSONS)

/** What is kept of the lessons a member has read. */
export const listLessonRecords = (db: Database, memberId: string) => recordsOf(db, memberId)

/** The same, with the member's own chart where they have one: one batch. */
export async function findLearner(db: Database, memberId: string) {
  const [records, members] = await db.batch([
    recordsOf(db, memberId),
    db.select({ stored: users.hdRawData }).from(users).where(eq(users.id, memberId)).limit(1),
  ])
  return { records, chart: members[0]?.stored?.chart ?? null }
}

/** Says that a member has read a lesson; the first time counts. */
export async function markRead(db: Database, memberId: string, lesson: string, now: Date) {
  await db.insert(lessonProgress).values({ memberId, lesson, readAt: now }).onConflictDoNothing()
}

export type Attempt = { lesson: string; attempt: number; score: number; isPassed: boolean }

/**
 * Keeps what an attempt came to, and tells whether the lesson is passed, by this attempt or another. Each attempt counts once,
 * however often it is sent: what is not the next one changes nothing. Who answers has read the lesson.
 */
export async function saveAttempt(db: Database, memberId: string, attempt: Attempt, now: Date): Promise<boolean> {
  const { lesson, score } = attempt
  const [, [kept]] = await db.batch([
    db
      .insert(lessonProgress)
      .values({ memberId, lesson, readAt: now, attempts: 1, bestScore: score, passedAt: attempt.isPassed ? now : null })
      .onConflictDoUpdate({
        target: [lessonProgress.memberId, lessonProgress.lesson],
        set: {
          attempts: sql`attempts + 1`,
          bestScore: sql`max(coalesce(best_score, 0), excluded.best_score)`,
          passedAt: sql`coalesce(passed_at, excluded.passed_at)`,
        },
        setWhere: sql`attempts = ${attempt.attempt - 1}`,
      }),
    db
      .select({ passedAt: lessonProgress.passedAt })
      .from(lessonProgress)
      .where(and(eq(lessonProgress.memberId, memberId), eq(lessonProgress.lesson, lesson))),
  ])
  return Boolean(kept?.passedAt)
}
