import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createZoneTable } from '~/domain/birth/zones/zone-offsets'
import { createZoneMap } from './zone-map'

const bytesOf = (path: string) => new Uint8Array(readFileSync(new URL(path, import.meta.url))).buffer
const map = createZoneMap(bytesOf('./zone-map.bin'))

it.each([
  [55.75222, 37.61556, 'Europe/Moscow'],
  [50.45466, 30.5238, 'Europe/Kyiv'],
  [-23.5475, -46.63611, 'America/Sao_Paulo'],
  [40.71427, -74.00597, 'America/New_York'],
  [27.70169, 85.3206, 'Asia/Kathmandu'],
  // The open sea by its meridian, 15° an hour: 30° and 33° west are two hours behind.
  [0, -30, 'Etc/GMT+2'],
  [0, -33, 'Etc/GMT+2'],
  [-45, 0, 'Etc/GMT'],
])('%f, %f is in %s', (latitude, longitude, zone) => {
  expect(map.zoneAt(latitude, longitude)).toBe(zone)
})

it('refuses points off the globe', () => {
  for (const [latitude, longitude] of [
    [90.1, 0],
    [0, -180.5],
    [Number.NaN, 0],
    [0, Number.POSITIVE_INFINITY],
  ] as const) {
    expect(map.zoneAt(latitude, longitude)).toBeNull()
  }
})

it('answers with zones that the zone table has, all over the globe', () => {
  const zones = createZoneTable(bytesOf('../zones/zones.bin'))
  const unknown = new Set<string>()
  for (let latitude = -90; latitude <= 90; latitude += 1.5) {
    for (let longitude = -180; longitude <= 180; longitude += 1.5) {
      const zone = map.zoneAt(latitude, longitude)
      if (zone === null || !zones.has(zone)) unknown.add(`${latitude} ${longitude} ${zone}`)
    }
  }
  expect([...unknown]).toEqual([])
})
