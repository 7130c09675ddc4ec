import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const TABLES = join(ROOT, 'workers/chart/ephemeris/tables/ephemeris.bin')

/** This repository's own engine for Node scripts: bundled in memory, its tables read from the file. */
export async function loadEngine() {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        export { createEphemeris } from './workers/chart/ephemeris/ephemeris'
        export { computeBirthLongitudes } from './workers/chart/birth-chart'`,
      resolveDir: ROOT,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    tsconfig: join(ROOT, 'tsconfig.json'),
    write: false,
  })
  const source = Buffer.from(outputFiles[0].contents).toString('base64')
  const { createEphemeris, computeBirthLongitudes } = await import(`data:text/javascript;base64,${source}`)
  const bytes = new Uint8Array(readFileSync(TABLES)).buffer
  return { computeBirthLongitudes, ephemeris: createEphemeris(bytes) }
}
