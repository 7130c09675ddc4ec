import { readFileSync } from 'node:fs'
import { loadTypescript } from '../load-typescript.mjs'

const TABLES = new URL('../../workers/chart/ephemeris/tables/ephemeris.bin', import.meta.url)

/** This repository's own engine for Node scripts: bundled in memory, its tables read from the file. */
export async function loadEngine() {
  const { createEphemeris, ...engine } = await loadTypescript(`
    export { createEphemeris } from './workers/chart/ephemeris/ephemeris'
    export { computeBirthLongitudes } from './workers/chart/birth-chart'
    export { cyclesOf } from './workers/chart/transits/cycles'
    export { skyEvents } from './workers/chart/transits/sky-events'`)
  const bytes = new Uint8Array(readFileSync(TABLES)).buffer
  return { ...engine, ephemeris: createEphemeris(bytes) }
}
