import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Miniflare } from 'miniflare'
import { inProject } from './project.mjs'

/** Wrangler would read it too, but takes longer to load than most of what is done here. */
function readDatabaseId() {
  const id = /^database_id\s*=\s*"([^"]+)"/m.exec(readFileSync(inProject('wrangler.toml'), 'utf8'))?.[1]
  if (!id) throw new Error('wrangler.toml names no database_id')
  return id
}

/**
 * Does work in the database of a folder of local state, wrangler's or ours. No other process may have the state open.
 * @template Result
 * @param {string} folder
 * @param {(database: import('@cloudflare/workers-types').D1Database) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function inLocalDatabase(folder, work) {
  const miniflare = new Miniflare({
    modules: true,
    script: 'export default {}',
    d1Databases: { DB: readDatabaseId() },
    d1Persist: join(resolve(folder), 'v3/d1'),
  })
  try {
    return await work(await miniflare.getD1Database('DB'))
  } finally {
    await miniflare.dispose()
  }
}
