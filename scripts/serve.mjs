import { serveBundles } from './serve/bundles.mjs'
import { endWithNpm } from './serve/end-with-starter.mjs'
import { readDevVars, requireFreePort, startShopUnlessStripe } from './serve/local-settings.mjs'
import { inProject } from './setup/project.mjs'

/** `npm start`: the whole site, as in production, on http://localhost:8787 (PORT names another port). */
const port = Number(process.env.PORT ?? 8787)
endWithNpm()
await requireFreePort(port)
const settings = { ...readDevVars(), ...(await startShopUnlessStripe(port)) }
await serveBundles({ port, state: inProject('.wrangler/state'), environment: 'development', settings })

console.log(`
  Human Design Social is at http://localhost:${port}

  Sign in as the demo member:  demo@example.com  ·  human-design
  Stop with Ctrl+C.
`)
