import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { SearchedKind } from '../../app/domain/community/search/searched-kinds'

/**
 * The search index. The normalised text is in the full-text table `search_texts` under the same `rowid`; a migration creates that
 * table, because drizzle has no virtual tables.
 */
export const searchEntries = sqliteTable(
  'search_entries',
  {
    id: integer('id').primaryKey(),
    kind: text('kind').$type<SearchedKind>().notNull(),
    /** The id of the member, post or insight. */
    refId: text('ref_id').notNull(),
    /** The index version its text was written with; 0: before stems were added. */
    version: integer('version').notNull().default(0),
  },
  (table) => [uniqueIndex('search_entries_ref').on(table.kind, table.refId)],
)
