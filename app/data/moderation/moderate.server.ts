import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { lovePreferences } from '../../../drizzle/schema/love'
import { appeals, moderationActions, reports } from '../../../drizzle/schema/moderation'
import { users } from '../../../drizzle/schema/users'
import type { ModerationAction, Role, SubjectKind } from '../../domain/community/moderation/moderation'
import { type ChosenAction, REPORTS_BECOME } from '../../domain/community/moderation/moderation-rules'
import { hidingNotices } from '../events/event-notices.server'
import { isTakingPart } from '../love/love-members.server'
import { moderationNotice } from '../notifications/notices.server'
import { listOf } from '../sql.server'
import {
  areLoveWordsHidden,
  type DoneAction,
  findAct,
  isWritten,
  stateChange,
  WRITTEN,
  wasJustDone,
} from './moderation-conditions.server'

export type Act = {
  /** Chosen by the page, so that the same act sent twice is one. */
  id: string
  moderatorId: string
  action: ChosenAction
  kind: SubjectKind
  subjectId: string
  /** Whose the subject is. */
  memberId: string
  /** What the member is told; of `grant_role` the role. */
  note: string | null
  /** Of `suspend`. */
  until: Date | null
  /** Of `grant_role`. */
  role: Role | null
  /** The last action about this member that the moderator knew of, '' for none. */
  seen: string
  now: Date
}

/**
 * Does what a moderator chose, in one transaction: the action is written where it may be, and all else goes by it. Not `done`
 * where it may not be any more: somebody else was faster, the thing is gone, or the moderator is none. The same act sent again
 * is done.
 */
export async function moderate(db: Database, act: Act): Promise<{ done: boolean; notified: Notified }> {
  const action: DoneAction = { id: act.id, at: act.now }
  const results = await db.batch([
    db
      .insert(moderationActions)
      .select(
        sql`SELECT ${act.id}, ${act.moderatorId}, ${act.action}, ${act.kind}, ${act.subjectId}, m.id, ${act.note},
          ${act.until?.getTime() ?? null}, ${act.now.getTime()} FROM ${users} AS m
          WHERE m.id = ${act.memberId} AND ${isAllowed(act)} AND ${isAsSeen(act)} AND ${isPossible(act)}`,
      )
      .onConflictDoNothing(),
    changeOfMember(db, act, action),
    changeOfReports(db, act, action),
    closingOfAppeals(db, act, action),
    moderationNotice(db, { actionId: act.id, now: act.now }),
    findAct(db, act),
    ...changeOfThing(db, act, action),
  ])
  return { done: results[5].length > 0, notified: [...results[4], ...((results[6] as Notified | undefined) ?? [])] }
}

/** The notifications that a batch inserted. */
export type Notified = Awaited<ReturnType<typeof moderationNotice>>

/** `mayActOn` of the domain, by what the roles are at the moment of writing. `m` is the member. */
export const isAllowed = ({
  moderatorId,
  action,
  now,
}: Pick<Act, 'moderatorId' | 'now'> & { action: ModerationAction }) => sql`m.id <> ${moderatorId}
  AND EXISTS (SELECT 1 FROM ${users} AS own WHERE own.id = ${moderatorId} AND own.is_active = 1
    AND (own.suspended_until IS NULL OR own.suspended_until <= ${now.getTime()})
    AND (own.role = 'admin' OR (own.role = 'moderator' AND m.role = 'member' AND ${action} <> 'grant_role')))`

/** The id of the last action about a member of this name in the query, '' where there is none. */
export const lastActionOf = (memberId: SQL) => sql`coalesce((SELECT last.id FROM ${moderationActions} AS last
  WHERE last.member_id = ${memberId} ORDER BY last.created_at DESC, last.rowid DESC LIMIT 1), '')`

const isAsSeen = ({ seen }: Act) => sql`${lastActionOf(sql`m.id`)} = ${seen}`

/**
 * The own words on a member's card in Love Compatibility, hidden or not, once the member was reported; null otherwise: that they take
 * part is no one else's to know.
 */
export const reportedLoveWords = (memberId: SQL, now: Date) =>
  publicLoveWords(
    memberId,
    sql`EXISTS (SELECT 1 FROM ${reports} AS report WHERE report.subject_kind = 'member' AND report.subject_id = ${memberId})`,
    now,
  )

/** The own words of a member who takes part and lets others read them, hidden or not, where a condition holds; null otherwise. */
export const publicLoveWords = (memberId: SQL, condition: SQL, now: Date) =>
  sql<string | null>`(SELECT words FROM ${lovePreferences}
    WHERE user_id = ${memberId} AND is_public AND ${condition} AND ${isTakingPart(memberId, now)})`

