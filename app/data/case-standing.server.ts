import { type SQL, sql } from 'drizzle-orm'
import { moderationActions, reports } from '../../drizzle/schema/moderation'
import { users } from '../../drizzle/schema/users'
import { profileVisibleTo } from './visibility.server'
import type { WrittenKind } from './written.server'

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
