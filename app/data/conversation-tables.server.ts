import { eq, sql } from 'drizzle-orm'
import { conversations, messageParticipants } from '../../drizzle/schema/conversations'
import type { MemberTable } from './member-table.server'

/** What the database holds of a member's conversations; what was written stands in the conversations themselves. */
export const CONVERSATION_TABLES: MemberTable[] = [
  {
    // Their conversations stay with the others, who keep what they wrote themselves; see `deleteWholeMember`.
    table: messageParticipants,
    by: [messageParticipants.userId],
    held: {
      conversations: (db, memberId) =>
        db
          .select({
            id: conversations.id,
            createdAt: conversations.createdAt,
            begunByYou: sql`${messageParticipants.begunAt} IS NOT NULL`.mapWith(Boolean),
            status: messageParticipants.status,
            lastReadAt: messageParticipants.lastReadAt,
          })
          .from(messageParticipants)
          .innerJoin(conversations, eq(conversations.id, messageParticipants.conversationId))
          .where(eq(messageParticipants.userId, memberId))
          .orderBy(conversations.createdAt),
    },
  },
]
