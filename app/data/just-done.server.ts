import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { moderationActions } from '../../drizzle/schema/moderation'
import type { ModerationAction } from '../domain/community/moderation'

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
