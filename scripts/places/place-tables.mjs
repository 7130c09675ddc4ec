import { readFileSync } from 'node:fs'
import { importDomainModule } from './domain-module.mjs'
import { knownRussianNames } from './known-russian-names.mjs'
import { chooseRussianName } from './russian-name.mjs'

/** A prefix that more spellings share than this gets its first places written down. */
const namesReadPerSearch = 200
/** How many of them: more than a list of suggestions ever shows. */
const placesPerPrefix = 24

/** Spellings that nobody sees (other languages, airport codes) count as a place of a tenth. */
const hiddenNameStep = 1000

/** Smaller comes first: a thousand steps for each power of ten of the population. */
const standingOf = (population) => 10_000 - Math.round(1000 * Math.log10(1 + population))

const byName = ([a, aStanding, aRank], [b, bStanding, bRank]) =>
  a < b ? -1 : a > b ? 1 : aStanding - bStanding || aRank - bRank
const byStanding = ([, aStanding, aRank], [, bStanding, bRank]) => aStanding - bStanding || aRank - bRank

/** Every spelling of every city with its standing and the city's rank, in order, each spelling once a city. */
function listNames(cities, russianNames, placeNameKeys) {
  const names = []
  cities.forEach(({ name, asciiName, alternates, population }, rank) => {
    const standing = standingOf(population)
    const shown = new Set([name, asciiName, russianNames[rank] ?? ''].flatMap(placeNameKeys))
    const hidden = new Set(alternates.flatMap(placeNameKeys))
    for (const key of shown) names.push([key, standing, rank])
    for (const key of hidden) if (!shown.has(key)) names.push([key, standing + hiddenNameStep, rank])
  })
  return names.sort(byName)
}

/** The best spelling of each of the first places among these. */
function firstPlaces(names) {
  const ranks = new Set()
  const first = []
  for (const each of names.sort(byStanding)) {
    if (ranks.has(each[2])) continue
    ranks.add(each[2])
    first.push(each)
    if (first.length === placesPerPrefix) break
  }
  return first
}

/** The first places of each crowded prefix, in order. `names` are in order, so those of a prefix stand together. */
function listPrefixes(names) {
  const prefixes = []
  for (let length = 1, found = true; found; length += 1) {
    // No longer prefix can be crowded when none of this length is.
    found = false
    let start = 0
    while (start < names.length) {
      const prefix = names[start][0].slice(0, length)
      let end = start + 1
      while (end < names.length && names[end][0].startsWith(prefix)) end += 1
      if (prefix.length === length && end - start > namesReadPerSearch) {
        found = true
        const first = firstPlaces(names.slice(start, end))
        // A prefix that ends in a space is asked for without it.
        if (!prefix.endsWith(' ')) prefixes.push(...first.map(([, standing, rank]) => [prefix, standing, rank]))
      }
      start = end
    }
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
  const russianNames = cities.map((city) => chooseRussianName(city, knownRussianNames))
  const names = listNames(cities, russianNames, placeNameKeys)
  const usedRegions = new Set(cities.map(({ country, region }) => `${country}.${region}`))
  return {
    places: cities.map((city, rank) => [
      rank,
      city.id,
      city.name,
      city.asciiName === city.name ? null : city.asciiName,
      russianNames[rank],
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
