import { sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { moderationActions, reports } from '../../drizzle/schema/moderation'
import { users } from '../../drizzle/schema/users'
import { ESTABLISHED_DAYS, REPORTS_THAT_HIDE } from '../domain/community/limits'
import { hidingNotices } from './events/event-notices.server'
import { type DoneAction, wasJustDone } from './just-done.server'
import { stateChange, WRITTEN, type WrittenKind } from './written.server'

const DAY_MILLISECONDS = 86_400_000

/** Of a table of members called `u`: who is here for long enough, by an address of their own, and is trusted now. */
const isEstablished = (now: Date) => sql`u.created_at <= ${now.getTime() - ESTABLISHED_DAYS * DAY_MILLISECONDS}
  AND u.email_confirmed_at IS NOT NULL AND u.is_active = 1
  AND (u.suspended_until IS NULL OR u.suspended_until <= ${now.getTime()})`

/**
 * Statements, for the batch of a report, that hide what enough established members have reported: the note of it, word to the
 * guests of an event, and the hiding; both go by the note. Once a moderator has decided that it may stay, only a moderator
 * hides it, until it is changed.
 */
export function autoHide(db: Database, { kind, id, now }: { kind: WrittenKind; id: string; now: Date }) {
  const action: DoneAction = { id: crypto.randomUUID(), at: now }
  const { table, authorId, shown, writtenAt } = WRITTEN[kind]
  const note = db.insert(moderationActions).select(
    sql`SELECT ${action.id}, NULL, 'auto_hide', ${kind}, t.id, ${authorId}, NULL, NULL, ${now.getTime()}
        FROM ${table} AS t WHERE t.id = ${id} AND t.state = ${shown}
          AND (SELECT count(*) FROM ${reports} AS r JOIN ${users} AS u ON u.id = r.reporter_id
            WHERE r.subject_kind = ${kind} AND r.subject_id = t.id AND r.status = 'open' AND ${isEstablished(now)})
            >= ${REPORTS_THAT_HIDE}
          AND NOT EXISTS (SELECT 1 FROM ${moderationActions} AS decided WHERE decided.member_id = ${authorId}
            AND decided.subject_kind = ${kind} AND decided.subject_id = t.id
            AND decided.action IN ('restore', 'dismiss', 'grant_appeal')
            AND decided.created_at >= ${writtenAt})`,
  )
  const tell = hidingNotices(db, { id, to: 'hidden', when: wasJustDone(action), action })
  const hide = stateChange(db, kind, { to: 'hidden', id, when: wasJustDone(action), now })
  return { action, note, tell, hide }
}
