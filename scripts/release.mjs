import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readSettings } from './release/read-settings.mjs'
import { WORKERS, writeConfigs } from './release/worker-configs.mjs'
import { bringUpToDate } from './setup/builds.mjs'
import { runNode, step } from './setup/command.mjs'
import { installPackages } from './setup/install.mjs'
import { inProject, tools, wranglerEnvironment } from './setup/project.mjs'

/**
 * npm run release -- FILE [--dry-run] [--preview NAME --database ID]
 *
 * Brings a release to a Cloudflare account, in the order that never leaves code before its tables: database, texts, chart and
 * raster worker, site. FILE holds the settings that are no secret (docs/deploy.md). `--preview` makes a site of its own beside
 * the deployed one. `--dry-run` sends nothing: the database is one made for it here, with every binding that is optional the
 * workers are bundled and checked as for a deployment.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    preview: { type: 'string' },
    database: { type: 'string' },
  },
})
const { 'dry-run': isDry, preview: name, database } = values
const FOLDER = '.wrangler/release'
const STATE = inProject(`${FOLDER}/state`)

const wrangler = (...args) => runNode([tools.wrangler, ...args], { env: { ...wranglerEnvironment, CI: '1' } })

try {
  const [file, ...more] = positionals
  const isNamed = name === undefined || (/^[a-z0-9-]{1,20}$/.test(name) && (database !== undefined || isDry))
  if (file === undefined || more.length > 0 || !isNamed) {
    throw new Error('Usage: npm run release -- FILE [--dry-run] [--preview NAME --database ID]')
  }
  const settings = await readSettings(file)
  await installPackages()
  await bringUpToDate(['pages'])
  const configs =
    name || isDry
      ? writeConfigs({ folder: FOLDER, name, database, all: isDry })
      : Object.fromEntries(Object.entries(WORKERS).map(([worker, { config }]) => [worker, inProject(config)]))
  if (isDry) rmSync(STATE, { recursive: true, force: true })
  const where = isDry ? ['--local', '--persist-to', STATE] : ['--remote']
  const inDatabase = ['-c', configs.site, ...where]

  await step('Database', () => wrangler('d1', 'migrations', 'apply', 'DB', ...inDatabase))
  await step('Texts', async () => {
    const sql = inProject(`${FOLDER}/insights.sql`)
    await runNode(['scripts/insights/load.mjs', '--write-sql', sql])
    await wrangler('d1', 'execute', 'DB', ...inDatabase, '--yes', '--file', sql)
  })
  const vars = Object.entries(settings).flatMap(([key, value]) => ['--var', `${key}:${value}`])
  for (const worker of Object.keys(WORKERS)) {
    const dry = isDry ? ['--dry-run', '--outdir', inProject(`${FOLDER}/${worker}`)] : []
    const options = ['--minify', ...dry, ...(worker === 'site' ? vars : [])]
    const said = await step(`Worker ${worker}`, () => wrangler('deploy', '-c', configs[worker], ...options))
    console.log(said.match(/Total Upload: .*/)?.[0] ?? said)
  }
  console.log(isDry ? 'Nothing was sent: all of it would go.' : 'Released.')
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
