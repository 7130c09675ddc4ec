import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Miniflare } from 'miniflare'
import { inProject } from '../setup/project.mjs'
import { insightStatements } from './insight-statements.mjs'

/*
 * npm run insights:load [-- --persist-to FOLDER]     into the local database (default .wrangler/state)
 * npm run insights:load -- --write-sql FILE          for `wrangler d1 execute DB --remote --file`
 *
 * The migrations must have been applied, and no server may have the same state open.
 */
const { values } = parseArgs({
  options: {
    'persist-to': { type: 'string', default: '.wrangler/state' },
    'write-sql': { type: 'string' },
  },
})

/** Wrangler would read it too, but takes longer to load than all of this takes. */
function readDatabaseId() {
  const id = /^database_id\s*=\s*"([^"]+)"/m.exec(readFileSync(inProject('wrangler.toml'), 'utf8'))?.[1]
  if (!id) throw new Error('wrangler.toml names no database_id')
  return id
}

const statements = await insightStatements()
const file = values['write-sql']
if (file) {
  mkdirSync(dirname(file), { recursive: true })
  const quoted = ({ sql, json }) => sql.replace('?1', () => `'${json.replaceAll("'", "''")}'`)
  writeFileSync(file, `${statements.map(quoted).join(';\n')};\n`)
} else {
  const miniflare = new Miniflare({
    modules: true,
    script: 'export default {}',
    d1Databases: { DB: readDatabaseId() },
    d1Persist: join(resolve(values['persist-to']), 'v3/d1'),
  })
  try {
    const database = await miniflare.getD1Database('DB')
    await database.batch(statements.map(({ sql, json }) => database.prepare(sql).bind(json)))
  } finally {
    await miniflare.dispose()
  }
}
