import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createZoneTable } from '~/domain/birth/zone-offsets'
import { zoneOfCoordinates } from './zone-of-coordinates'

it.each([
  [55.75222, 37.61556, 'Europe/Moscow'],
  [50.45466, 30.5238, 'Europe/Kyiv'],
  [-23.5475, -46.63611, 'America/Sao_Paulo'],
  [40.71427, -74.00597, 'America/New_York'],
  [27.70169, 85.3206, 'Asia/Kathmandu'],
])('%f, %f is in %s', (latitude, longitude, zone) => {
  expect(zoneOfCoordinates(latitude, longitude)).toBe(zone)
})

it('refuses points off the globe', () => {
  for (const [latitude, longitude] of [
    [90.1, 0],
    [0, -180.5],
    [Number.NaN, 0],
    [0, Number.POSITIVE_INFINITY],
  ] as const) {
    expect(zoneOfCoordinates(latitude, longitude)).toBeNull()
  }
})

it('answers with zones that the zone table has, all over the globe', () => {
  const file = readFileSync(new URL('../zones/zones.bin', import.meta.url))
  const zones = createZoneTable(new Uint8Array(file).buffer)
  const unknown = new Set<string>()
  for (let latitude = -90; latitude <= 90; latitude += 1.5) {
    for (let longitude = -180; longitude <= 180; longitude += 1.5) {
      const zone = zoneOfCoordinates(latitude, longitude)
      if (zone === null || !zones.has(zone)) unknown.add(`${latitude} ${longitude} ${zone}`)
    }
  }
  expect([...unknown]).toEqual([])
})
