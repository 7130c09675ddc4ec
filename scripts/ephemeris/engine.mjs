import { readFileSync } from 'node:fs'
import { loadTypescript } from '../load-typescript.mjs'

const TABLES = new URL('../../workers/chart/ephemeris/tables/ephemeris.bin', import.meta.url)

/** This repository's own engine for Node scripts: bundled in memory, its tables read from the file. */
export async function loadEngine() {
  const { createEphemeris, computeBirthLongitudes } = await loadTypescript(`
    export { createEphemeris } from './workers/chart/ephemeris/ephemeris'
    export { computeBirthLongitudes } from './workers/chart/birth-chart'`)
  const bytes = new Uint8Array(readFileSync(TABLES)).buffer
  return { computeBirthLongitudes, ephemeris: createEphemeris(bytes) }
}
