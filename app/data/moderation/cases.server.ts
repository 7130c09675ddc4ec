import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { events } from '../../../drizzle/schema/events'
import { appeals, moderationActions, reports } from '../../../drizzle/schema/moderation'
import { comments, posts } from '../../../drizzle/schema/posts'
import { users } from '../../../drizzle/schema/users'
import { SUBJECT_KINDS, type SubjectKind } from '../../domain/community/moderation/moderation'
import { toAccountKey } from '../../domain/membership/account/account-key'
import { listOf } from '../sql.server'
import { eventVisibleTo, postVisibleTo, profileVisibleTo } from '../visibility.server'
import { lastActionOf, reportedLoveWords } from './moderate.server'
import { areLoveWordsHidden, isCase, isMemberCaseFor } from './moderation-conditions.server'
import { openQuestions } from './support.server'

const DETAILS_SHOWN = 200

/** Where the next page of the queue begins: after the thing whose oldest open report is from then. */
export type CaseCursor = { at: number; id: string }

// What is about a moderator themselves is for the others: neither do they decide it, nor learn who reported them.

/** Things with open reports, the one that waits longest first. */
export function listOpenSubjects(
  db: Database,
  { moderatorId, after, limit }: { moderatorId: string; after: CaseCursor | null; limit: number },
) {
  return db.all<Subject & { firstAt: number }>(sql`SELECT subject_kind AS kind, subject_id AS id, member_id AS memberId,
      min(created_at) AS firstAt FROM ${openReports} WHERE status = 'open' AND member_id <> ${moderatorId}
    GROUP BY subject_kind, subject_id
    ${after ? sql`HAVING (min(created_at), subject_id) > (${after.at}, ${after.id})` : sql``}
    ORDER BY firstAt, subject_id LIMIT ${limit}`)
}

/** By their own index, for which the state stands in the text: left alone, the planner reads all reports there ever were. */
const openReports = sql`${reports} INDEXED BY reports_open`

/** How many things wait for a moderator, how many appeals, and how many questions to support. */
export async function countWaiting(
  db: Database,
  moderatorId: string,
): Promise<{ cases: number; appeals: number; questions: number }> {
  return db.get(sql`SELECT
    (SELECT count(DISTINCT subject_kind || subject_id) FROM ${openReports}
      WHERE status = 'open' AND member_id <> ${moderatorId}) AS cases,
    (SELECT count(*) FROM ${appeals} WHERE status = 'open' AND member_id <> ${moderatorId}) AS appeals,
    ${openQuestions(moderatorId)} AS questions`)
}

/** All that moderators look at to decide about these things: the things, their members, the reports, what was done before. */
export async function listCaseDetails(db: Database, subjects: Subject[], now: Date) {
  const among = (column: SQL | typeof posts.id, ids: string[]) => sql`${column} IN ${listOf([...new Set(ids)])}`
  const idsOf = (kind: SubjectKind) => subjects.filter((subject) => subject.kind === kind).map(({ id }) => id)
  const memberIds = subjects.map(({ memberId }) => memberId)
  const [foundPosts, foundComments, foundEvents, members, foundReports, actions] = await db.batch([
    db
      .select({
        id: posts.id,
        content: posts.content,
        images: posts.images,
        state: posts.state,
        createdAt: posts.createdAt,
        editedAt: posts.editedAt,
      })
      .from(posts)
      .where(among(posts.id, idsOf('post'))),
    db
      .select({
        id: comments.id,
        postId: comments.postId,
        content: comments.content,
        state: comments.state,
        createdAt: comments.createdAt,
        editedAt: comments.editedAt,
      })
      .from(comments)
      .where(among(sql`${comments.id}`, idsOf('comment'))),
    db
      .select({
        id: events.id,
        title: events.title,
        description: events.description,
        link: events.link,
        city: events.city,
        address: events.address,
        state: events.state,
        createdAt: events.createdAt,
        updatedAt: events.updatedAt,
      })
      .from(events)
      .where(among(sql`${events.id}`, idsOf('event'))),
    db
      .select({
        id: users.id,
        username: users.username,
        fullName: users.fullName,
        avatarUrl: users.avatarUrl,
        bio: users.bio,
        loveWords: reportedLoveWords(sql`${users.id}`, now).as('love_words'),
        areLoveWordsHidden: areLoveWordsHidden(sql`${users.id}`).mapWith(Boolean).as('are_love_words_hidden'),
        role: users.role,
        isVerified: users.isVerified,
        isActive: users.isActive,
        suspendedUntil: users.suspendedUntil,
        createdAt: users.createdAt,
        // Within a text of its own: of a column by itself the builder leaves the table out, and it would name another.
        lastActionId: sql<string>`${lastActionOf(sql`${users.id}`)}`,
      })
      .from(users)
      .where(among(sql`${users.id}`, memberIds)),
    db
      .select({
        id: reports.id,
        kind: reports.subjectKind,
        subjectId: reports.subjectId,
        reason: reports.reason,
        note: reports.note,
        copy: reports.copy,
        picture: reports.picture,
        status: reports.status,
        createdAt: reports.createdAt,
        reporter: { username: users.username, fullName: users.fullName },
      })
      .from(reports)
      .innerJoin(users, eq(users.id, reports.reporterId))
      .where(
        and(
          // All kinds there are: so that the index of things fits, which begins with the kind.
          inArray(reports.subjectKind, [...SUBJECT_KINDS]),
          among(
            sql`${reports.subjectId}`,
            subjects.map(({ id }) => id),
          ),
        ),
      )
      .orderBy(reports.createdAt)
      .limit(DETAILS_SHOWN * subjects.length),
    listActions(db, sql`${among(sql`${moderationActions.memberId}`, memberIds)}`, DETAILS_SHOWN),
  ])
  return { posts: foundPosts, comments: foundComments, events: foundEvents, members, reports: foundReports, actions }
}

