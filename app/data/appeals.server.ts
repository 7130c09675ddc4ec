import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { events } from '../../drizzle/schema/events'
import { appeals, moderationActions } from '../../drizzle/schema/moderation'
import { comments, posts } from '../../drizzle/schema/posts'
import type { SubjectKind } from '../domain/community/moderation'
import { APPEALABLE } from '../domain/community/moderation-rules'
import { listOf } from './sql-conditions.server'

const OWN_ACTIONS_SHOWN = 50

export type NewAppeal = { memberId: string; actionId: string; content: string; now: Date }

/**
 * Writes a member's word against an action about them; once, whoever presses twice. False where there is nothing of theirs
 * to appeal against; true also where their appeal is there already.
 */
export async function writeAppeal(db: Database, { memberId, actionId, content, now }: NewAppeal): Promise<boolean> {
  const [, found] = await db.batch([
    db
      .insert(appeals)
      .select(
        sql`SELECT ${crypto.randomUUID()}, a.id, a.member_id, ${content}, 'open', NULL, ${now.getTime()}, NULL, NULL
          FROM ${moderationActions} AS a WHERE a.id = ${actionId} AND a.member_id = ${memberId}
            AND a.action IN ${listOf(APPEALABLE)}`,
      )
      .onConflictDoNothing(),
    db
      .select({ id: appeals.id })
      .from(appeals)
      .where(and(eq(appeals.actionId, actionId), eq(appeals.memberId, memberId))),
  ])
  return found.length > 0
}

/** What moderators did about a member, the newest first, with the member's appeal and the text it was about. */
export function listActionsAgainst(db: Database, memberId: string) {
  return db
    .select({
      id: moderationActions.id,
      action: moderationActions.action,
      // What concerns a member is never about a text of the site.
      subjectKind: sql<SubjectKind>`${moderationActions.subjectKind}`,
      note: moderationActions.note,
      until: moderationActions.until,
      createdAt: moderationActions.createdAt,
      // A member's own text is theirs to read; what they have deleted stays deleted.
      content: sql<string | null>`coalesce(
        (SELECT content FROM ${posts} WHERE id = ${moderationActions.subjectId} AND ${moderationActions.subjectKind} = 'post'
          AND author_id = ${memberId} AND state <> 'deleted'),
        (SELECT content FROM ${comments} WHERE id = ${moderationActions.subjectId}
          AND ${moderationActions.subjectKind} = 'comment' AND author_id = ${memberId} AND state <> 'deleted'),
        (SELECT title FROM ${events} WHERE id = ${moderationActions.subjectId}
          AND ${moderationActions.subjectKind} = 'event' AND host_id = ${memberId}))`,
      appeal: { content: appeals.content, status: appeals.status, answer: appeals.answer },
    })
    .from(moderationActions)
    .leftJoin(appeals, eq(appeals.actionId, moderationActions.id))
    .where(and(eq(moderationActions.memberId, memberId), sql`${moderationActions.action} IN ${listOf(APPEALABLE)}`))
    .orderBy(sql`${moderationActions.createdAt} DESC`, sql`${moderationActions}.rowid DESC`)
    .limit(OWN_ACTIONS_SHOWN)
}

/** The suspension a member is under, and whether they have appealed against it; null where no action says so. */
export async function findSuspension(db: Database, memberId: string) {
  const [found] = await db
    .select({ actionId: moderationActions.id, note: moderationActions.note, appeal: appeals.status })
    .from(moderationActions)
    .leftJoin(appeals, eq(appeals.actionId, moderationActions.id))
    .where(and(eq(moderationActions.memberId, memberId), eq(moderationActions.action, 'suspend')))
    .orderBy(sql`${moderationActions.createdAt} DESC`, sql`${moderationActions}.rowid DESC`)
    .limit(1)
  return found ?? null
}
