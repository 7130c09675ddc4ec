import { build } from 'esbuild'
import { inProject } from '../setup/project.mjs'

/** Bundles the seed for Node, packages left outside: `dist/seed/seed.mjs`. */
await build({
  entryPoints: [inProject('scripts/seed/main.ts')],
  outfile: inProject('dist/seed/seed.mjs'),
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  tsconfig: inProject('tsconfig.json'),
})
