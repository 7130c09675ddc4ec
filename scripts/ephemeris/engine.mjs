import { readFileSync } from 'node:fs'
import { loadTypescript } from '../load-typescript.mjs'

const TABLES = new URL('../../workers/chart/ephemeris/tables/ephemeris.bin', import.meta.url)

const ZONES = new URL('../../workers/chart/zones/zones.bin', import.meta.url)

/** This repository's own engine for Node scripts: bundled in memory, its tables read from the file. */
export async function loadEngine() {
  const { createEphemeris, createZoneTable, ...engine } = await loadTypescript(`
    export { computeBirthLongitudes, createEphemeris } from './workers/chart/ephemeris/ephemeris'
    export { heldFacts } from './app/domain/human-design/uncertainty/held-spans'
    export { statesOf } from './app/domain/human-design/uncertainty/day-states'
    export { birthDayReplySchema, toBirthDay } from './app/domain/human-design/service/chart-service.schema'
    export { createZoneTable } from './app/domain/birth/zones/zone-offsets'
    export { findBirthDay } from './workers/chart/births/birth-day'
    export { findBirthWindow } from './workers/chart/births/birth-window'
    export { cyclesOf } from './workers/chart/transits/cycles'
    export { skyEvents } from './workers/chart/transits/sky-events'`)
  const bytesOf = (path) => new Uint8Array(readFileSync(path)).buffer
  return { ...engine, ephemeris: createEphemeris(bytesOf(TABLES)), zones: createZoneTable(bytesOf(ZONES)) }
}
