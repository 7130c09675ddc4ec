import { ACCOUNT_TABLES } from './account-tables.server'
import { API_TABLES } from './api-tables.server'
import { CALENDAR_TABLES } from './calendar-tables.server'
import { CHART_TABLES } from './chart-tables.server'
import { CONVERSATION_TABLES } from './conversation-tables.server'
import { EVENT_TABLES } from './event-tables.server'
import { JOURNAL_TABLES } from './journal-tables.server'
import { LEARNING_TABLES } from './learning-tables.server'
import { LOVE_TABLES } from './love-tables.server'
import type { MemberTable } from './member-table.server'
import { MODERATION_TABLES } from './moderation-tables.server'
import { NOTIFICATION_TABLES } from './notification-tables.server'
import { PAYMENT_TABLES } from './payment-tables.server'
import { POST_TABLES } from './post-tables.server'
import { REFERRAL_TABLES } from './referral-tables.server'
import { SUPPORT_TABLES } from './support-tables.server'
import { TIE_TABLES } from './tie-tables.server'

/**
 * Everything the database holds of a member besides their own row: what the export tells and what a deletion removes. Every
 * table with a column that names a member stands here; a test reads the database's own list of them.
 */
export const MEMBER_TABLES: MemberTable[] = [
  ...NOTIFICATION_TABLES,
  ...POST_TABLES,
  ...TIE_TABLES,
  ...MODERATION_TABLES,
  ...LOVE_TABLES,
  ...EVENT_TABLES,
  ...LEARNING_TABLES,
  ...CALENDAR_TABLES,
  ...PAYMENT_TABLES,
  ...SUPPORT_TABLES,
  ...API_TABLES,
  ...CHART_TABLES,
  ...ACCOUNT_TABLES,
  ...CONVERSATION_TABLES,
  ...REFERRAL_TABLES,
  ...JOURNAL_TABLES,
]
