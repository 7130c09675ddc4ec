import { sql } from 'drizzle-orm'
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type {
  AppealState,
  LoggedKind,
  ModerationAction,
  ReportPicture,
  ReportReason,
  ReportState,
  SubjectKind,
} from '../../app/domain/community/moderation/moderation'
import { createdAt, instant } from '../columns'
import { users } from './users'

/** Reports to the moderators, one a member and subject; a second one updates the first. */
export const reports = sqliteTable(
  'reports',
  {
    id: text('id').primaryKey(),
    reporterId: text('reporter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subjectKind: text('subject_kind').$type<SubjectKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    /** The author of the reported content. */
    memberId: text('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    note: text('note'),
    /** The text as the reporter saw it; of a message only with their consent. */
    copy: text('copy'),
    status: text('status').$type<ReportState>().notNull().default('open'),
    createdAt: createdAt(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    /** A copy of a message's picture, with the same consent, while the report is open. */
    picture: text('picture', { mode: 'json' }).$type<ReportPicture>(),
  },
  (table) => [
    uniqueIndex('reports_once').on(table.reporterId, table.subjectKind, table.subjectId),
    index('reports_subject').on(table.subjectKind, table.subjectId),
    index('reports_open').on(table.createdAt).where(sql`${table.status} = 'open'`),
    index('reports_member_id').on(table.memberId),
    index('reports_decided_by').on(table.decidedBy),
  ],
)

/** The log of moderation, by moderators and by the site's own rules. Never changed. */
export const moderationActions = sqliteTable(
  'moderation_actions',
  {
    id: text('id').primaryKey(),
    /** Null: the site itself, or a moderator whose account was deleted. */
    moderatorId: text('moderator_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').$type<ModerationAction>().notNull(),
    subjectKind: text('subject_kind').$type<LoggedKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    /** The member it concerns. */
    memberId: text('member_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The note shown to the member. */
    note: text('note'),
    /** The end of a suspension. */
    until: instant('until'),
    createdAt: createdAt(),
  },
  (table) => [
    index('moderation_actions_created_at').on(table.createdAt, table.id),
    index('moderation_actions_member_id').on(table.memberId, table.createdAt),
    index('moderation_actions_moderator_id').on(table.moderatorId),
  ],
)

/** Appeals, one an action. */
export const appeals = sqliteTable(
  'appeals',
  {
    id: text('id').primaryKey(),
    actionId: text('action_id')
      .notNull()
      .unique()
      .references(() => moderationActions.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    status: text('status').$type<AppealState>().notNull().default('open'),
    answer: text('answer'),
    createdAt: createdAt(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('appeals_open').on(table.createdAt).where(sql`${table.status} = 'open'`),
    index('appeals_member_id').on(table.memberId),
    index('appeals_decided_by').on(table.decidedBy),
  ],
)
