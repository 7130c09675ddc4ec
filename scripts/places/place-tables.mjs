import { readFileSync } from 'node:fs'
import { importDomainModule } from './domain-module.mjs'
import { knownRussianNames } from './known-russian-names.mjs'
import { chooseRussianName } from './russian-name.mjs'

/** A prefix that more spellings share than this gets its first places written down. */
const namesReadPerSearch = 200
/** How many of them: more than a list of suggestions ever shows. */
const placesPerPrefix = 24

const byName = ([a, aRank], [b, bRank]) => (a < b ? -1 : a > b ? 1 : aRank - bRank)

/** Every spelling of every city with the city's rank, in order, each pair once. */
function listNames(cities, placeNameKeys) {
  const names = []
  cities.forEach(({ name, asciiName, alternates }, rank) => {
    const keys = new Set([name, asciiName, ...alternates].flatMap(placeNameKeys))
    for (const key of keys) names.push([key, rank])
  })
  return names.sort(byName)
}

/** The first places of each crowded prefix, in order. `names` are in order, so those of a prefix stand together. */
function listPrefixes(names) {
  const prefixes = []
  const longest = names.reduce((length, [name]) => Math.max(length, name.length), 0)
  for (let length = 1; length <= longest; length += 1) {
    let start = 0
    let found = false
    while (start < names.length) {
      const prefix = names[start][0].slice(0, length)
      let end = start + 1
      while (end < names.length && names[end][0].startsWith(prefix)) end += 1
      if (prefix.length === length && end - start > namesReadPerSearch) {
        found = true
        const ranks = new Set(names.slice(start, end).map(([, rank]) => rank))
        const first = [...ranks].sort((a, b) => a - b).slice(0, placesPerPrefix)
        // A prefix that ends in a space is asked for without it.
        if (!prefix.endsWith(' ')) prefixes.push(...first.map((rank) => [prefix, rank]))
      }
      start = end
    }
    // No longer prefix can be crowded when none of this length is.
    if (!found) break
  }
  return prefixes.sort(byName)
}

/**
 * The rows of the gazetteer's tables, columns in the order of the schema.
 * @param {import('./read-cities.mjs').City[]} cities the most populous first
 */
export async function makePlaceTables(cities) {
  const { placeNameKeys } = await importDomainModule('app/domain/birth/normalise-place-name.ts')
  const regions = JSON.parse(readFileSync(new URL('regions.json', import.meta.url), 'utf8'))
  const names = listNames(cities, placeNameKeys)
  const usedRegions = new Set(cities.map(({ country, region }) => `${country}.${region}`))
  return {
    places: cities.map((city, rank) => [
      rank,
      city.id,
      city.name,
      city.asciiName === city.name ? null : city.asciiName,
      chooseRussianName(city, knownRussianNames),
      city.country,
      city.region,
      city.latitude,
      city.longitude,
      city.timezone,
      city.population,
      city.feature,
    ]),
    place_regions: Object.entries(regions)
      .filter(([code]) => usedRegions.has(code))
      .map(([code, [name, nameRu]]) => [code, name, nameRu]),
    place_names: names,
    place_prefixes: listPrefixes(names),
  }
}
