import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { presentZoneName } from './zone-names'
import { createZoneTable } from './zone-offsets'

const file = readFileSync(new URL('../../../../workers/chart/zones/zones.bin', import.meta.url))
const zones = createZoneTable(new Uint8Array(file).buffer)

// The file `backward` of the time zone database: "Link Asia/Kolkata Asia/Calcutta" and so on.
test.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Europe/Zaporozhye', 'Europe/Kyiv'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Kashgar', 'Asia/Urumqi'],
  ['Asia/Istanbul', 'Europe/Istanbul'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Godthab', 'America/Nuuk'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['US/Pacific', 'America/Los_Angeles'],
  ['W-SU', 'Europe/Moscow'],
  // Named with the place itself in that file's comment, though the link leads to Nairobi and Abidjan.
  ['Africa/Asmera', 'Africa/Asmara'],
  ['Iceland', 'Atlantic/Reykjavik'],
  // Present names, and those that are a country's own: the database has them as links too.
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Europe/Bratislava', 'Europe/Bratislava'],
  ['Europe/Stockholm', 'Europe/Stockholm'],
  ['UTC', 'UTC'],
  ['Mars/Olympus', 'Mars/Olympus'],
])('%s is %s', (name, present) => {
  expect(presentZoneName(name)).toBe(present)
})

test('a former name and the present one show the same clock since 1970', () => {
  const since1970 = (zone: string) =>
    zones
      .offsetsAround(zone, Date.parse('2020-01-01T00:00Z'), Date.parse('2020-01-01T00:00Z'))
      .map(({ startMs, offsetSeconds }) => [Math.max(startMs, 0), offsetSeconds])
  const former = zones.names().filter((name) => presentZoneName(name) !== name)
  expect(former.length).toBeGreaterThan(120)
  for (const name of former) {
    const present = presentZoneName(name)
    expect(zones.has(present), present).toBe(true)
    // One present name leads to no other.
    expect(presentZoneName(present), name).toBe(present)
    expect(since1970(name), name).toEqual(since1970(present))
  }
})
