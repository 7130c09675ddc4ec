import { rmSync } from 'node:fs'
import { build } from 'esbuild'
import { inProject } from '../setup/project.mjs'

const outdir = inProject('dist/seed')

// Tables carry their hash in the name; old ones must not pile up.
rmSync(outdir, { recursive: true, force: true })

/** Bundles the seed as a worker: `dist/seed/worker.js`, its tables beside it. */
await build({
  entryPoints: [inProject('scripts/seed/worker.ts')],
  outdir,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'es2022',
  conditions: ['workerd', 'worker'],
  external: ['cloudflare:*'],
  loader: { '.bin': 'copy' },
  tsconfig: inProject('tsconfig.json'),
})
