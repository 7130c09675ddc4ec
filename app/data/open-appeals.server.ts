import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { events } from '../../drizzle/schema/events'
import { appeals, moderationActions } from '../../drizzle/schema/moderation'
import { comments, posts } from '../../drizzle/schema/posts'
import { users } from '../../drizzle/schema/users'
import type { CaseCursor } from './cases.server'

/** Appeals that wait for a moderator's answer, the oldest first, each with what it is against; none of their own. */
export function listOpenAppeals(
  db: Database,
  { moderatorId, after, limit }: { moderatorId: string; after: CaseCursor | null; limit: number },
) {
  return (
    db
      .select({
        id: appeals.id,
        content: appeals.content,
        createdAt: appeals.createdAt,
        member: { id: users.id, username: users.username, fullName: users.fullName, role: users.role },
        action: {
          action: moderationActions.action,
          kind: moderationActions.subjectKind,
          subjectId: moderationActions.subjectId,
          note: moderationActions.note,
          until: moderationActions.until,
          createdAt: moderationActions.createdAt,
          moderator: sql<string | null>`(SELECT own.username FROM ${users} AS own
          WHERE own.id = ${moderationActions.moderatorId})`,
        },
        // What its author has deleted stays deleted.
        text: sql<string | null>`coalesce(
        (SELECT content FROM ${posts} WHERE id = ${moderationActions.subjectId} AND state <> 'deleted'
          AND ${moderationActions.subjectKind} = 'post'),
        (SELECT content FROM ${comments} WHERE id = ${moderationActions.subjectId} AND state <> 'deleted'
          AND ${moderationActions.subjectKind} = 'comment'),
        (SELECT title || char(10) || description FROM ${events} WHERE id = ${moderationActions.subjectId}
          AND ${moderationActions.subjectKind} = 'event'))`,
      })
      .from(appeals)
      .innerJoin(moderationActions, eq(moderationActions.id, appeals.actionId))
      .innerJoin(users, eq(users.id, appeals.memberId))
      // The state stands in the text, for the index of open appeals.
      .where(
        sql`${appeals.status} = 'open' AND ${appeals.memberId} <> ${moderatorId} ${after ? sql`AND (${appeals.createdAt}, ${appeals.id}) > (${after.at}, ${after.id})` : sql``}`,
      )
      .orderBy(appeals.createdAt, appeals.id)
      .limit(limit)
  )
}
