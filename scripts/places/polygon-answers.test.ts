import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeAll, expect, it, test } from 'vitest'
import { resolveInstant } from '~/domain/birth/resolve-instant'
import { createZoneTable } from '~/domain/birth/zones/zone-offsets'
import { createZoneMap } from '../../workers/chart/places/zone-map'
import { createZoneHistory } from '../zones/zone-history.mjs'
import type { City } from './parse-city.mjs'
import { readCities } from './read-cities.mjs'

const read = (path: string) => readFileSync(new URL(`../../workers/chart/${path}`, import.meta.url))
const bytesOf = (path: string) => new Uint8Array(read(path)).buffer
const zones = createZoneTable(bytesOf('zones/zones.bin'))
const map = createZoneMap(bytesOf('places/zone-map.bin'))
const history = createZoneHistory(zones)
const answers: { blockSize: number; places: string; coordinates: string } = JSON.parse(
  read('places/polygon-answers.json').toString(),
)
/** Of the 481 blocks every 24th, some 5,000 places; in the long run all. */
const step = process.env.TEST_RUN === 'long' ? 1 : 24

let cities: City[]
beforeAll(() => {
  cities = readCities('all')
}, 60_000)

const digest = (lines: string[]) => createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 8)

/** The blocks whose places don't keep the hours they had when the script ran, by the ids of their first places. */
function differing(digests: string[], zoneOf: (city: City) => string) {
  const wrong: number[] = []
  for (let block = 0; block < digests.length; block += step) {
    const places = cities.slice(block * answers.blockSize, (block + 1) * answers.blockSize)
    const lines = places.map((city) => `${city.id} ${history.nameOf(zoneOf(city))}`)
    if (digest(lines) !== digests[block]) wrong.push(places[0]?.id ?? 0)
  }
  return wrong
}

it('has an answer of the outlines for every place', () => {
  const count = Math.ceil(cities.length / answers.blockSize)
  expect(answers.places.split(' ')).toHaveLength(count)
  expect(answers.coordinates.split(' ')).toHaveLength(count)
})

it('keeps the zones that the script chose', { timeout: 120_000 }, () => {
  expect(differing(answers.places.split(' '), ({ timezone }) => timezone)).toEqual([])
})

it('gives coordinates the hours of the outlines they lie in', { timeout: 120_000 }, () => {
  const zoneAt = ({ latitude, longitude }: City) => map.zoneAt(latitude, longitude) ?? ''
  expect(differing(answers.coordinates.split(' '), zoneAt)).toEqual([])
})

const instant = (zone: string, local: string) => {
  const [date = '', time = ''] = local.split(' ')
  const result = resolveInstant({ date, time, zone }, zones, Number.POSITIVE_INFINITY)
  return result.ok ? new Date(result.utcMs).toISOString().slice(0, 16) : result.problem.code
}

// Each expected instant: the local time less the offset that the named zone's rules in the time zone database give it.
test.each([
  // Spain had summer time in 1975, its town in Africa didn't: Africa/Ceuta, UTC+0.
  [6362987, 'Ceuta', '1975-07-15 12:00', '1975-07-15T12:00'],
  // America/Indiana/Vincennes was on Eastern time, UTC−5, from 1971 to 2006.
  [4266307, 'Vincennes', '1990-01-15 12:00', '1990-01-15T17:00'],
  // The southern Kurils, in the outline of Asia/Magadan: UTC+11, in summer +12.
  [2123979, 'Kurilsk', '1990-06-15 12:00', '1990-06-15T00:00'],
  // Río Bravo went with the border, America/Matamoros: summer time, UTC−5, also after Mexico ended it in 2022.
  [3520271, 'Ciudad Río Bravo', '2023-07-15 12:00', '2023-07-15T17:00'],
  // Uzbekistan has no summer time since 1992: Asia/Tashkent, UTC+5.
  [1513331, 'Quvasoy', '2000-07-15 12:00', '2000-07-15T07:00'],
  // Aysén left Chile's summer time in 2025: America/Coyhaique, UTC−3 all year.
  [3894426, 'Coyhaique', '2025-07-01 12:00', '2025-07-01T15:00'],
])('%i %s, %s', (id, _, local, expected) => {
  const city = cities.find((each) => each.id === id)
  expect(instant(city?.timezone ?? '', local)).toBe(expected)
})

test.each([
  // Arizona, UTC−7, not California.
  ['Yuma', 32.72532, -114.6244, '1990-01-15 12:00', '1990-01-15T19:00'],
  // China, UTC+8, not North Korea.
  ['Dandong', 40.12917, 124.39472, '2000-01-15 12:00', '2000-01-15T04:00'],
  // Eastern Indonesia, UTC+9, not Papua New Guinea.
  ['Jayapura', -2.53371, 140.71813, '2000-01-15 12:00', '2000-01-15T03:00'],
  // Jordan, UTC+2 in winter, not Saudi Arabia.
  ['Aqaba', 29.52667, 35.00778, '2000-01-15 12:00', '2000-01-15T10:00'],
])('coordinates of %s', (_, latitude, longitude, local, expected) => {
  expect(instant(map.zoneAt(latitude, longitude) ?? '', local)).toBe(expected)
})
