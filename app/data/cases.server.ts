import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { moderationActions, reports } from '../../drizzle/schema/moderation'
import { comments, posts } from '../../drizzle/schema/posts'
import { users } from '../../drizzle/schema/users'
import type { SubjectKind } from '../domain/community/moderation'
import { toAccountKey } from '../domain/membership/account-key'

const DETAILS_SHOWN = 200

/** A thing that was reported, or acted on, and whose it is. */
export type Subject = { kind: SubjectKind; id: string; memberId: string }

/** Where the next page of the queue begins: after the thing whose oldest open report is from then. */
export type CaseCursor = { at: number; id: string }

/** Things with open reports, the one that waits longest first. */
export function listOpenSubjects(db: Database, { after, limit }: { after: CaseCursor | null; limit: number }) {
  // The state stands in the text, for the index of open reports.
  return db.all<Subject & { firstAt: number }>(sql`SELECT subject_kind AS kind, subject_id AS id, member_id AS memberId,
      min(created_at) AS firstAt FROM ${reports} WHERE status = 'open'
    GROUP BY subject_kind, subject_id
    ${after ? sql`HAVING (min(created_at), subject_id) > (${after.at}, ${after.id})` : sql``}
    ORDER BY firstAt, subject_id LIMIT ${limit}`)
}

/** How many things wait for a moderator, and how many appeals. */
export async function countWaiting(db: Database): Promise<{ cases: number; appeals: number }> {
  return db.get(sql`SELECT
    (SELECT count(DISTINCT subject_kind || subject_id) FROM ${reports} WHERE status = 'open') AS cases,
    (SELECT count(*) FROM appeals WHERE status = 'open') AS appeals`)
}

/** Whose a thing is; null where it never was, or is gone without a trace. A member by their username. */
export async function findSubject(db: Database, kind: SubjectKind, id: string): Promise<Subject | null> {
  const from: Record<SubjectKind, SQL> = {
    post: sql`SELECT id, author_id AS memberId FROM ${posts} WHERE id = ${id}`,
    comment: sql`SELECT id, author_id AS memberId FROM ${comments} WHERE id = ${id}`,
    member: sql`SELECT id, id AS memberId FROM ${users} WHERE username_key = ${toAccountKey(id)}`,
    message: sql`SELECT subject_id AS id, member_id AS memberId FROM ${reports}
      WHERE subject_kind = 'message' AND subject_id = ${id}`,
  }
  const [found] = await db.all<{ id: string; memberId: string }>(sql`${from[kind]} LIMIT 1`)
  return found ? { kind, ...found } : null
}

/** All that moderators look at to decide about these things: the things, their members, the reports, what was done before. */
export async function listCaseDetails(db: Database, subjects: Subject[]) {
  const among = (column: SQL | typeof posts.id, ids: string[]) =>
    sql`${column} IN (SELECT value FROM json_each(${JSON.stringify([...new Set(ids)])}))`
  const idsOf = (kind: SubjectKind) => subjects.filter((subject) => subject.kind === kind).map(({ id }) => id)
  const memberIds = subjects.map(({ memberId }) => memberId)
  const [foundPosts, foundComments, members, foundReports, actions] = await db.batch([
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
        id: users.id,
        username: users.username,
        fullName: users.fullName,
        avatarUrl: users.avatarUrl,
        bio: users.bio,
        role: users.role,
        isVerified: users.isVerified,
        isActive: users.isActive,
        suspendedUntil: users.suspendedUntil,
        createdAt: users.createdAt,
        lastActionId: sql<string>`coalesce((SELECT last.id FROM ${moderationActions} AS last
          WHERE last.member_id = ${users.id} ORDER BY last.created_at DESC, last.rowid DESC LIMIT 1), '')`,
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
        status: reports.status,
        createdAt: reports.createdAt,
        reporter: { username: users.username, fullName: users.fullName },
      })
      .from(reports)
      .innerJoin(users, eq(users.id, reports.reporterId))
      .where(
        among(
          sql`${reports.subjectId}`,
          subjects.map(({ id }) => id),
        ),
      )
      .orderBy(reports.createdAt)
      .limit(DETAILS_SHOWN * subjects.length),
    listActions(db, sql`${among(sql`${moderationActions.memberId}`, memberIds)}`, DETAILS_SHOWN),
  ])
  return { posts: foundPosts, comments: foundComments, members, reports: foundReports, actions }
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

/** A page of the log. */
export function listLog(db: Database, { before, limit }: { before: CaseCursor | null; limit: number }) {
  const where = before
    ? sql`(${moderationActions.createdAt}, ${moderationActions.id}) < (${before.at}, ${before.id})`
    : sql`1`
  return listActions(db, where, limit)
}
