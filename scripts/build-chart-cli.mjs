import { copyFileSync } from 'node:fs'
import { build } from 'esbuild'
import { inProject } from './setup/project.mjs'

/**
 * Bundles the chart program for Node with its tables beside it: `dist/chart-cli`, or the folder given as the first
 * argument. Everything is inside; it runs without node_modules.
 */
const folder = process.argv[2] ?? inProject('dist/chart-cli')
await build({
  entryPoints: [inProject('scripts/chart.ts')],
  outfile: `${folder}/chart.mjs`,
  bundle: true,
  minifySyntax: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  tsconfig: inProject('tsconfig.json'),
})
copyFileSync(inProject('workers/chart/ephemeris/tables/ephemeris.bin'), `${folder}/ephemeris.bin`)
copyFileSync(inProject('workers/chart/zones/zones.bin'), `${folder}/zones.bin`)
