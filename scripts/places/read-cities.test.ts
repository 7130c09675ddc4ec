import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createZoneTable } from '~/domain/birth/zones/zone-offsets'
import formerZones from '../../workers/chart/places/former-zones.json'
import { readCities } from './read-cities.mjs'

const cities = readCities('all')

it('gives every place of the gazetteer a zone that the zone table has', { timeout: 30_000 }, () => {
  const file = readFileSync(new URL('../../workers/chart/zones/zones.bin', import.meta.url))
  const zones = createZoneTable(new Uint8Array(file).buffer)
  expect(cities.length).toBeGreaterThan(120_000)
  expect([...new Set(cities.map((city) => city.timezone))].filter((zone) => !zones.has(zone))).toEqual([])
  // Every place of 1,000 and more, and the smallest of Russia.
  expect(cities.filter((city) => city.population < 1000 && city.country === 'DE')).toEqual([])
  expect(cities.some((city) => city.population < 1000 && city.country === 'RU')).toBe(true)
  expect(cities[0]?.population).toBe(Math.max(...cities.slice(0, 100).map((city) => city.population)))
})

it('knows the zone before of every place whose zone is corrected, and of no other', { timeout: 30_000 }, () => {
  const corrected = new Map(cities.map(({ id, timezone }) => [id, timezone]))
  const changed = readCities('all', { corrected: false }).filter(({ id, timezone }) => corrected.get(id) !== timezone)
  expect(Object.fromEntries(changed.map(({ id, timezone }) => [id, timezone]))).toEqual(formerZones)
})
