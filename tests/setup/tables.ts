import type { D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

const migrations = env.TEST_MIGRATIONS.flatMap(({ queries }: D1Migration) => queries)

/** What the tables look like after all migrations, in statements that make them; a runtime reads it once. */
let schema: string[] | undefined

/** Fills an empty database with tables: by every migration in its order where this runtime has not done that yet, else at once. */
export async function createTables(): Promise<void> {
  const statements = schema ?? migrations
  await env.DB.batch(statements.map((query) => env.DB.prepare(query)))
  schema ??= await readSchema()
}

/** A search index makes its shadow tables itself. */
async function readSchema(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT type, name, sql FROM sqlite_master
      WHERE sql IS NOT NULL AND name NOT GLOB '_cf_*'
        AND name NOT IN (SELECT name FROM pragma_table_list WHERE type = 'shadow')
      ORDER BY instr('table index view trigger', type), rowid`,
  ).all<{ type: string; name: string; sql: string }>()
  for (const { name } of results.filter(({ type }) => type === 'table')) {
    const row = await env.DB.prepare(`SELECT 1 FROM "${name}"`).first()
    if (row)
      throw new Error(
        `A migration writes rows of ${name}: without them, the next files can't begin with the tables alone`,
      )
  }
  return results.map(({ sql }) => sql)
}
