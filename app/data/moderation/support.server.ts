import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { moderationActions } from '../../../drizzle/schema/moderation'
import { supportReplies, supportRequests } from '../../../drizzle/schema/support'
import { users } from '../../../drizzle/schema/users'
import type { SupportAction } from '../../domain/community/moderation/moderation'
import type { ListCursor } from '../../domain/community/search/list-cursor'
import { SUPPORT_WORDS_SHOWN, type SupportSide } from '../../domain/membership/support'
import { notificationItem } from '../notifications/notices.server'
import { hasPremiumAt } from '../payments/subscriptions.server'
import { isAfter } from '../sql.server'
import type { Notified } from './moderate.server'
import { type DoneAction, findAct, isMemberCaseFor, isOfTeam, wasJustDone } from './moderation-conditions.server'

// What a member does with their own questions. Ids are chosen by the page, so that a form sent twice is one; whose it is stands
// in every `where`.

type NewQuestion = { id: string; memberId: string; subject: string; content: string; now: Date }

/** Writes a question with its first word. False where the id is that of somebody else's. */
export async function writeQuestion(
  db: Database,
  { id, memberId, subject, content, now }: NewQuestion,
): Promise<boolean> {
  const isOwn = and(eq(supportRequests.id, id), eq(supportRequests.memberId, memberId))
  const [, , found] = await db.batch([
    db
      .insert(supportRequests)
      .values({ id, memberId, subject, createdAt: now, waitingSince: now })
      .onConflictDoNothing(),
    db
      .insert(supportReplies)
      // Every column, in the order of the table.
      .select(
        sql`SELECT id, id, 'member', ${content}, ${now.getTime()} FROM ${supportRequests}
          WHERE id = ${id} AND member_id = ${memberId}`,
      )
      .onConflictDoNothing(),
    db.select({ id: supportRequests.id }).from(supportRequests).where(isOwn),
  ])
  return found.length > 0
}

type NewReply = { id: string; requestId: string; memberId: string; content: string; now: Date }

/** Adds a member's word to their question, which waits again from then on. False where there is no such question of theirs. */
export async function addReply(db: Database, { id, requestId, memberId, content, now }: NewReply): Promise<boolean> {
  const at = now.getTime()
  const isWritten = sql`EXISTS (SELECT 1 FROM ${supportReplies} WHERE id = ${id} AND request_id = ${requestId}
    AND side = 'member' AND created_at = ${at})`
  const [, , found] = await db.batch([
    db
      .insert(supportReplies)
      .select(
        sql`SELECT ${id}, id, 'member', ${content}, ${at} FROM ${supportRequests}
          WHERE id = ${requestId} AND member_id = ${memberId}`,
      )
      .onConflictDoNothing(),
    db
      .update(supportRequests)
      // Who adds to what waits already keeps their place.
      .set({ status: 'open', waitingSince: sql`iif(status = 'open', waiting_since, ${at})` })
      .where(and(eq(supportRequests.id, requestId), eq(supportRequests.memberId, memberId), isWritten)),
    db
      .select({ id: supportReplies.id })
      .from(supportReplies)
      .innerJoin(supportRequests, eq(supportRequests.id, supportReplies.requestId))
      .where(
        and(eq(supportReplies.id, id), eq(supportReplies.requestId, requestId), eq(supportRequests.memberId, memberId)),
      ),
  ])
  return found.length > 0
}

/** Settles a member's own question; done twice it is the same. False where there is no such question of theirs. */
export async function settleQuestion(db: Database, memberId: string, id: string): Promise<boolean> {
  const settled = await db
    .update(supportRequests)
    .set({ status: 'closed' })
    .where(and(eq(supportRequests.id, id), eq(supportRequests.memberId, memberId)))
    .returning({ id: supportRequests.id })
  return settled.length > 0
}

/** A member's questions behind a place in the list, the newest first. */
export const listQuestions = (
  db: Database,
  { memberId, after, limit }: { memberId: string; after: ListCursor | null; limit: number },
) =>
  db
    .select({
      id: supportRequests.id,
      subject: supportRequests.subject,
      status: supportRequests.status,
      createdAt: supportRequests.createdAt,
    })
    .from(supportRequests)
    .where(and(eq(supportRequests.memberId, memberId), isAfter(after, supportRequests.createdAt, supportRequests.id)))
    .orderBy(desc(supportRequests.createdAt), desc(supportRequests.id))
    .limit(limit)

export type SupportReply = { id: string; requestId: string; side: SupportSide; content: string; createdAt: number }

/** The last words of these questions, in the order they were written; of none, nothing is asked. */
export async function listReplies(db: Database, requestIds: readonly string[]): Promise<SupportReply[]> {
  if (requestIds.length === 0) return []
  return db.all<SupportReply>(sql`SELECT reply.id, reply.request_id AS requestId, reply.side, reply.content,
      reply.created_at AS createdAt
    FROM json_each(${JSON.stringify(requestIds)}) AS question JOIN ${supportReplies} AS reply
      ON reply.id IN (SELECT last.id FROM ${supportReplies} AS last WHERE last.request_id = question.value
        ORDER BY last.created_at DESC, last.id DESC LIMIT ${SUPPORT_WORDS_SHOWN})
    ORDER BY reply.created_at, reply.id`)
}

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
export async function actOnSupport(db: Database, act: SupportAct): Promise<{ done: boolean; notified: Notified }> {
  const { id, moderatorId, requestId, action, content, seen, now } = act
  const done: DoneAction = { id, at: now }
  const isThis = and(eq(supportRequests.id, requestId), wasJustDone(done))
  const [, , , notified, found] = await db.batch([
    db
      .insert(moderationActions)
      // Of whom it is the question says; the log names nobody, so that a question is nothing that was done about a member.
      .select(
        sql`SELECT ${id}, ${moderatorId}, ${action}, 'support', q.id, NULL, NULL, NULL, ${now.getTime()}
          FROM ${supportRequests} AS q WHERE q.id = ${requestId} AND q.status = 'open' AND q.member_id <> ${moderatorId}
            AND ${isLastReply(seen)} AND ${isOfTeam(moderatorId, now)}`,
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
  return { done: found.length > 0, notified }
}

const isLastReply = (seen: string) => sql`(SELECT last.id FROM ${supportReplies} AS last WHERE last.request_id = q.id
  ORDER BY last.created_at DESC, last.id DESC LIMIT 1) = ${seen}`

/** A member is told of an answer of the team, by these words of it; nothing without. */
const supportNotice = (db: Database, { replyId, now }: { replyId: string; now: Date }) =>
  notificationItem(db, {
    kind: 'support_answer',
    cause: {
      from: sql`${supportReplies} AS cause JOIN ${supportRequests} AS question ON question.id = cause.request_id`,
      where: sql`cause.id = ${replyId} AND cause.side = 'team'`,
    },
    to: { memberId: sql`question.member_id` },
    actorId: null,
    data: sql`json_object('question', question.id, 'title', question.subject)`,
    groupKey: sql`'support:' || question.id`,
    onceKey: sql`'support:' || cause.id`,
    now,
  })
