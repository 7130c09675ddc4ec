import { WorkerEntrypoint } from 'cloudflare:workers'
import { createZoneTable } from '~/domain/birth/zones/zone-offsets'
import { createChartApp } from './app'
import { throughEdgeCache } from './edge-cache'
import { createEphemeris } from './ephemeris/ephemeris'
import tables from './ephemeris/tables/ephemeris.bin'
import { findPlace, findPlaceAt, findPlaceById, findRegion } from './places/find-place'
import { findNearestTowns } from './places/nearest-towns'
import { searchPlaces } from './places/search-places'
import { createZoneMap } from './places/zone-map'
import zoneMap from './places/zone-map.bin'
import zones from './zones/zones.bin'

type Bindings = { DB: D1Database }

const app = createChartApp<Bindings>({
  ephemeris: createEphemeris(tables),
  zones: createZoneTable(zones),
  zoneMap: createZoneMap(zoneMap),
  places: ({ DB }) => ({
    search: (query, limit) => searchPlaces(DB, { query, limit }),
    find: (name) => findPlace(DB, name),
    findById: (id) => findPlaceById(DB, id),
    findAt: (point) => findPlaceAt(DB, point),
    near: (query) => findNearestTowns(DB, query),
    findRegion: (point) => findRegion(DB, point),
  }),
})

/** The chart worker: alone on its own port, or behind the site's CHART binding. */
export default class ChartWorker extends WorkerEntrypoint<Bindings> {
  override fetch(request: Request) {
    // The DOM types, which this project also includes, lack `caches.default`.
    const { default: cache } = caches as unknown as { default: Cache }
    const edge = { cache, waitUntil: (work: Promise<unknown>) => this.ctx.waitUntil(work) }
    return throughEdgeCache(request, edge, () => app.fetch(request, this.env, this.ctx))
  }
}
