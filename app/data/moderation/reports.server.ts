import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { blocks } from '../../../drizzle/schema/blocks'
import { messageParticipants } from '../../../drizzle/schema/conversations'
import { events } from '../../../drizzle/schema/events'
import { moderationActions, reports } from '../../../drizzle/schema/moderation'
import { comments, posts } from '../../../drizzle/schema/posts'
import { users } from '../../../drizzle/schema/users'
import { ESTABLISHED_DAYS, REPORTS_THAT_HIDE } from '../../domain/community/limits'
import type { ReportPicture, ReportReason } from '../../domain/community/moderation/moderation'
import { hidingNotices } from '../events/event-notices.server'
import { moderationNotice } from '../notifications/notices.server'
import { listOf } from '../sql.server'
import { eventVisibleTo, isBlockedFor, postVisibleTo, profileVisibleTo } from '../visibility.server'
import {
  type DoneAction,
  isOfTeam,
  stateChange,
  WRITTEN,
  type WrittenKind,
  wasJustDone,
} from './moderation-conditions.server'

export type NewReport = { reporterId: string; reported: Reported; reason: ReportReason; note: string | null; now: Date }

/**
 * Writes what a member reports, or changes what they reported of it before, which opens it anew. Whether they can see it is
 * asked in the statement that writes. What enough established members have reported is hidden in the same transaction.
 * `notified`: its author, and the guests of an event, by what was hidden. `member`: whose it is, as whoever reports it may know
 * them; null where there is nothing to report.
 */
export async function writeReport(db: Database, { reporterId, reported, reason, note, now }: NewReport) {
  const at = now.getTime()
  const written = db
    .insert(reports)
    .select(
      // Every column, in the order of the table. WHERE keeps the conflict clause from being read as a join's.
      sql`SELECT ${crypto.randomUUID()}, ${reporterId}, ${reported.kind}, seen.id, seen.member_id, ${reason}, ${note},
        seen.copy, 'open', ${at}, NULL, NULL, ${pictureOf(reported)} FROM (${reportableBy(reporterId, reported)}) AS seen WHERE true`,
    )
    .onConflictDoUpdate({
      target: [reports.reporterId, reports.subjectKind, reports.subjectId],
      set: {
        reason: sql`excluded.reason`,
        note: sql`excluded.note`,
        copy: sql`excluded.copy`,
        picture: sql`excluded.picture`,
        status: 'open',
        createdAt: sql`CASE ${reports.status} WHEN 'open' THEN ${reports.createdAt} ELSE excluded.created_at END`,
        decidedAt: null,
        decidedBy: null,
      },
    })
  const found = db
    .select({ username: users.username, fullName: users.fullName })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.memberId))
    .where(
      and(
        eq(reports.reporterId, reporterId),
        eq(reports.subjectKind, reported.kind),
        eq(reports.subjectId, subjectId(reported)),
      ),
    )
  if (reported.kind === 'member' || reported.kind === 'message') {
    const [, [member]] = await db.batch([written, found])
    return { member: member ?? null, notified: [] }
  }
  const hiding = autoHide(db, { kind: reported.kind, id: reported.id, now })
  const [, , guests, , notified, [member]] = await db.batch([
    written,
    hiding.note,
    hiding.tell,
    hiding.hide,
    moderationNotice(db, { actionId: hiding.action.id, now }),
    found,
  ])
  // Who reports again what has been hidden meanwhile cannot see it, and has said what there is to say.
  return { member: member ?? null, notified: [...notified, ...guests] }
}

const pictureOf = (reported: Reported) =>
  reported.kind === 'message' && reported.picture ? JSON.stringify(reported.picture) : null

const subjectId = (reported: Reported) =>
  reported.kind === 'member'
    ? sql<string>`(SELECT named.id FROM ${users} AS named WHERE named.username_key = ${reported.usernameKey})`
    : reported.id

/** What a member wants to report; a member by username, a message with its text as the conversation returned it. */
export type Reported =
  | { kind: WrittenKind; id: string }
  | { kind: 'member'; usernameKey: string }
  | {
      kind: 'message'
      id: string
      senderId: string
      conversationId: string
      copy: string | null
      picture: ReportPicture | null
    }

const writeWithEachOther = (viewerId: string) => sql`EXISTS (SELECT 1 FROM ${messageParticipants} AS own
  JOIN ${messageParticipants} AS beside ON beside.conversation_id = own.conversation_id
  WHERE own.user_id = ${viewerId} AND beside.user_id = ${users.id})`

