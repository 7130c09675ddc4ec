import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { loadTypescript } from '../load-typescript.mjs'

/** Kept by the platform, sealed (`wrangler secret put`): a file that lies beside the code is no place for them. */
export const SECRETS = [
  'COOKIE_SECRET',
  'JOURNAL_KEY',
  'VAPID_PRIVATE_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'GITHUB_CLIENT_SECRET',
]

/** What belongs to a secret: with the one there must be the other, and only the platform knows whether there is. */
const HALVES = {
  VAPID_PUBLIC_KEY: { VAPID_PRIVATE_KEY: 'x'.repeat(43) },
  STRIPE_PRICE_ID: { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' },
  GOOGLE_CLIENT_ID: { GOOGLE_CLIENT_SECRET: 'x' },
  GITHUB_CLIENT_ID: { GITHUB_CLIENT_SECRET: 'x' },
}

/**
 * The settings of a deployment from a file of `NAME=value` lines, checked as the site checks them at its first request. Throws
 * with what is wrong: a secret among them, a name the site does not know, a value it would refuse, an address without https.
 */
export async function readSettings(file) {
  if (!existsSync(file)) throw new Error(`There is no ${file}. docs/deploy.md says what stands in it.`)
  const settings = parseEnv(readFileSync(file, 'utf8'))
  const secrets = SECRETS.filter((name) => name in settings)
  if (secrets.length > 0) throw new Error(`Secrets do not belong into ${file}: ${secrets.join(', ')}`)
  const { parseSettings } = await loadTypescript("export { parseSettings } from './app/platform/server/env.server'")
  const halves = Object.keys(HALVES).filter((name) => name in settings)
  const read = parseSettings({
    ...{ COOKIE_SECRET: 'x'.repeat(32), JOURNAL_KEY: 'x'.repeat(32) },
    ...Object.assign({}, ...halves.map((name) => HALVES[name])),
    ...settings,
  })
  const unknown = Object.keys(settings).filter((name) => !(name in read))
  if (unknown.length > 0) throw new Error(`The site knows no setting of this name: ${unknown.join(', ')}`)
  if (read.ENVIRONMENT !== 'production') throw new Error(`ENVIRONMENT must be production in ${file}`)
  if (!read.APP_ORIGIN.startsWith('https://')) throw new Error(`APP_ORIGIN must begin with https:// in ${file}`)
  return settings
}
