import { endWithNpm } from './serve/end-with-starter.mjs'
import { startWrangler } from './serve/wrangler.mjs'

/** `npm start`: the whole site, as in production, on http://localhost:8787 (PORT names another port). */
const port = Number(process.env.PORT ?? 8787)
endWithNpm()
await startWrangler(port)

console.log(`
  Human Design Social is at http://localhost:${port}

  Sign in as the demo member:  demo@example.com  ·  human-design
  Stop with Ctrl+C.
`)
