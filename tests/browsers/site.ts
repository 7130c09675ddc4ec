import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The port of the site under test; the one after it makes members (scripts/e2e-serve.mjs). */
export const SITE_PORT = Number(process.env.BROWSERS_PORT ?? 8958)

const answers = () =>
  fetch(`http://127.0.0.1:${SITE_PORT}/robots.txt`).then(
    () => true,
    () => false,
  )

/** Serves the site as the journeys of `tests/e2e` have it, for as long as the run lasts; one that runs already is used. */
export default async function serve() {
  if (await answers()) return
  const server = spawn(
    process.execPath,
    ['scripts/e2e-serve.mjs', String(SITE_PORT), `.wrangler/browsers-${SITE_PORT}`],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes('ready') && resolve())
    server.once('exit', (code) => reject(new Error(`The site ended with ${code} before it was ready`)))
  })
  return async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
}
