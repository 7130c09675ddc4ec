import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { events } from '../../../drizzle/schema/events'
import { appeals, moderationActions, reports } from '../../../drizzle/schema/moderation'
import { comments, posts } from '../../../drizzle/schema/posts'
import { users } from '../../../drizzle/schema/users'
import type { ModerationAction, Role, SubjectKind } from '../../domain/community/moderation/moderation'
import { listOf } from '../sql.server'
import { profileVisibleTo } from '../visibility.server'

type TeamRole = Exclude<Role, 'member'>

/** Where a member has one of these roles at this very moment, is here and is not suspended: whatever a session still says. */
export const isOfTeam = (memberId: string, now: Date, roles: readonly TeamRole[] = ['moderator', 'admin']): SQL =>
  sql`EXISTS (SELECT 1 FROM ${users} AS own WHERE own.id = ${memberId} AND own.is_active = 1
    AND own.role IN ${listOf(roles)} AND (own.suspended_until IS NULL OR own.suspended_until <= ${now.getTime()}))`

/** What members write that can be hidden. */
export type WrittenKind = Exclude<SubjectKind, 'member' | 'message'>

/** Whether it is one of these, which a moderator can hide and show again. */
export const isWritten = (kind: SubjectKind): kind is WrittenKind => kind !== 'member' && kind !== 'message'

const edited = sql`coalesce(t.edited_at, t.created_at)`

/** Where it lies, and of a row `t` of that: whose it is, what it is while it is not hidden, when it was written last. */
export const WRITTEN = {
  post: { table: posts, authorId: sql`t.author_id`, shown: 'shown', writtenAt: edited },
  comment: { table: comments, authorId: sql`t.author_id`, shown: 'shown', writtenAt: edited },
  event: { table: events, authorId: sql`t.host_id`, shown: 'planned', writtenAt: sql`t.updated_at` },
} as const

type Change = { to: 'shown' | 'hidden'; id: SQL | string; when: SQL; now: Date }

/** Statement for a batch that hides what is shown, or shows what is hidden, where a condition holds. */
export function stateChange(db: Database, kind: WrittenKind, { to, id, when, now }: Change) {
  const { table, shown } = WRITTEN[kind]
  const from = to === 'hidden' ? shown : 'hidden'
  const isIt = sql`${table.id} = ${id} AND ${table.state} = ${from} AND ${when}`
  return kind === 'event'
    ? db
        .update(events)
        .set({ state: to === 'hidden' ? 'hidden' : 'planned' })
        .where(isIt)
    : db.update(WRITTEN[kind].table).set({ state: to, stateChangedAt: now }).where(isIt)
}

/**
 * Where a member's own words in Love Compatibility are hidden, for a query about them; by the log, so that leaving and joining again
 * doesn't show them. A granted appeal ends it as showing them again does.
 */
export const areLoveWordsHidden = (memberId: SQL) => sql`EXISTS (SELECT 1 FROM ${moderationActions} AS hid
  WHERE hid.member_id = ${memberId} AND hid.action = 'hide_words'
    AND NOT EXISTS (SELECT 1 FROM ${moderationActions} AS again WHERE again.member_id = hid.member_id
      AND again.action = 'restore_words' AND (again.created_at, again.rowid) > (hid.created_at, hid.rowid))
    AND NOT EXISTS (SELECT 1 FROM ${appeals} AS granted WHERE granted.action_id = hid.id AND granted.status = 'granted'))`

/** An action by its id and the instant of the batch that writes it. */
export type DoneAction = { id: string; at: Date }

/**
 * Where this very batch has written the action. What follows from an action hangs on it, so that all happens or nothing; and
 * an action sent twice is by then from another instant, and follows only once.
 */
export const wasJustDone = ({ id, at }: DoneAction) =>
  sql`EXISTS (SELECT 1 FROM ${moderationActions} WHERE id = ${id} AND created_at = ${at.getTime()})`

type Act = { id: string; moderatorId: string; subjectId: string; action?: ModerationAction }

/** Statement that finds an act of a moderator in the log: written by this batch, or before, where it is sent again. */
export const findAct = (db: Database, { id, moderatorId, subjectId, action }: Act) =>
  db
    .select({ id: moderationActions.id })
    .from(moderationActions)
    .where(
      and(
        eq(moderationActions.id, id),
        eq(moderationActions.moderatorId, moderatorId),
        eq(moderationActions.subjectId, subjectId),
        action ? eq(moderationActions.action, action) : undefined,
      ),
    )

/**
 * Whether somebody has reported a thing, or a moderator or the site has acted on it: then moderators see it whatever circle
 * its author wrote for.
 */
export const isCase = (kind: WrittenKind, id: SQL, authorId: SQL) => sql`(
  EXISTS (SELECT 1 FROM ${reports} AS said WHERE said.subject_kind = ${kind} AND said.subject_id = ${id})
  OR EXISTS (SELECT 1 FROM ${moderationActions} AS acted
    WHERE acted.member_id = ${authorId} AND acted.subject_kind = ${kind} AND acted.subject_id = ${id}))`

/**
 * Where a moderator looks into a member, as a condition over `users`: of whom they see the page, and whom somebody has reported
 * or a moderator or the site has acted on, for themselves or for something of theirs. A question that was answered is no act.
 */
export const isMemberCaseFor = (moderatorId: string) => sql`(${profileVisibleTo(moderatorId)}
  OR EXISTS (SELECT 1 FROM ${reports} AS said WHERE said.member_id = ${users.id})
  OR EXISTS (SELECT 1 FROM ${moderationActions} AS acted
    WHERE acted.member_id = ${users.id} AND acted.subject_kind <> 'support'))`
