import { createECDH, createHash } from 'node:crypto'
import { Log, LogLevel, Miniflare } from 'miniflare'
import { bundledWorker } from './bundled-worker.mjs'
import './images-as-deployed.mjs'
import { tieRuntimeToThisProcess } from './tied-runtime.mjs'

const DISPOSE_MILLISECONDS = 3000

/** Production refuses the secrets of the example file: for tests and measurements each state has its own, the same each time. */
function secretsOf(state) {
  const secret = (name) => createHash('sha256').update(`${name} of ${state}`)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(secret('VAPID').digest())
  return {
    COOKIE_SECRET: secret('COOKIE_SECRET').digest('base64url'),
    JOURNAL_KEY: secret('JOURNAL_KEY').digest('base64url'),
    VAPID_PUBLIC_KEY: pair.getPublicKey('base64url'),
    VAPID_PRIVATE_KEY: pair.getPrivateKey('base64url'),
    VAPID_SUBJECT: 'mailto:nobody@example.org',
  }
}

/**
 * Runs the deploy bundles (`node scripts/setup.mjs test` makes them) under Miniflare: the production runtime without
 * wrangler's tracing. `state` is a folder that `prepareState` made ready, `settings` stand above those of the example file,
 * `site` says which bundle of the site (see `bundledWorker`), `others` are further workers. Resolves to the Miniflare when it
 * serves; SIGTERM and SIGINT end it, and this process.
 */
export async function serveBundles({ port, state, environment, settings = {}, site = {}, others = [] }) {
  tieRuntimeToThisProcess()
  const secrets = environment === 'production' ? secretsOf(state) : {}
  const miniflare = new Miniflare({
    host: '127.0.0.1',
    port,
    cf: false,
    defaultPersistRoot: `${state}/v3`,
    log: new Log(LogLevel.WARN),
    workers: [
      bundledWorker('site', { ENVIRONMENT: environment, ...secrets, ...settings }, site),
      bundledWorker('chart'),
      bundledWorker('raster'),
      ...others,
    ],
  })
  await miniflare.ready
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.once(signal, async () => {
      // The runtime may never end by itself, as when its state was deleted; it ends with this process then.
      setTimeout(() => process.exit(0), DISPOSE_MILLISECONDS)
      await miniflare.dispose().catch(() => {})
      process.exit(0)
    })
  }
  return miniflare
}
