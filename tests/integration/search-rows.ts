import { env } from 'cloudflare:workers'

// The full-text tables have no schema in drizzle.

const db = env.DB

/** The ids of what the index of words finds for a full-text query, in the order of their numbers. */
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

/** How many rows the index of words has for a full-text query. */
export const countMatches = (query: string) =>
  db.prepare('SELECT count(*) AS n FROM search_texts WHERE search_texts MATCH ?').bind(query).first<number>('n')

/** How many pages of the index of words hold a word, deleted or not. */
export const countIndexPagesWith = (word: string) =>
  db
    .prepare('SELECT count(*) AS n FROM search_texts_data WHERE instr(block, CAST(? AS BLOB))')
    .bind(word)
    .first<number>('n')

/** Gives a member the words that a release before stems wrote for them. */
export async function writeUnstemmedWords(memberId: string, { title, body }: { title: string; body: string }) {
  const row = '(SELECT id FROM search_entries WHERE ref_id = ?1)'
  await db.batch([
    db.prepare(`DELETE FROM search_texts WHERE rowid = ${row}`).bind(memberId),
    db
      .prepare(`INSERT INTO search_texts (rowid, kind, title, body) VALUES (${row}, 'member', ?2, ?3)`)
      .bind(memberId, title, body),
  ])
}

/** The numbers of the members whom the directory finds by a fact, in their order. */
export async function listDirectoryRows(fact: string): Promise<number[]> {
  const { results } = await db
    .prepare('SELECT rowid FROM directory WHERE directory MATCH ? ORDER BY rowid')
    .bind(fact)
    .all<{ rowid: number }>()
  return results.map(({ rowid }) => rowid)
}

/** The facts a member is found by in the directory. */
export const readDirectoryFacts = (memberId: string) =>
  db.prepare('SELECT facts FROM directory_rows WHERE member_id = ?').bind(memberId).first<string>('facts')

/** How many members are in the directory's index. */
export const countDirectoryRows = () => db.prepare('SELECT count(*) AS n FROM directory_docsize').first<number>('n')

/** How many members who came after the first one in the directory's index are not in it. */
export const countDirectoryGaps = () =>
  db
    .prepare(
      `WITH indexed AS (SELECT ref_id FROM search_entries JOIN directory_docsize AS d ON d.id = search_entries.id)
        SELECT count(*) AS n FROM users
        WHERE created_at > (SELECT min(created_at) FROM users JOIN indexed ON ref_id = users.id)
          AND id NOT IN (SELECT ref_id FROM indexed)`,
    )
    .first<number>('n')

/** Runs the statements of a migration, by the beginning of its name: all, or those that `only` lets through. */
export async function runMigration(name: string, only: (sql: string) => boolean = () => true) {
  const { queries } = env.TEST_MIGRATIONS.find((migration) => migration.name.startsWith(name))!
  for (const sql of queries.filter(only)) await db.prepare(sql).run()
}

/** The directory's index as a site has it that was brought up to migration 0022, with everybody in it. */
export async function revertDirectoryTo0022() {
  await db.exec('DROP TABLE directory')
  await runMigration('0016', (sql) => sql.includes('CREATE VIRTUAL TABLE'))
  await db.exec('INSERT INTO directory (rowid, title, body, facts) SELECT id, title, body, facts FROM directory_rows')
}
