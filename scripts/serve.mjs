import { startWrangler } from './serve/wrangler.mjs'

/** `npm start`: both workers in one process, as in production, on http://localhost:8787 (PORT changes it). */
const port = Number(process.env.PORT ?? 8787)

const wrangler = startWrangler(['-c', 'wrangler.toml', '-c', 'workers/chart/wrangler.toml', '--port', String(port)])
await wrangler.ready

console.log(`
  Human Design Social is at http://localhost:${port}

  Sign in as the demo member:  demo@example.com  ·  human-design
  Stop with Ctrl+C.
`)
