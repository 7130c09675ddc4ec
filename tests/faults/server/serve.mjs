import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { serveBundles } from '../../../scripts/serve/bundles.mjs'
import { endWithStarter } from '../../../scripts/serve/end-with-starter.mjs'

/**
 * The deploy bundles on a state that is ready, for the fault tests: `node serve.mjs --port P --state DIR`. `--site DIR` names
 * another bundle of the site, `--entry FILE` a module before it, `--settings JSON` what stands above the example settings.
 * `--standby`: loads everything and waits for a line before it begins, so that a restart costs what the runtime costs.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    state: { type: 'string' },
    site: { type: 'string' },
    entry: { type: 'string' },
    settings: { type: 'string', default: '{}' },
    standby: { type: 'boolean', default: false },
  },
})
endWithStarter()
if (values.standby) {
  await once(process.stdin, 'data')
  process.stdin.destroy()
}
await serveBundles({
  port: Number(values.port),
  state: values.state,
  environment: 'production',
  settings: { APP_ORIGIN: `http://127.0.0.1:${values.port}`, ...JSON.parse(values.settings) },
  site: { folder: values.site, before: values.entry },
})
console.log(`ready ${values.port}`)
