import { sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { events } from '../../drizzle/schema/events'
import { reports } from '../../drizzle/schema/moderation'
import { comments, posts } from '../../drizzle/schema/posts'
import { users } from '../../drizzle/schema/users'
import type { SubjectKind } from '../domain/community/moderation'
import { toAccountKey } from '../domain/membership/account-key'
import { isCase, isMemberCaseFor } from './case-standing.server'
import { eventVisibleTo, postVisibleTo, profileVisibleTo } from './visibility.server'

/** A thing that was reported, or acted on, and whose it is. */
export type Subject = { kind: SubjectKind; id: string; memberId: string }

/**
 * Whose a thing is, by its id or, a member, by their username; null where it never was or is gone without a trace, where it
 * is the moderator's own, and where nobody has reported or acted on it and this moderator does not see it either.
 */
export async function findSubject(
  db: Database,
  moderatorId: string,
  kind: SubjectKind,
  id: string,
): Promise<Subject | null> {
  const [found] = await db.all<{ id: string; memberId: string }>(sql`SELECT id, memberId FROM
    (${subjectOf(moderatorId, kind, id)}) WHERE memberId <> ${moderatorId} LIMIT 1`)
  return found ? { kind, ...found } : null
}

function subjectOf(moderatorId: string, kind: SubjectKind, id: string) {
  const isSeen = postVisibleTo({ id: moderatorId, isModerator: true })
  switch (kind) {
    case 'post':
      return sql`SELECT ${posts.id} AS id, ${posts.authorId} AS memberId
        FROM ${posts} JOIN ${users} ON ${users.id} = ${posts.authorId} WHERE ${posts.id} = ${id}
          AND (${isSeen} OR ${isCase('post', sql`${posts.id}`, sql`${posts.authorId}`)})`
    case 'comment':
      return sql`SELECT ${comments.id} AS id, ${comments.authorId} AS memberId
        FROM ${comments} JOIN ${posts} ON ${posts.id} = ${comments.postId}
        JOIN ${users} ON ${users.id} = ${posts.authorId} WHERE ${comments.id} = ${id}
          AND ((${isSeen} AND ${isCommenterSeen(moderatorId)}) OR ${isCase('comment', sql`${comments.id}`, sql`${comments.authorId}`)})`
    case 'event':
      return sql`SELECT ${events.id} AS id, ${events.hostId} AS memberId
        FROM ${events} JOIN ${users} ON ${users.id} = ${events.hostId} WHERE ${events.id} = ${id}
          AND (${eventVisibleTo(moderatorId)} OR ${isCase('event', sql`${events.id}`, sql`${events.hostId}`)})`
    case 'member':
      return sql`SELECT ${users.id} AS id, ${users.id} AS memberId FROM ${users}
        WHERE ${users.usernameKey} = ${toAccountKey(id)} AND ${isMemberCaseFor(moderatorId)}`
    case 'message':
      return sql`SELECT subject_id AS id, member_id AS memberId FROM ${reports}
        WHERE subject_kind = 'message' AND subject_id = ${id}`
  }
}

/** Where whoever commented shows their profile to this moderator, or is a guest of theirs. */
const isCommenterSeen = (
  moderatorId: string,
) => sql`(${posts.authorId} = ${moderatorId} OR EXISTS (SELECT 1 FROM ${users}
  WHERE ${users.id} = ${comments.authorId} AND ${profileVisibleTo(moderatorId)}))`
