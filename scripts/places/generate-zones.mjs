import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { openPolygons } from '../zones/polygons.mjs'
import { createZoneHistory } from '../zones/zone-history.mjs'
import { buildZoneMap, packZoneMap, refine } from '../zones/zone-map.mjs'
import { importDomainModule } from './domain-module.mjs'
import { readCities } from './read-cities.mjs'
import { zoneExceptions } from './zone-exceptions.mjs'

/*
 * npm run places:zones [-- --geo-tz FOLDER] [--finest LEVEL] [--dry-run]
 *
 * Compares the zone of every place with the outlines of Timezone Boundary Builder, which the npm package geo-tz brings
 * (ODbL data; a tool of this script only, installed into a scratch folder and left out of the product), and writes
 *   scripts/places/zone-corrections.json         GeoNames id → zone, where the gazetteer's zone had other hours
 *   workers/chart/places/former-zones.json       of the same places the gazetteer's zone, which stored charts may have
 *   workers/chart/places/zone-map.bin            the zone of any coordinates
 *   workers/chart/places/polygon-answers.json    digests of what the outlines say about every place, for the tests
 * Run it again after a new gazetteer, a new geo-tz or a new zones.bin.
 */
const geoTzVersion = '8.1.9'
const blockSize = 250
const root = new URL('../../', import.meta.url)

