import type { Place } from '~/domain/birth/places/place'
import type { ZoneTable } from '~/domain/birth/zones/zone-offsets'
import type { Ephemeris } from './ephemeris/ephemeris'
import type { FoundPlace } from './places/find-place'
import type { ZoneMap } from './places/zone-map'

/** The queries of the gazetteer. */
export type Places = {
  search(query: string, limit?: number): Promise<Place[]>
  find(name: { city: string; country: string }): Promise<FoundPlace>
  findById(id: number): Promise<Place | null>
  /** The place at these coordinates. */
  findAt(point: { country: string; latitude: number; longitude: number }): Promise<Place | null>
  near(query: string): Promise<Place[]>
  /** Country and region of a point, "RU.88". */
  findRegion(point: { zone: string; latitude: number; longitude: number }): Promise<string | null>
}

/** The dependencies of the chart service; `now` in ms since 1970. */
export type Engine = {
  ephemeris: Ephemeris
  zones: ZoneTable
  /** The same with the clocks that other sources give for the place; null or missing if there are none. */
  otherZones?: ZoneTable | null
  zoneMap: ZoneMap
  places: Places
  now: () => number
}
