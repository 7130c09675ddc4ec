import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { inLocalDatabase } from '../setup/local-database.mjs'
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

const statements = await insightStatements()
const file = values['write-sql']
if (file) {
  mkdirSync(dirname(file), { recursive: true })
  const quoted = ({ sql, json }) => sql.replace('?1', () => `'${json.replaceAll("'", "''")}'`)
  writeFileSync(file, `${statements.map(quoted).join(';\n')};\n`)
} else {
  await inLocalDatabase(values['persist-to'], (database) =>
    database.batch(statements.map(({ sql, json }) => database.prepare(sql).bind(json))),
  )
}
