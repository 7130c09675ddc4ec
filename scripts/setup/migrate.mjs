import { readdirSync, readFileSync } from 'node:fs'
import { unstable_splitSqlQuery as splitSqlQuery } from 'wrangler'
import { inLocalDatabase } from './local-database.mjs'
import { inProject } from './project.mjs'

/*
 * `node scripts/setup/migrate.mjs FOLDER`: applies to a folder of local state what `wrangler d1 migrations apply` would, and
 * notes it in the same table. Wrangler starts a runtime for each migration; this starts one.
 */

const TABLE = `CREATE TABLE IF NOT EXISTS d1_migrations(
		id         INTEGER PRIMARY KEY AUTOINCREMENT,
		name       TEXT UNIQUE,
		applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
);`

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('A folder of local state is missing')

await inLocalDatabase(folder, async (database) => {
  await database.prepare(TABLE).run()
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all()
  const applied = new Set(results.map(({ name }) => name))
  const names = readdirSync(inProject('migrations')).filter((name) => name.endsWith('.sql'))
  for (const name of names.sort().filter((name) => !applied.has(name))) {
    const statements = splitSqlQuery(readFileSync(inProject(`migrations/${name}`), 'utf8'))
    await database.batch([
      ...statements.map((sql) => database.prepare(sql)),
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?1)').bind(name),
    ])
  }
})
