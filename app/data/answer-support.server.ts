import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { moderationActions } from '../../drizzle/schema/moderation'
import { supportReplies, supportRequests } from '../../drizzle/schema/support'
import { users } from '../../drizzle/schema/users'
import type { SupportAction } from '../domain/community/moderation'
import { isMemberCaseFor } from './case-standing.server'
import { type DoneAction, findAct, wasJustDone } from './just-done.server'
import type { Told } from './moderate.server'
import { hasPremiumAt } from './premium-members.server'
import { supportNotice } from './support-notices.server'
import { isOfTeam } from './team.server'

/** Where a page of the queue ends: premium members first, then by how long they wait. */
export type QueueCursor = { isPremium: boolean; at: number; id: string }

export type Waiting = {
  id: string
  subject: string
  waitingSince: number
  createdAt: number
  username: string
  fullName: string
  isPremium: 0 | 1
  /** Whether the moderator may look into who asks. */
  hasCase: 0 | 1
}

/** By their own index, for which the state stands in the text. */
const openRequests = sql`${supportRequests} INDEXED BY support_requests_open`

/** Questions that wait for the team, those of premium members first, then the longest waiting; none of the moderator's own. */
export const listWaiting = (
  db: Database,
  { moderatorId, after, limit, now }: { moderatorId: string; after: QueueCursor | null; limit: number; now: Date },
): Promise<Waiting[]> => {
  const rank = hasPremiumAt(sql`${users}`, now)
  const isAfter = after
    ? sql` AND (1 - ${rank}, q.waiting_since, q.id) > (${after.isPremium ? 0 : 1}, ${after.at}, ${after.id})`
    : sql``
  return db.all<Waiting>(sql`SELECT q.id, q.subject, q.waiting_since AS waitingSince, q.created_at AS createdAt,
      ${users.username} AS username, ${users.fullName} AS fullName, ${rank} AS isPremium, ${isMemberCaseFor(moderatorId)} AS hasCase
    FROM ${supportRequests} AS q INDEXED BY support_requests_open JOIN ${users} ON ${users.id} = q.member_id
    WHERE q.status = 'open' AND q.member_id <> ${moderatorId} AND ${users.isActive} = 1${isAfter}
    ORDER BY 1 - ${rank}, q.waiting_since, q.id LIMIT ${limit}`)
}

/** How many questions wait for a moderator. */
export const openQuestions = (moderatorId: string): SQL => sql`(SELECT count(*) FROM ${openRequests}
  WHERE status = 'open' AND member_id <> ${moderatorId}
    AND (SELECT is_active FROM ${users} WHERE id = member_id) = 1)`

export type SupportAct = {
  /** Chosen by the page, so that the same act sent twice is one; of an answer also the id of its words. */
  id: string
  moderatorId: string
  requestId: string
  action: SupportAction
  /** The answer; null of `close_support`. */
  content: string | null
  /** The last word of the question that the moderator knew of. */
  seen: string
  now: Date
}

/**
 * Answers a question or closes it, in one transaction, for the log too. Not `done` where it may not be any more: somebody else
 * was faster, the member has added something or settled it, or the moderator is none. The same act sent again is done.
 */
export async function actOnSupport(db: Database, act: SupportAct): Promise<{ done: boolean; told: Told }> {
  const { id, moderatorId, requestId, action, content, seen, now } = act
  const done: DoneAction = { id, at: now }
  const isThis = and(eq(supportRequests.id, requestId), wasJustDone(done))
  const [, , , told, found] = await db.batch([
    db
      .insert(moderationActions)
      // Of whom it is the question says; the log names nobody, so that a question is nothing that was done about a member.
      .select(
        sql`SELECT ${id}, ${moderatorId}, ${action}, 'support', q.id, NULL, NULL, NULL, ${now.getTime()}
          FROM ${supportRequests} AS q WHERE q.id = ${requestId} AND q.status = 'open' AND q.member_id <> ${moderatorId}
            AND ${isLastWord(seen)} AND ${isOfTeam(moderatorId, now)}`,
      )
      .onConflictDoNothing(),
    db
      .insert(supportReplies)
      .select(
        sql`SELECT ${id}, ${requestId}, 'team', ${content ?? ''}, ${now.getTime()}
          WHERE ${content === null ? 0 : 1} AND ${wasJustDone(done)}`,
      )
      .onConflictDoNothing(),
    db
      .update(supportRequests)
      .set({ status: action === 'answer_support' ? 'answered' : 'closed' })
      .where(isThis),
    supportNotice(db, { replyId: id, now }),
    findAct(db, { id, moderatorId, action, subjectId: requestId }),
  ])
  return { done: found.length > 0, told }
}

const isLastWord = (seen: string) => sql`(SELECT last.id FROM ${supportReplies} AS last WHERE last.request_id = q.id
  ORDER BY last.created_at DESC, last.id DESC LIMIT 1) = ${seen}`
