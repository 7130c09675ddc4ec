import { journalEntries } from '../../drizzle/schema/journal'
import type { MemberTable } from './member-table.server'

/** What the database holds of a member's journal. */
export const JOURNAL_TABLES: MemberTable[] = [
  {
    // Only the site opens it: `exportAccount` adds what it says.
    table: journalEntries,
    by: [journalEntries.userId],
    held: {},
  },
]
