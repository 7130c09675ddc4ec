import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { supportReplies, supportRequests } from '../../drizzle/schema/support'
import type { ListCursor } from '../domain/community/list-cursor'
import { SUPPORT_WORDS_SHOWN, type SupportSide } from '../domain/membership/support'
import { isAfter } from './sql-conditions.server'

// What a member does with their own questions. Ids are chosen by the page, so that a form sent twice is one; whose it is stands
// in every `where`.

type Asked = { id: string; memberId: string; subject: string; content: string; now: Date }

/** Writes a question with its first word. False where the id is that of somebody else's. */
export async function writeQuestion(db: Database, { id, memberId, subject, content, now }: Asked): Promise<boolean> {
  const isOwn = and(eq(supportRequests.id, id), eq(supportRequests.memberId, memberId))
  const [, , found] = await db.batch([
    db
      .insert(supportRequests)
      .values({ id, memberId, subject, createdAt: now, waitingSince: now })
      .onConflictDoNothing(),
    db
      .insert(supportReplies)
      // Every column, in the order of the table.
      .select(
        sql`SELECT id, id, 'member', ${content}, ${now.getTime()} FROM ${supportRequests}
          WHERE id = ${id} AND member_id = ${memberId}`,
      )
      .onConflictDoNothing(),
    db.select({ id: supportRequests.id }).from(supportRequests).where(isOwn),
  ])
  return found.length > 0
}

type Added = { id: string; requestId: string; memberId: string; content: string; now: Date }

/** Adds a member's word to their question, which waits again from then on. False where there is no such question of theirs. */
export async function addWord(db: Database, { id, requestId, memberId, content, now }: Added): Promise<boolean> {
  const at = now.getTime()
  const isWritten = sql`EXISTS (SELECT 1 FROM ${supportReplies} WHERE id = ${id} AND request_id = ${requestId}
    AND side = 'member' AND created_at = ${at})`
  const [, , found] = await db.batch([
    db
      .insert(supportReplies)
      .select(
        sql`SELECT ${id}, id, 'member', ${content}, ${at} FROM ${supportRequests}
          WHERE id = ${requestId} AND member_id = ${memberId}`,
      )
      .onConflictDoNothing(),
    db
      .update(supportRequests)
      // Who adds to what waits already keeps their place.
      .set({ status: 'open', waitingSince: sql`iif(status = 'open', waiting_since, ${at})` })
      .where(and(eq(supportRequests.id, requestId), eq(supportRequests.memberId, memberId), isWritten)),
    db
      .select({ id: supportReplies.id })
      .from(supportReplies)
      .innerJoin(supportRequests, eq(supportRequests.id, supportReplies.requestId))
      .where(
        and(eq(supportReplies.id, id), eq(supportReplies.requestId, requestId), eq(supportRequests.memberId, memberId)),
      ),
  ])
  return found.length > 0
}

/** Settles a member's own question; done twice it is the same. False where there is no such question of theirs. */
export async function settleQuestion(db: Database, memberId: string, id: string): Promise<boolean> {
  const settled = await db
    .update(supportRequests)
    .set({ status: 'closed' })
    .where(and(eq(supportRequests.id, id), eq(supportRequests.memberId, memberId)))
    .returning({ id: supportRequests.id })
  return settled.length > 0
}

/** A member's questions behind a place in the list, the newest first. */
export const listQuestions = (
  db: Database,
  { memberId, after, limit }: { memberId: string; after: ListCursor | null; limit: number },
) =>
  db
    .select({
      id: supportRequests.id,
      subject: supportRequests.subject,
      status: supportRequests.status,
      createdAt: supportRequests.createdAt,
    })
    .from(supportRequests)
    .where(and(eq(supportRequests.memberId, memberId), isAfter(after, supportRequests.createdAt, supportRequests.id)))
    .orderBy(desc(supportRequests.createdAt), desc(supportRequests.id))
    .limit(limit)

export type SupportWord = { id: string; requestId: string; side: SupportSide; content: string; createdAt: number }

/** The last words of these questions, in the order they were written; of none, nothing is asked. */
export async function listWords(db: Database, requestIds: readonly string[]): Promise<SupportWord[]> {
  if (requestIds.length === 0) return []
  return db.all<SupportWord>(sql`SELECT word.id, word.request_id AS requestId, word.side, word.content,
      word.created_at AS createdAt
    FROM json_each(${JSON.stringify(requestIds)}) AS asked JOIN ${supportReplies} AS word
      ON word.id IN (SELECT last.id FROM ${supportReplies} AS last WHERE last.request_id = asked.value
        ORDER BY last.created_at DESC, last.id DESC LIMIT ${SUPPORT_WORDS_SHOWN})
    ORDER BY word.created_at, word.id`)
}
