import { Miniflare } from 'miniflare'
import { unstable_readConfig as readConfig } from 'wrangler'
import { createDatabase } from '../../drizzle/client'

/** Opens the site's D1 database in a folder of local state, without any worker. No other process may have it open. */
export async function openDatabase(state: string) {
  const [binding] = readConfig({ config: 'wrangler.toml' }).d1_databases
  if (!binding?.database_id) throw new Error('wrangler.toml names no D1 database')
  const miniflare = new Miniflare({
    modules: true,
    script: 'export default {}',
    cf: false,
    defaultPersistRoot: `${state}/v3`,
    d1Databases: { [binding.binding]: binding.database_id },
  })
  const db = createDatabase(await miniflare.getD1Database(binding.binding))
  return { db, close: () => miniflare.dispose() }
}
