import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { SearchedKind } from '../../app/domain/community/search/searched-kinds'

/**
 * What can be found by its words. The words themselves stand in the full-text table `search_texts` under the same number
 * (`rowid`), normalised by the domain; the migration makes it, since drizzle knows no virtual tables.
 */
export const searchEntries = sqliteTable(
  'search_entries',
  {
    id: integer('id').primaryKey(),
    kind: text('kind').$type<SearchedKind>().notNull(),
    /** The id of the member, post or insight. */
    refId: text('ref_id').notNull(),
    /** By which version of the index its words were written; 0 is before there were stems. */
    version: integer('version').notNull().default(0),
  },
  (table) => [uniqueIndex('search_entries_ref').on(table.kind, table.refId)],
)
