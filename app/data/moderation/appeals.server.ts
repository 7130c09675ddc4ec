import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { events } from '../../../drizzle/schema/events'
import { lovePreferences } from '../../../drizzle/schema/love'
import { appeals, moderationActions, reports } from '../../../drizzle/schema/moderation'
import { comments, posts } from '../../../drizzle/schema/posts'
import { users } from '../../../drizzle/schema/users'
import type { SubjectKind } from '../../domain/community/moderation/moderation'
import { APPEALABLE } from '../../domain/community/moderation/moderation-rules'
import { hidingNotices } from '../events/event-notices.server'
import { appealNotice } from '../notifications/notices.server'
import { listOf } from '../sql.server'
import type { CaseCursor } from './cases.server'
import { isAllowed, type Notified, publicLoveWords } from './moderate.server'
import { type DoneAction, stateChange, type WrittenKind, wasJustDone } from './moderation-conditions.server'

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
          AND ${moderationActions.subjectKind} = 'event' AND host_id = ${memberId}),
        (SELECT words FROM ${lovePreferences} WHERE user_id = ${memberId} AND ${moderationActions.action} = 'hide_words'))`,
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

/** Appeals that wait for a moderator's answer, the oldest first, each with what it is against; none of their own. */
export function listOpenAppeals(
  db: Database,
  { moderatorId, after, limit, now }: { moderatorId: string; after: CaseCursor | null; limit: number; now: Date },
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
          AND ${moderationActions.subjectKind} = 'event'),
        ${publicLoveWords(sql`${moderationActions.memberId}`, sql`${moderationActions.action} = 'hide_words'`, now)})`,
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
export type Decided = { done: boolean; notified: Notified; of: { kind: SubjectKind; id: string } | null }

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
  const [, , , , guests, , , , notified, found] = await db.batch([
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
  return { done: found.length > 0, notified: [...notified, ...guests], of: found[0] ?? null }
}

function restoring(db: Database, kind: WrittenKind, appealId: string, isGranted: SQL, now: Date) {
  return stateChange(db, kind, { to: 'shown', id: appealedThing(kind, appealId), when: isGranted, now })
}

/** The thing whose being hidden an appeal is against. */
const appealedThing = (kind: WrittenKind, appealId: string) =>
  sql`(SELECT a.subject_id FROM ${appeals} AS p JOIN ${moderationActions} AS a ON a.id = p.action_id
    WHERE p.id = ${appealId} AND a.subject_kind = ${kind} AND a.action IN ('hide', 'auto_hide'))`
