import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { appeals, moderationActions, reports } from '../../drizzle/schema/moderation'
import { users } from '../../drizzle/schema/users'
import { WRITTEN } from './auto-hide.server'
import { type DoneAction, wasJustDone } from './just-done.server'
import { isAllowed, type Told } from './moderate.server'
import { appealNotice } from './notices.server'

export type Decision = {
  /** Chosen by the page, so that the same decision sent twice is one. */
  id: string
  moderatorId: string
  appealId: string
  action: 'grant_appeal' | 'refuse_appeal'
  answer: string | null
  now: Date
}

/**
 * Answers an appeal, in one transaction; what is granted is taken back with it: the thing shown again, the suspension lifted if
 * it is the one in force. Not `done` where it is answered already, or not this moderator's to answer.
 */
export async function decideAppeal(db: Database, decision: Decision): Promise<{ done: boolean; told: Told }> {
  const { id, moderatorId, appealId, action, answer, now } = decision
  const done: DoneAction = { id, at: now }
  const appealed = sql`${appeals} AS p JOIN ${moderationActions} AS a ON a.id = p.action_id
    JOIN ${users} AS m ON m.id = p.member_id`
  const isGranted = sql`${action === 'grant_appeal' ? 1 : 0} AND ${wasJustDone(done)}`
  const [, , , , , , told, found] = await db.batch([
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
      .set({ status: 'dismissed', decidedAt: now, decidedBy: moderatorId })
      // What the site hid by itself had not been looked at; this is the look.
      .where(sql`${isGranted} AND ${reports.status} = 'open' AND EXISTS (SELECT 1 FROM ${appeals} AS p
        JOIN ${moderationActions} AS a ON a.id = p.action_id WHERE p.id = ${appealId}
          AND a.action IN ('hide', 'auto_hide') AND a.subject_kind = ${reports.subjectKind}
          AND a.subject_id = ${reports.subjectId})`),
    appealNotice(db, { actionId: id, now }),
    db
      .select({ id: moderationActions.id })
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
  return { done: found.length > 0, told }
}

function restoring(
  db: Database,
  kind: 'post' | 'comment',
  appealId: string,
  isGranted: ReturnType<typeof sql>,
  now: Date,
) {
  const table = WRITTEN[kind]
  return db
    .update(table)
    .set({ state: 'shown', stateChangedAt: now })
    .where(sql`${isGranted} AND ${table.state} = 'hidden' AND ${table.id} = (SELECT a.subject_id FROM ${appeals} AS p
      JOIN ${moderationActions} AS a ON a.id = p.action_id
      WHERE p.id = ${appealId} AND a.subject_kind = ${kind} AND a.action IN ('hide', 'auto_hide'))`)
}