function install(scratch) {
  execFileSync('npm', ['install', '--prefix', scratch, '--no-audit', '--no-fund', `geo-tz@${geoTzVersion}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return join(scratch, 'node_modules/geo-tz')
}

/** Zone → countries that use it, by the time zone database's own table. */
function readCountries(file) {
  const countries = new Map()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [codes, , zone] = line.split('\t')
    countries.set(zone, [...(countries.get(zone) ?? []), ...codes.split(',')])
  }
  return countries
}

/** How often places with these overlapping zones carry each of them. */
function countChoices(places) {
  const counts = new Map()
  for (const { found, given } of places) {
    if (found.length < 2) continue
    const key = [...found].sort().join()
    const choices = counts.get(key) ?? new Map()
    if (found.includes(given)) choices.set(given, (choices.get(given) ?? 0) + 1)
    counts.set(key, choices)
  }
  return counts
}

const digest = (lines) => createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 8)

function digestBlocks(lines) {
  const blocks = []
  for (let start = 0; start < lines.length; start += blockSize) {
    blocks.push(digest(lines.slice(start, start + blockSize)))
  }
  return blocks
}

const { values } = parseArgs({
  options: {
    'geo-tz': { type: 'string' },
    'zone-tab': { type: 'string', default: '/usr/share/zoneinfo/zone.tab' },
    finest: { type: 'string', default: '14' },
    'dry-run': { type: 'boolean', default: false },
  },
})
const scratch = mkdtempSync(join(tmpdir(), 'geo-tz-'))
try {
  const folder = values['geo-tz'] ?? install(scratch)
  const polygons = openPolygons(folder)
  const { createZoneTable } = await importDomainModule('app/domain/birth/zones/zone-offsets.ts')
  const bytes = readFileSync(new URL('workers/chart/zones/zones.bin', root))
  const zones = createZoneTable(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  const history = createZoneHistory(zones)
  const countries = readCountries(values['zone-tab'])

  const places = readCities('all', { corrected: false }).map((city) => ({
    ...city,
    given: city.timezone,
    found: polygons.zonesAt(city.latitude, city.longitude).filter((zone) => zones.has(zone)),
  }))
  console.log(`${places.length} places compared`)

  const corrections = {}
  const formerZones = {}
  const across = []
  for (const place of places) {
    const { id, given, found, country } = place
    place.zone = given
    if (zoneExceptions[id]) {
      place.zone = zoneExceptions[id].zone
    } else if (!found.some((zone) => history.isSame(zone, given))) {
      const own = found.find((zone) => countries.get(zone)?.includes(country))
      if (own) place.zone = own
      else across.push(place)
    }
    if (place.zone === given) continue
    corrections[id] = place.zone
    formerZones[id] = given
  }
  console.log(`${Object.keys(corrections).length} corrected:`)
  for (const { id, name, country, region, given, zone } of places) {
    if (zone !== given) console.log(`  ${id} ${name}, ${country}.${region}: ${given} → ${zone}`)
  }
  console.log(`${across.length} whose point lies at sea or across a border:`)
  for (const { id, name, country, given, found, population } of across) {
    const isAbroad = !countries.get(given)?.includes(country)
    console.log(`  ${id} ${name}, ${country} (${population}): ${given}${isAbroad ? ' (!)' : ''}, found ${found}`)
  }

  const counts = countChoices(places)
  for (const [key, choices] of counts) console.log(`  overlap ${key}: ${[...choices].map((each) => each.join(' '))}`)
  const choose = (overlapping) => {
    if (overlapping.length === 1) return overlapping[0]
    const sorted = [...overlapping].sort()
    const choices = counts.get(sorted.join()) ?? new Map()
    return sorted.sort((one, other) => (choices.get(other) ?? 0) - (choices.get(one) ?? 0))[0]
  }
  const names = zones.names()
  const map = buildZoneMap(polygons, Number(values.finest), (found) => choose(found.filter(zones.has)), names)
  const isSame = (number, zone) => number >= 0 && history.isSame(names[number], zone)
  for (const place of places) {
    // At a point of its own the map follows the outlines; where they overlap or there are none, the place.
    const { found, zone } = place
    place.answer = found.length === 0 || found.some((each) => history.isSame(each, zone)) ? zone : choose(found)
  }
  // Dividing a cell for one point may make it wrong for a neighbour across a river, so once is not enough.
  for (let round = 0; round < 4; round += 1) {
    for (const { latitude, longitude, answer } of places) {
      const point = { latitude, longitude, zone: names.indexOf(answer) }
      refine(map, point, (number) => isSame(number, answer), polygons)
    }
  }
  const used = new Set()
  const collect = (node) => (Array.isArray(node) ? node.forEach(collect) : used.add(node))
  collect(map.root)
  const usedNames = names.filter((_, number) => used.has(number))
  const renumber = (node) =>
    Array.isArray(node) ? node.map(renumber) : node < 0 ? node : usedNames.indexOf(names[node])
  const packed = packZoneMap(renumber(map.root), usedNames, `geo-tz ${geoTzVersion}`)
  console.log(
    `map at level ${values.finest}: ${packed.length} bytes, ${gzipSync(packed, { level: 9 }).length} compressed`,
  )

  const { createZoneMap } = await importDomainModule('workers/chart/places/zone-map.ts')
  const read = createZoneMap(packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.length))
  const wrong = places.filter(
    ({ latitude, longitude, answer }) => !history.isSame(read.zoneAt(latitude, longitude), answer),
  )
  console.log(`${wrong.length} places whose coordinates get other hours`)
  for (const { id, name, country, answer } of wrong) console.log(`  ${id} ${name}, ${country}: ${answer}`)

  const lines = (zoneOf) => places.map((place) => `${place.id} ${history.nameOf(zoneOf(place))}`)
  if (!values['dry-run']) {
    const json = (value) => `${JSON.stringify(value, null, 2)}\n`
    writeFileSync(new URL('zone-corrections.json', import.meta.url), json(corrections))
    writeFileSync(new URL('workers/chart/places/former-zones.json', root), json(formerZones))
    writeFileSync(new URL('workers/chart/places/zone-map.bin', root), packed)
    const answers = {
      blockSize,
      places: digestBlocks(lines((place) => place.zone)),
      coordinates: digestBlocks(lines((place) => place.answer)),
    }
    writeFileSync(
      new URL('workers/chart/places/polygon-answers.json', root),
      `{\n  "blockSize": ${blockSize},\n  "places": "${answers.places.join(' ')}",\n  "coordinates": "${answers.coordinates.join(' ')}"\n}\n`,
    )
  }
  polygons.close()
} finally {
  rmSync(scratch, { recursive: true })
}
