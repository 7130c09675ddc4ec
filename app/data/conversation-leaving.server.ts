import { and, eq, ne, notExists, sql } from 'drizzle-orm'
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../drizzle/client'
import { conversations, messageParticipants } from '../../drizzle/schema/conversations'
import { listOf } from './sql-conditions.server'

/**
 * Statements that take a member out of conversations, of all where no ids are named. What stays to the other one names
 * nobody: the pair becomes the conversation's own id. Where there is no other one any more, nothing stays.
 */
export function leaveConversations(db: Database, memberId: string, ids?: string[]) {
  const others = alias(messageParticipants, 'others')
  const isNamed = (column: SQLiteColumn) => ids && sql`${column} IN ${listOf(ids)}`
  const isTheirs = and(
    sql`${conversations.id} IN (SELECT conversation_id FROM ${messageParticipants} WHERE user_id = ${memberId})`,
    isNamed(conversations.id),
  )
  const isAlone = notExists(
    db
      .select({ id: others.userId })
      .from(others)
      .where(and(eq(others.conversationId, conversations.id), ne(others.userId, memberId))),
  )
  return [
    db
      .update(conversations)
      .set({ pairKey: sql`${conversations.id}` })
      .where(isTheirs),
    db.delete(conversations).where(and(isTheirs, isAlone)),
    db
      .delete(messageParticipants)
      .where(and(eq(messageParticipants.userId, memberId), isNamed(messageParticipants.conversationId))),
  ] as const
}
