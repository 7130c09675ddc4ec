import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { Place } from '~/domain/birth/places/place'
import { createZoneTable } from '~/domain/birth/zones/zone-offsets'
import { chartReplySchema, refusalSchema } from '~/domain/human-design/service/chart-service.schema'
import { createChartApp } from './app'
import { createEphemeris } from './ephemeris/ephemeris'
import { createZoneMap } from './places/zone-map'

const bytesOf = (path: string) => new Uint8Array(readFileSync(new URL(path, import.meta.url))).buffer
export const ephemeris = createEphemeris(bytesOf('./ephemeris/tables/ephemeris.bin'))
export const zones = createZoneTable(bytesOf('./zones/zones.bin'))
export const zoneMap = createZoneMap(bytesOf('./places/zone-map.bin'))

const place = (id: number, name: string, country: string, timezone: string, at: [number, number]): Place => ({
  id,
  name,
  nameRu: null,
  region: null,
  regionRu: null,
  country,
  countryRu: country,
  countryCode: country.slice(0, 2).toUpperCase(),
  latitude: at[0],
  longitude: at[1],
  timezone,
  population: 1_000_000,
})
/** Replaces the database, so that the tests cover the service's own logic. */
const gazetteer = [
  place(3143244, 'Oslo', 'Norway', 'Europe/Oslo', [59.91, 10.75]),
  place(5128581, 'New York City', 'United States', 'America/New_York', [40.71, -74.01]),
  place(524901, 'Moscow', 'Russia', 'Europe/Moscow', [55.75, 37.62]),
  place(468902, 'Yaroslavl', 'Russia', 'Europe/Moscow', [57.62987, 39.87368]),
  place(1529102, 'Ürümqi', 'China', 'Asia/Urumqi', [43.80096, 87.60046]),
]
/** Found by their coordinates only: one whose zone was corrected, one that lies across the border on the map, one in the middle of its zone. */
const placesAt = [
  ...gazetteer,
  place(6362987, 'Ceuta', 'Spain', 'Africa/Ceuta', [35.88919, -5.32042]),
  place(1, 'Haparanda', 'Sweden', 'Europe/Stockholm', [65.85, 24.2]),
  place(2950159, 'Berlin', 'Germany', 'Europe/Berlin', [52.52437, 13.41053]),
]
/** Regions of Yaroslavl, Moscow and Ürümqi by their coordinates. */
const regionOf = new Map([
  ['57.62987 39.87368', 'RU.88'],
  ['55.75 37.62', 'RU.48'],
  ['43.80096 87.60046', 'CN.13'],
])
/** How often each lookup was called. */
export const calls = { searches: 0 }

/** The chart service on its real tables, a small gazetteer and a clock fixed at noon UTC on 1 June 2026. */
export const app = createChartApp({
  ephemeris,
  zones,
  zoneMap,
  now: () => Date.UTC(2026, 5, 1, 12),
  places: () => ({
    search: async (query, limit) => {
      calls.searches += 1
      if (query === 'fail') throw new Error('the database is away')
      return gazetteer.filter(({ name }) => name.toLowerCase().startsWith(query.toLowerCase())).slice(0, limit)
    },
    find: async ({ city, country }) => {
      const inCountry = gazetteer.filter((each) => each.country === country)
      if (inCountry.length === 0) return { place: null, reason: 'unknown_country', suggestions: [] }
      const found = inCountry.find(({ name }) => name === city)
      return found ? { place: found, others: [] } : { place: null, reason: 'unknown_city', suggestions: inCountry }
    },
    findById: async (id) => gazetteer.find((each) => each.id === id) ?? null,
    findAt: async ({ country, latitude, longitude }) =>
      placesAt.find((each) => each.country === country && each.latitude === latitude && each.longitude === longitude) ??
      null,
    near: async () => gazetteer.map((each, index) => ({ ...each, distanceKm: index * 10 })),
    findRegion: async ({ latitude, longitude }) => regionOf.get(`${latitude} ${longitude}`) ?? null,
  }),
})

export const post = (path: string, body: unknown) =>
  app.request(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })

const oslo = {
  name: 'Kari',
  birth_date: '1962-07-01',
  birth_time: '12:00',
  birth_city: 'Oslo',
  birth_country: 'Norway',
}
export const generate = (changes: object = {}) => post('/api/hd/generate-chart', { ...oslo, ...changes })
export async function chartOf(changes: object = {}) {
  const response = await generate(changes)
  expect(response.status).toBe(200)
  return chartReplySchema.parse(await response.json()).data
}
export async function refusalOf(answer: Response | Promise<Response>) {
  const response = await answer
  return { status: response.status, ...refusalSchema.parse(await response.json()) }
}
