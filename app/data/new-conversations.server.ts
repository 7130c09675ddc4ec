import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { conversations, messageParticipants } from '../../drizzle/schema/conversations'
import { users } from '../../drizzle/schema/users'

export type NewConversation = {
  id: string
  pair: string
  beginnerId: string
  otherId: string
  now: Date
  /** How many the beginner may have begun since a moment; null: as many as they like. */
  limit: { most: number; since: Date } | null
}

/**
 * Begins a conversation, unless it is there, or it would be one too many, or the other is away or there is a block by now:
 * all is asked within the one statement that writes, so that any number that arrive at once keep the limit and leave one
 * conversation a pair. Gives it as it is then, and with it whether it was made just now; null when there is none.
 */
export async function insertConversation(db: Database, begun: NewConversation) {
  const { id, pair, beginnerId, otherId, now, limit } = begun
  const hasRoom = limit
    ? sql`(SELECT count(*) FROM ${messageParticipants}
        WHERE user_id = ${beginnerId} AND begun_at > ${limit.since.getTime()}) < ${limit.most}`
    : sql`1`
  const [made, , [found]] = await db.batch([
    db
      .insert(conversations)
      .select(
        // Every column, in the order of the table.
        sql`SELECT ${id}, ${pair}, 'direct', NULL, NULL, 0, NULL, ${now.getTime()} WHERE ${hasRoom}
          AND EXISTS (SELECT 1 FROM ${users} WHERE id = ${otherId} AND is_active = 1)
          AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = ${beginnerId} AND blocked_id = ${otherId})
          AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = ${otherId} AND blocked_id = ${beginnerId})`,
      )
      .onConflictDoNothing()
      .returning({ id: conversations.id }),
    db
      .insert(messageParticipants)
      .select(
        sql`SELECT c.id, member.value, 'member', 'active', 0, NULL,
            CASE member.value WHEN ${beginnerId} THEN ${now.getTime()} END
          FROM ${conversations} AS c, json_each(${JSON.stringify([beginnerId, otherId])}) AS member
          WHERE c.id = ${id} AND c.pair_key = ${pair}`,
      )
      .onConflictDoNothing(),
    db
      .select({ id: conversations.id, createdAt: conversations.createdAt })
      .from(conversations)
      .where(and(eq(conversations.id, id), eq(conversations.pairKey, pair))),
  ])
  return found ? { ...found, isNew: made.length > 0 } : null
}

/** When a member begins to have room for another conversation; null when they have it now. */
export async function findNextBeginning(
  db: Database,
  memberId: string,
  { most, since }: { most: number; since: Date },
): Promise<Date | null> {
  const [last] = await db
    .select({ begunAt: messageParticipants.begunAt })
    .from(messageParticipants)
    .where(and(eq(messageParticipants.userId, memberId), gt(messageParticipants.begunAt, since)))
    .orderBy(desc(messageParticipants.begunAt))
    .limit(1)
    .offset(most - 1)
  return last?.begunAt ?? null
}