/**
 * The thing as this viewer sees it now: `id`, `member_id` (whose it is), `copy` (its text). No row where there is none, it is
 * the viewer's own, or they cannot see it.
 */
function reportableBy(viewerId: string, reported: Reported): SQL {
  switch (reported.kind) {
    case 'post':
      return sql`SELECT ${posts.id} AS id, ${posts.authorId} AS member_id, ${posts.content} AS copy
        FROM ${posts} JOIN ${users} ON ${users.id} = ${posts.authorId}
        WHERE ${posts.id} = ${reported.id} AND ${posts.authorId} <> ${viewerId} AND ${posts.state} = 'shown'
          AND ${postVisibleTo({ id: viewerId, isModerator: false })}`
    case 'comment':
      return sql`SELECT ${comments.id} AS id, ${comments.authorId} AS member_id, ${comments.content} AS copy
        FROM ${comments} JOIN ${posts} ON ${posts.id} = ${comments.postId}
        JOIN ${users} ON ${users.id} = ${posts.authorId}
        WHERE ${comments.id} = ${reported.id} AND ${comments.authorId} <> ${viewerId} AND ${comments.state} = 'shown'
          AND ${posts.state} = 'shown' AND ${postVisibleTo({ id: viewerId, isModerator: false })}
          AND EXISTS (SELECT 1 FROM ${users} AS writer WHERE writer.id = ${comments.authorId} AND writer.is_active = 1)
          AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = ${comments.authorId} AND blocked_id = ${viewerId})
          AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = ${viewerId} AND blocked_id = ${comments.authorId})`
    case 'event':
      return sql`SELECT ${events.id} AS id, ${events.hostId} AS member_id,
          ${events.title} || char(10) || char(10) || ${events.description} AS copy
        FROM ${events} JOIN ${users} ON ${users.id} = ${events.hostId}
        WHERE ${events.id} = ${reported.id} AND ${events.hostId} <> ${viewerId} AND ${events.state} = 'planned'
          AND ${eventVisibleTo(viewerId)}`
    case 'member':
      // Whose profile is closed by now can still write: then they are met in the conversation.
      return sql`SELECT ${users.id} AS id, ${users.id} AS member_id, NULL AS copy FROM ${users}
        WHERE ${users.usernameKey} = ${reported.usernameKey} AND ${users.id} <> ${viewerId} AND ${users.isActive} = 1
          AND (${profileVisibleTo(viewerId)} OR (NOT ${isBlockedFor(viewerId)} AND ${writeWithEachOther(viewerId)}))`
    case 'message':
      // The message was read as the viewer, so they can see it; this only checks that both are still participants.
      return sql`SELECT ${reported.id} AS id, ${users.id} AS member_id, ${reported.copy} AS copy FROM ${users}
        WHERE ${users.id} = ${reported.senderId} AND ${users.id} <> ${viewerId}
          AND EXISTS (SELECT 1 FROM ${messageParticipants}
            WHERE conversation_id = ${reported.conversationId} AND user_id = ${viewerId})`
  }
}

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
function autoHide(db: Database, { kind, id, now }: { kind: WrittenKind; id: string; now: Date }) {
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

/**
 * Where the picture of a report is kept, for a moderator who may look at it now: while the report is open, and not of what is
 * about themselves. Null for everybody else, whatever role a session still says they have.
 */
export async function findReportPicture(
  db: Database,
  { reportId, moderatorId, now }: { reportId: string; moderatorId: string; now: Date },
): Promise<string | null> {
  const [row] = await db
    .select({ picture: reports.picture })
    .from(reports)
    .where(
      and(
        eq(reports.id, reportId),
        sql`${reports.status} = 'open' AND ${reports.memberId} <> ${moderatorId} AND ${isOfTeam(moderatorId, now)}`,
      ),
    )
  return row?.picture?.key ?? null
}

/** Where the pictures of these reports are kept, of those that are open still; what is kept elsewhere nobody sees any more. */
export async function listReportPictureKeys(db: Database, keys: string[]): Promise<Set<string>> {
  const key = sql<string>`json_extract(${reports.picture}, '$.key')`
  const rows = await db
    .select({ key })
    // By the index of what is open, for which the state stands in the text.
    .from(sql`${reports} INDEXED BY reports_open`)
    .where(and(sql`${reports.status} = 'open'`, isNotNull(reports.picture), sql`${key} IN ${listOf(keys)}`))
  return new Set(rows.map(({ key }) => key))
}
