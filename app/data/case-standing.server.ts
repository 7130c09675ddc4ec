import { type SQL, sql } from 'drizzle-orm'
import { moderationActions, reports } from '../../drizzle/schema/moderation'
import type { WrittenKind } from './written.server'

/**
 * Whether somebody has reported a thing, or a moderator or the site has acted on it: then moderators see it whatever circle
 * its author wrote for.
 */
export const isCase = (kind: WrittenKind, id: SQL, authorId: SQL) => sql`(
  EXISTS (SELECT 1 FROM ${reports} AS said WHERE said.subject_kind = ${kind} AND said.subject_id = ${id})
  OR EXISTS (SELECT 1 FROM ${moderationActions} AS acted
    WHERE acted.member_id = ${authorId} AND acted.subject_kind = ${kind} AND acted.subject_id = ${id}))`
