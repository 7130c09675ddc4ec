import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { mails } from '../../drizzle/schema/mails'
import { notifications } from '../../drizzle/schema/notifications'
import { users } from '../../drizzle/schema/users'
import { listOf } from './sql-conditions.server'

/** More is no digest: of what happened, the newest are in it, and the bell has the rest. */
const MOST_IN_A_DIGEST = 500

/** Members to whom something is to be mailed by now. */
export async function listDigestReaders(
  db: Database,
  { now, limit }: { now: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .where(lte(notifications.mailDueAt, new Date(now)))
    .limit(limit)
  return rows.map(({ userId }) => userId)
}

/** Whom a digest is for, and what is to be mailed to them by now, the newest first; null where there is nobody. */
export async function findDueDigest(db: Database, memberId: string, now: number) {
  const [[reader], due] = await db.batch([
    db
      .select({
        email: users.email,
        emailConfirmedAt: users.emailConfirmedAt,
        fullName: users.fullName,
        language: users.language,
        isActive: users.isActive,
      })
      .from(users)
      .where(eq(users.id, memberId)),
    db
      .select({ id: notifications.id, kind: notifications.kind, readAt: notifications.readAt })
      .from(notifications)
      .where(and(eq(notifications.userId, memberId), lte(notifications.mailDueAt, new Date(now))))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(MOST_IN_A_DIGEST),
  ])
  return reader ? { reader, due } : null
}

type Digest = Pick<typeof mails.$inferInsert, 'id' | 'language' | 'recipient'> & {
  userId: string
  sealedParams: string
}

/**
 * Writes a digest into the outbox and takes all that is due to its reader off the list, both or neither. Where another round
 * was faster with any of what it tells, neither: what that left is due still.
 */
export async function putDigest(db: Database, digest: Digest, ids: readonly string[], now: number): Promise<void> {
  const { id, userId, language, recipient, sealedParams } = digest
  const theirs = inArray(notifications.id, listOf(ids))
  await db.batch([
    db.insert(mails).select(
      // Every column, in the order of the table.
      sql`SELECT ${id}, ${userId}, 'digest', ${language}, ${recipient}, ${sealedParams}, 'waiting', 0, ${now}, NULL, ${now}, NULL
        WHERE (SELECT count(*) FROM ${notifications} WHERE ${theirs} AND mail_due_at IS NOT NULL) = ${ids.length}`,
    ),
    db
      .update(notifications)
      .set({ mailDueAt: null })
      .where(
        and(
          eq(notifications.userId, userId),
          lte(notifications.mailDueAt, new Date(now)),
          sql`EXISTS (SELECT 1 FROM ${mails} WHERE ${mails.id} = ${id})`,
        ),
      ),
  ])
}

/** Takes off the list what is not to be mailed any more, or puts it off until `dueAt`, in milliseconds. */
export async function settleDueMail(db: Database, ids: readonly string[], dueAt: number | null): Promise<void> {
  await db
    .update(notifications)
    .set({ mailDueAt: dueAt === null ? null : new Date(dueAt) })
    .where(and(inArray(notifications.id, listOf(ids)), sql`${notifications.mailDueAt} IS NOT NULL`))
}