/** Whether there still is something to do it to. */
function isPossible({ action, kind, subjectId, until, role, now }: Act): SQL {
  const isIn = (...states: ('shown' | 'hidden')[]) => {
    if (!isWritten(kind)) return sql`0`
    const { table, authorId, shown } = WRITTEN[kind]
    const wanted = states.map((state) => (state === 'shown' ? shown : state))
    return sql`EXISTS (SELECT 1 FROM ${table} AS t WHERE t.id = ${subjectId} AND ${authorId} = m.id
      AND t.state IN ${listOf(wanted)})`
  }
  // The case of something else that they wrote is not decided by it.
  const isMember = kind === 'member' ? sql`1` : sql`0`
  switch (action) {
    case 'hide':
      return isIn('shown', 'hidden')
    case 'restore':
      return isIn('hidden')
    case 'dismiss':
      return sql`NOT ${isIn('hidden')} AND EXISTS (SELECT 1 FROM ${reports} AS r
        WHERE r.subject_kind = ${kind} AND r.subject_id = ${subjectId} AND r.member_id = m.id AND r.status = 'open')`
    case 'hide_words':
      return sql`${isMember} AND ${reportedLoveWords(sql`m.id`, now)} IS NOT NULL AND NOT ${areLoveWordsHidden(sql`m.id`)}`
    case 'restore_words':
      return sql`${isMember} AND ${areLoveWordsHidden(sql`m.id`)}`
    case 'suspend':
      return sql`${until?.getTime() ?? 0} > ${now.getTime()}`
    case 'unsuspend':
      return sql`m.suspended_until > ${now.getTime()}`
    case 'verify':
      return sql`m.is_verified = 0`
    case 'unverify':
      return sql`m.is_verified = 1`
    case 'grant_role':
      return sql`m.role <> ${role ?? ''}`
    case 'warn':
      return sql`1`
  }
}

/** The change of what is hidden or shown, and before it word to the guests of an event. */
function changeOfThing(db: Database, { action, kind, subjectId, now }: Act, done: DoneAction) {
  if ((action !== 'hide' && action !== 'restore') || !isWritten(kind)) return []
  const to = action === 'hide' ? 'hidden' : 'shown'
  const when = wasJustDone(done)
  return [
    hidingNotices(db, { id: subjectId, to, when, action: done }),
    stateChange(db, kind, { to, id: subjectId, when, now }),
  ]
}

/** No row at all. Not a 0 in the text: the planner would not look for an index then. */
const NEVER = sql`${0}`

/** What the action changes of the member; of others nothing, so that every batch has the same statements. */
function changeOfMember(db: Database, { action, memberId, until, role }: Act, done: DoneAction) {
  const changes: Partial<Record<ChosenAction, Partial<typeof users.$inferInsert>>> = {
    suspend: { suspendedUntil: until },
    unsuspend: { suspendedUntil: null },
    verify: { isVerified: true },
    unverify: { isVerified: false },
    grant_role: role ? { role } : {},
  }
  const change = changes[action]
  return db
    .update(users)
    .set(change ?? { id: memberId })
    .where(sql`${users.id} = ${memberId} AND ${change ? wasJustDone(done) : NEVER}`)
}

function changeOfReports(db: Database, { action, kind, subjectId, moderatorId, now }: Act, done: DoneAction) {
  const status = REPORTS_BECOME[action]
  return (
    db
      .update(reports)
      // What was shown so that it could be decided has served.
      .set({ status: status ?? 'open', decidedAt: now, decidedBy: moderatorId, picture: null })
      .where(sql`${status ? sql`1` : NEVER} AND ${reports.subjectKind} = ${kind} AND ${reports.subjectId} = ${subjectId}
      AND ${reports.status} = 'open' AND ${wasJustDone(done)}`)
  )
}

/** What was appealed against and is taken back needs no answer of its own any more. */
function closingOfAppeals(
  db: Database,
  { action, kind, subjectId, memberId, moderatorId, now }: Act,
  done: DoneAction,
) {
  const isUndone =
    action === 'restore'
      ? sql`a.action IN ('hide', 'auto_hide') AND a.subject_kind = ${kind} AND a.subject_id = ${subjectId}`
      : action === 'unsuspend'
        ? sql`a.action = 'suspend'`
        : action === 'restore_words'
          ? sql`a.action = 'hide_words'`
          : NEVER
  return db
    .update(appeals)
    .set({ status: 'granted', decidedAt: now, decidedBy: moderatorId })
    .where(sql`${appeals.memberId} = ${memberId} AND ${appeals.status} = 'open' AND ${wasJustDone(done)}
      AND ${appeals.actionId} IN (SELECT a.id FROM ${moderationActions} AS a WHERE a.member_id = ${memberId} AND ${isUndone})`)
}
