import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { appeals, moderationActions, reports } from '../../drizzle/schema/moderation'
import { users } from '../../drizzle/schema/users'
import type { SubjectKind } from '../domain/community/moderation'
import { hidingNotices } from './events/event-notices.server'
import { type DoneAction, wasJustDone } from './just-done.server'
import { isAllowed, type Told } from './moderate.server'
import { appealNotice } from './notifications/notices.server'
import { stateChange, type WrittenKind } from './written.server'

export type Decision = {
  /** Chosen by the page, so that the same decision sent twice is one. */
  id: string
  moderatorId: string
  appealId: string
  action: 'grant_appeal' | 'refuse_appeal'
  answer: string | null
  now: Date
}

/** `of`: what the appealed action was about. */
export type Decided = { done: boolean; told: Told; of: { kind: SubjectKind; id: string } | null }

/**
 * Answers an appeal, in one transaction; what is granted is taken back with it: the thing shown again, the suspension lifted if
 * it is the one in force. Not `done` where it is answered already, or not this moderator's to answer.
 */
export async function decideAppeal(db: Database, decision: Decision): Promise<Decided> {
  const { id, moderatorId, appealId, action, answer, now } = decision
  const done: DoneAction = { id, at: now }
  const appealed = sql`${appeals} AS p JOIN ${moderationActions} AS a ON a.id = p.action_id
    JOIN ${users} AS m ON m.id = p.member_id`
  const isGranted = sql`${action === 'grant_appeal' ? 1 : 0} AND ${wasJustDone(done)}`
  const [, , , , guests, , , , told, found] = await db.batch([
    db
      .insert(moderationActions)
      .select(
        sql`SELECT ${id}, ${moderatorId}, ${action}, a.subject_kind, a.subject_id, m.id, ${answer}, NULL, ${now.getTime()}
          FROM ${appealed} WHERE p.id = ${appealId} AND p.status = 'open' AND ${isAllowed(decision)}`,
      )
      .onConflictDoNothing(),
    db
      .update(appeals)
      .set({
        status: action === 'grant_appeal' ? 'granted' : 'refused',
        answer,
        decidedAt: now,
        decidedBy: moderatorId,
      })
      .where(sql`${appeals.id} = ${appealId} AND ${wasJustDone(done)}`),
    restoring(db, 'post', appealId, isGranted, now),
    restoring(db, 'comment', appealId, isGranted, now),
    hidingNotices(db, { id: appealedThing('event', appealId), to: 'shown', when: isGranted, action: done }),
    restoring(db, 'event', appealId, isGranted, now),
    db
      .update(users)
      .set({ suspendedUntil: null })
      // Only where the appeal is against the last suspension there was: an older one is over.
      .where(sql`${isGranted} AND ${users.id} = (SELECT p.member_id FROM ${appeals} AS p WHERE p.id = ${appealId})
        AND (SELECT p.action_id FROM ${appeals} AS p WHERE p.id = ${appealId}) =
          (SELECT s.id FROM ${moderationActions} AS s WHERE s.member_id = ${users.id} AND s.action = 'suspend'
            ORDER BY s.created_at DESC, s.rowid DESC LIMIT 1)`),
    db
      .update(reports)
      .set({ status: 'dismissed', decidedAt: now, decidedBy: moderatorId, picture: null })
      // What the site hid by itself had not been looked at; this is the look.
      .where(sql`${isGranted} AND ${reports.status} = 'open' AND EXISTS (SELECT 1 FROM ${appeals} AS p
        JOIN ${moderationActions} AS a ON a.id = p.action_id WHERE p.id = ${appealId}
          AND a.action IN ('hide', 'auto_hide') AND a.subject_kind = ${reports.subjectKind}
          AND a.subject_id = ${reports.subjectId})`),
    appealNotice(db, { actionId: id, now }),
    db
      // The answer stands in the log about what the appeal was about.
      .select({ kind: sql<SubjectKind>`${moderationActions.subjectKind}`, id: moderationActions.subjectId })
      .from(moderationActions)
      .where(
        and(
          eq(moderationActions.id, id),
          eq(moderationActions.moderatorId, moderatorId),
          eq(moderationActions.action, action),
          // An id that answered another appeal has not answered this one.
          sql`EXISTS (SELECT 1 FROM ${appeals} AS p WHERE p.id = ${appealId} AND p.decided_by = ${moderatorId}
            AND p.decided_at = ${moderationActions.createdAt})`,
        ),
      ),
  ])
  return { done: found.length > 0, told: [...told, ...guests], of: found[0] ?? null }
}

function restoring(db: Database, kind: WrittenKind, appealId: string, isGranted: SQL, now: Date) {
  return stateChange(db, kind, { to: 'shown', id: appealedThing(kind, appealId), when: isGranted, now })
}

/** The thing whose being hidden an appeal is against. */
const appealedThing = (kind: WrittenKind, appealId: string) =>
  sql`(SELECT a.subject_id FROM ${appeals} AS p JOIN ${moderationActions} AS a ON a.id = p.action_id
    WHERE p.id = ${appealId} AND a.subject_kind = ${kind} AND a.action IN ('hide', 'auto_hide'))`
