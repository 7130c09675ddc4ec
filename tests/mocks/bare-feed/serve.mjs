import { build } from 'esbuild'
import { Miniflare } from 'miniflare'
import { unstable_readConfig as readConfig } from 'wrangler'
import { endWithStarter } from '../../../scripts/serve/end-with-starter.mjs'
import { tieRuntimeToThisProcess } from '../../../scripts/serve/tied-runtime.mjs'
import { inProject } from '../../../scripts/setup/project.mjs'

/** Serves the yardstick on a state of the site's: `node tests/mocks/bare-feed/serve.mjs PORT STATE`. */
const [port, state] = process.argv.slice(2)
const { outputFiles } = await build({
  entryPoints: [inProject('tests/mocks/bare-feed/feed.mjs')],
  bundle: true,
  format: 'esm',
  minify: true,
  write: false,
})
const site = readConfig({ config: inProject('wrangler.toml') })
endWithStarter()
tieRuntimeToThisProcess()
const miniflare = new Miniflare({
  host: '127.0.0.1',
  port: Number(port),
  cf: false,
  modules: true,
  script: outputFiles[0].text,
  compatibilityDate: site.compatibility_date,
  compatibilityFlags: site.compatibility_flags,
  defaultPersistRoot: `${state}/v3`,
  d1Databases: Object.fromEntries(site.d1_databases.map(({ binding, database_id }) => [binding, database_id])),
})
await miniflare.ready
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, async () => {
    await miniflare.dispose()
    process.exit(0)
  })
}
console.log(`ready http://127.0.0.1:${port}`)
