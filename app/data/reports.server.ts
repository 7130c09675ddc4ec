import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { reports } from '../../drizzle/schema/moderation'
import { users } from '../../drizzle/schema/users'
import type { ReportReason } from '../domain/community/moderation'
import { autoHide } from './auto-hide.server'
import { moderationNotice } from './notifications/notices.server'
import { type Reported, reportableBy } from './reportable.server'

export type NewReport = { reporterId: string; reported: Reported; reason: ReportReason; note: string | null; now: Date }

/**
 * Writes what a member reports, or changes what they reported of it before, which opens it anew. Whether they can see it is
 * asked in the statement that writes. What enough established members have reported is hidden in the same transaction, and
 * its author is `told`. `member`: whose it is, as whoever reports it may know them; null where there is nothing to report.
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
    return { member: member ?? null, told: [] }
  }
  const hiding = autoHide(db, { kind: reported.kind, id: reported.id, now })
  const [, , guests, , told, [member]] = await db.batch([
    written,
    hiding.note,
    hiding.tell,
    hiding.hide,
    moderationNotice(db, { actionId: hiding.action.id, now }),
    found,
  ])
  // Who reports again what has been hidden meanwhile cannot see it, and has said what there is to say.
  return { member: member ?? null, told: [...told, ...guests] }
}

const pictureOf = (reported: Reported) =>
  reported.kind === 'message' && reported.picture ? JSON.stringify(reported.picture) : null

const subjectId = (reported: Reported) =>
  reported.kind === 'member'
    ? sql<string>`(SELECT named.id FROM ${users} AS named WHERE named.username_key = ${reported.usernameKey})`
    : reported.id
