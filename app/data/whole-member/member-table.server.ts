import type { BatchItem } from 'drizzle-orm/batch'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../../drizzle/client'
import { readableUsername } from '../visibility.server'

type Ask = (db: Database, memberId: string) => BatchItem<'sqlite'>

/** A table that holds something of members. */
export type MemberTable = {
  table: SQLiteTable
  /** The columns that name a member: a row that names them in any of these goes when they go. */
  by: SQLiteColumn[]
  /** Columns that name a member where the row stays when they go, and the name does not. */
  emptied?: SQLiteColumn[]
  /** What the export tells of it, by the name of its section there. */
  held: Record<string, Ask>
}

/** The name of the other one, for the member whose export it is; null where they may not see it. */
export const otherName = readableUsername
