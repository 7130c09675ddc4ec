import { env } from 'cloudflare:workers'

// The full-text tables have no schema in drizzle.

const db = env.DB

/** The ids that the search index finds for a full-text query, by row id. */
export async function listMatches(query: string): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT ref_id FROM search_texts JOIN search_entries ON search_entries.id = search_texts.rowid
        WHERE search_texts MATCH ? ORDER BY search_texts.rowid`,
    )
    .bind(query)
    .all<{ ref_id: string }>()
  return results.map(({ ref_id }) => ref_id)
}

/** The number of rows in the search index for a full-text query. */
export const countMatches = (query: string) =>
  db.prepare('SELECT count(*) AS n FROM search_texts WHERE search_texts MATCH ?').bind(query).first<number>('n')

/** The number of pages of the search index with a word, deleted or not. */
export const countIndexPagesWith = (word: string) =>
  db
    .prepare('SELECT count(*) AS n FROM search_texts_data WHERE instr(block, CAST(? AS BLOB))')
    .bind(word)
    .first<number>('n')

/** Writes a member's search entry as a release without stems did. */
export async function writeUnstemmedWords(memberId: string, { title, body }: { title: string; body: string }) {
  const row = '(SELECT id FROM search_entries WHERE ref_id = ?1)'
  await db.batch([
    db.prepare(`DELETE FROM search_texts WHERE rowid = ${row}`).bind(memberId),
    db
      .prepare(`INSERT INTO search_texts (rowid, kind, title, body) VALUES (${row}, 'member', ?2, ?3)`)
      .bind(memberId, title, body),
  ])
}

/** The row ids of the members that the directory finds by a fact, in order. */
export async function listDirectoryRows(fact: string): Promise<number[]> {
  const { results } = await db
    .prepare('SELECT rowid FROM directory WHERE directory MATCH ? ORDER BY rowid')
    .bind(fact)
    .all<{ rowid: number }>()
  return results.map(({ rowid }) => rowid)
}

/** A member's facts in the directory. */
export const readDirectoryFacts = (memberId: string) =>
  db.prepare('SELECT facts FROM directory_rows WHERE member_id = ?').bind(memberId).first<string>('facts')

/** The number of members in the directory's index. */
export const countDirectoryRows = () => db.prepare('SELECT count(*) AS n FROM directory_docsize').first<number>('n')

/** The number of members missing from the directory's index after its first entry. */
export const countDirectoryGaps = () =>
  db
    .prepare(
      `WITH indexed AS (SELECT ref_id FROM search_entries JOIN directory_docsize AS d ON d.id = search_entries.id)
        SELECT count(*) AS n FROM users
        WHERE created_at > (SELECT min(created_at) FROM users JOIN indexed ON ref_id = users.id)
          AND id NOT IN (SELECT ref_id FROM indexed)`,
    )
    .first<number>('n')

/** Runs the statements of a migration, found by name prefix, that match `only`. */
export async function runMigration(name: string, only: (sql: string) => boolean = () => true) {
  const { queries } = env.TEST_MIGRATIONS.find((migration) => migration.name.startsWith(name))!
  for (const sql of queries.filter(only)) await db.prepare(sql).run()
}

/** Reverts the directory's index to migration 0022, with all members in it. */
export async function revertDirectoryTo0022() {
  await db.exec('DROP TABLE directory')
  await runMigration('0016', (sql) => sql.includes('CREATE VIRTUAL TABLE'))
  await db.exec('INSERT INTO directory (rowid, title, body, facts) SELECT id, title, body, facts FROM directory_rows')
}
