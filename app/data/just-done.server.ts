import { sql } from 'drizzle-orm'
import { moderationActions } from '../../drizzle/schema/moderation'

/** An action by its id and the instant of the batch that writes it. */
export type DoneAction = { id: string; at: Date }

/**
 * Where this very batch has written the action. What follows from an action hangs on it, so that all happens or nothing; and
 * an action sent twice is by then from another instant, and follows only once.
 */
export const wasJustDone = ({ id, at }: DoneAction) =>
  sql`EXISTS (SELECT 1 FROM ${moderationActions} WHERE id = ${id} AND created_at = ${at.getTime()})`