/** Actions as the log tells them, the newest first. `moderator` null: the site by itself, or somebody who left. */
export function listActions(db: Database, where: SQL, limit: number) {
  const moderator = sql`(SELECT own.username FROM ${users} AS own WHERE own.id = ${moderationActions.moderatorId})`
  return db
    .select({
      id: moderationActions.id,
      action: moderationActions.action,
      kind: moderationActions.subjectKind,
      subjectId: moderationActions.subjectId,
      memberId: moderationActions.memberId,
      member: sql<string | null>`(SELECT m.username FROM ${users} AS m WHERE m.id = ${moderationActions.memberId})`,
      moderator: sql<string | null>`${moderator}`,
      note: moderationActions.note,
      until: moderationActions.until,
      createdAt: moderationActions.createdAt,
    })
    .from(moderationActions)
    .where(where)
    .orderBy(sql`${moderationActions.createdAt} DESC`, sql`${moderationActions.id} DESC`)
    .limit(limit)
}

/** Later than anything: where the log begins. Its first page is a step into the index like every other. */
const BEGINNING: CaseCursor = { at: Number.MAX_SAFE_INTEGER, id: '' }

/** A page of the log. */
export function listLog(db: Database, { before, limit }: { before: CaseCursor | null; limit: number }) {
  const { at, id } = before ?? BEGINNING
  return listActions(db, sql`(${moderationActions.createdAt}, ${moderationActions.id}) < (${at}, ${id})`, limit)
}

/** A thing that was reported, or acted on, and whose it is. */
export type Subject = { kind: SubjectKind; id: string; memberId: string }

/**
 * Whose a thing is, by its id or, a member, by their username; null where it never was or is gone without a trace, where it
 * is the moderator's own, and where nobody has reported or acted on it and this moderator does not see it either.
 */
export async function findSubject(
  db: Database,
  moderatorId: string,
  kind: SubjectKind,
  id: string,
): Promise<Subject | null> {
  const [found] = await db.all<{ id: string; memberId: string }>(sql`SELECT id, memberId FROM
    (${subjectOf(moderatorId, kind, id)}) WHERE memberId <> ${moderatorId} LIMIT 1`)
  return found ? { kind, ...found } : null
}

function subjectOf(moderatorId: string, kind: SubjectKind, id: string) {
  const isSeen = postVisibleTo({ id: moderatorId, isModerator: true })
  switch (kind) {
    case 'post':
      return sql`SELECT ${posts.id} AS id, ${posts.authorId} AS memberId
        FROM ${posts} JOIN ${users} ON ${users.id} = ${posts.authorId} WHERE ${posts.id} = ${id}
          AND (${isSeen} OR ${isCase('post', sql`${posts.id}`, sql`${posts.authorId}`)})`
    case 'comment':
      return sql`SELECT ${comments.id} AS id, ${comments.authorId} AS memberId
        FROM ${comments} JOIN ${posts} ON ${posts.id} = ${comments.postId}
        JOIN ${users} ON ${users.id} = ${posts.authorId} WHERE ${comments.id} = ${id}
          AND ((${isSeen} AND ${isCommenterSeen(moderatorId)}) OR ${isCase('comment', sql`${comments.id}`, sql`${comments.authorId}`)})`
    case 'event':
      return sql`SELECT ${events.id} AS id, ${events.hostId} AS memberId
        FROM ${events} JOIN ${users} ON ${users.id} = ${events.hostId} WHERE ${events.id} = ${id}
          AND (${eventVisibleTo(moderatorId)} OR ${isCase('event', sql`${events.id}`, sql`${events.hostId}`)})`
    case 'member':
      return sql`SELECT ${users.id} AS id, ${users.id} AS memberId FROM ${users}
        WHERE ${users.usernameKey} = ${toAccountKey(id)} AND ${isMemberCaseFor(moderatorId)}`
    case 'message':
      return sql`SELECT subject_id AS id, member_id AS memberId FROM ${reports}
        WHERE subject_kind = 'message' AND subject_id = ${id}`
  }
}

/** Where whoever commented shows their profile to this moderator, or is a guest of theirs. */
const isCommenterSeen = (
  moderatorId: string,
) => sql`(${posts.authorId} = ${moderatorId} OR EXISTS (SELECT 1 FROM ${users}
  WHERE ${users.id} = ${comments.authorId} AND ${profileVisibleTo(moderatorId)}))`
