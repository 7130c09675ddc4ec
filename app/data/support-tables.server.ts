import { eq, sql } from 'drizzle-orm'
import { supportReplies, supportRequests } from '../../drizzle/schema/support'
import type { MemberTable } from './member-table.server'

/** What the database holds of what a member asked the team; the words of a question go with it. */
export const SUPPORT_TABLES: MemberTable[] = [
  {
    table: supportRequests,
    by: [supportRequests.memberId],
    held: {
      supportQuestions: (db, memberId) =>
        db
          .select({
            subject: supportRequests.subject,
            status: supportRequests.status,
            createdAt: supportRequests.createdAt,
            // By the name of the table too: within, `id` alone would be that of the words.
            words: sql<unknown[]>`(SELECT json_group_array(json_object('by', side, 'content', content, 'at',
              strftime('%Y-%m-%dT%H:%M:%fZ', created_at / 1000.0, 'unixepoch')) ORDER BY created_at, id)
              FROM ${supportReplies} WHERE request_id = support_requests.id)`.mapWith(
              (words: string) => JSON.parse(words) as unknown[],
            ),
          })
          .from(supportRequests)
          .where(eq(supportRequests.memberId, memberId))
          .orderBy(supportRequests.createdAt),
    },
  },
]
