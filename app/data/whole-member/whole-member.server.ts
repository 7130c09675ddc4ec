import { eq, or } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { users } from '../../../drizzle/schema/users'
import { leaveConversations } from '../conversations.server'
import { partWithCustomer } from '../payments/payments.server'
import { noteContract } from '../payments/withdrawals.server'
import {
  CONVERSATION_TABLES,
  EVENT_TABLES,
  NOTIFICATION_TABLES,
  POST_TABLES,
  TIE_TABLES,
} from './community-tables.server'
import { type MemberTable, toSections } from './member-table.server'
import {
  ACCOUNT_TABLES,
  API_TABLES,
  CALENDAR_TABLES,
  CHART_TABLES,
  JOURNAL_TABLES,
  LEARNING_TABLES,
} from './own-tables.server'
import {
  LOVE_TABLES,
  MODERATION_TABLES,
  PAYMENT_TABLES,
  REFERRAL_TABLES,
  SUPPORT_TABLES,
} from './service-tables.server'

/** Everything the database holds of a member, by sections, in one read of one moment; null when there is nobody. */
export async function readWholeMember(db: Database, memberId: string) {
  const queries = MEMBER_TABLES.flatMap(({ held }) => Object.entries(held))
  const [[member], ...found] = await db.batch([
    db.select().from(users).where(eq(users.id, memberId)),
    ...queries.map(([, ask]) => ask(db, memberId)),
  ])
  if (!member) return null
  const { account, ...sections } = toSections(member)
  const rows = queries.map(([name], at): [string, unknown] => [name, found[at]])
  return {
    account: { ...account, hasPassword: member.passwordHash !== null },
    ...sections,
    ...Object.fromEntries(rows),
  }
}

/**
 * Removes every row that names a member and, last, their own: all or none. Nobody there is no error. What they pay for is ended
 * by what is noted here in the same moment.
 */
export async function deleteWholeMember(db: Database, memberId: string): Promise<void> {
  // A table of which nothing goes with the member names them in columns that the database empties.
  const statements = MEMBER_TABLES.filter(({ by }) => by.length > 0).map(({ table, by }) =>
    db.delete(table).where(or(...by.map((column) => eq(column, memberId)))),
  )
  await db.batch([
    partWithCustomer(db, memberId, new Date()),
    noteContract(db, memberId),
    ...leaveConversations(db, memberId),
    ...statements,
    db.delete(users).where(eq(users.id, memberId)),
  ])
}

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
