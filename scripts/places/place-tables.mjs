import { knownRussianNames } from './known-russian-names.mjs'
import { byName, listPrefixes } from './place-prefixes.mjs'
import { chooseRussianName } from './russian-name.mjs'

/** A prefix that more spellings share than this gets its first places written down … */
const namesReadPerSearch = 200
/** … so many of them: more than a list of suggestions ever shows. */
const placesPerPrefix = 24
/** Spellings that nobody sees (other languages, airport codes) count as a place of a tenth. */
const hiddenNameStep = 1000

/** Smaller comes first: a thousand steps for each power of ten of the population. */
const standingOf = (population) => 10_000 - Math.round(1000 * Math.log10(1 + population))

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

/**
 * The rows of the gazetteer's tables, columns in the order of the schema.
 * @param {import('./parse-city.mjs').City[]} cities the most populous first
 * @param {Record<string, [name: string, nameRu: string | null]>} regions by "country.code"
 * @param {(name: string) => string[]} placeNameKeys the product's own, from app/domain/birth
 */
export function makePlaceTables(cities, regions, placeNameKeys) {
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
    place_prefixes: listPrefixes(names, { namesRead: namesReadPerSearch, kept: placesPerPrefix }),
  }
}
