import { eq } from 'drizzle-orm'
import { appeals, moderationActions, reports } from '../../drizzle/schema/moderation'
import type { MemberTable } from './member-table.server'

/** What the database holds of what a member reported and appealed against, and of what moderators did about them. */
export const MODERATION_TABLES: MemberTable[] = [
  {
    table: appeals,
    by: [appeals.memberId],
    emptied: [appeals.decidedBy],
    held: {
      appeals: (db, memberId) =>
        db
          .select({
            content: appeals.content,
            status: appeals.status,
            answer: appeals.answer,
            createdAt: appeals.createdAt,
            decidedAt: appeals.decidedAt,
          })
          .from(appeals)
          .where(eq(appeals.memberId, memberId))
          .orderBy(appeals.createdAt),
    },
  },
  {
    table: reports,
    by: [reports.reporterId, reports.memberId],
    emptied: [reports.decidedBy],
    held: {
      // Who reported this member is the other's to know.
      reportsByYou: (db, memberId) =>
        db
          .select({
            subjectKind: reports.subjectKind,
            reason: reports.reason,
            note: reports.note,
            status: reports.status,
            createdAt: reports.createdAt,
          })
          .from(reports)
          .where(eq(reports.reporterId, memberId))
          .orderBy(reports.createdAt),
    },
  },
  {
    table: moderationActions,
    by: [moderationActions.memberId],
    emptied: [moderationActions.moderatorId],
    held: {
      moderation: (db, memberId) =>
        db
          .select({
            action: moderationActions.action,
            subjectKind: moderationActions.subjectKind,
            note: moderationActions.note,
            until: moderationActions.until,
            createdAt: moderationActions.createdAt,
          })
          .from(moderationActions)
          .where(eq(moderationActions.memberId, memberId))
          .orderBy(moderationActions.createdAt),
    },
  },
]
