import { knownRussianNames } from './known-russian-names.mjs'
import { byName, listPrefixes } from './place-prefixes.mjs'
import { chooseRussianName, findNamesOfBiggerPlaces, soundOf } from './russian-name.mjs'
import { latinSpellings } from './transliterate.mjs'

/** A prefix that more spellings share than this gets its first places written down … */
const namesReadPerSearch = 200
/** … so many of them: more than a list of suggestions ever shows. */
const placesPerPrefix = 24
/** Spellings that nobody sees (other languages, airport codes) count as a place of a tenth. */
const hiddenNameStep = 1000

/** Smaller comes first: a thousand steps for each power of ten of the population. */
const standingOf = (population) => 10_000 - Math.round(1000 * Math.log10(1 + population))

/** Where a Russian name is common, it is typed in Latin letters in more ways than the gazetteer lists. */
const russianSpeaking = new Set(['RU', 'UA', 'BY', 'KZ', 'KG'])

/** Every spelling of every city with its standing and the city's rank, in order, each spelling once a city. */
function listNames(cities, russianNames, formerNames, placeNameKeys) {
  const names = []
  cities.forEach(({ id, name, asciiName, alternates, country, population }, rank) => {
    const standing = standingOf(population)
    const russian = russianNames[rank] ?? ''
    const typed = russianSpeaking.has(country) ? latinSpellings(russian) : []
    const former = formerNames.get(id) ?? []
    // "Mirny" is the name Mirnyy itself, "Sankt-Peterburg" another one than Saint Petersburg.
    const same = typed.filter((spelling) => soundOf(spelling) === soundOf(name))
    const shown = new Set([name, asciiName, russian, ...same, ...former].flatMap(placeNameKeys))
    const hidden = new Set([...alternates, ...typed].flatMap(placeNameKeys))
    for (const key of shown) names.push([key, standing, rank])
    for (const key of hidden) if (!shown.has(key)) names.push([key, standing + hiddenNameStep, rank])
  })
  return names.sort(byName)
}

/** The gazetteer's own name becomes an alternate one, so that it is still found. */
function withReviewedName(city, reviewed) {
  const name = reviewed[city.id]?.[0]
  return name ? { ...city, name, asciiName: name, alternates: [...city.alternates, city.name, city.asciiName] } : city
}

/**
 * The rows of the gazetteer's tables, columns in the order of the schema.
 * @param {import('./parse-city.mjs').City[]} listed the most populous first
 * @param {Record<string, [name: string, nameRu: string | null]>} regions by "country.code"
 * @param {(name: string) => string[]} placeNameKeys the product's own, from app/domain/birth
 * @param {object} names
 * @param {Record<string, [name: string | null, nameRu: string | null]>} names.reviewed names of today by id, where the
 *   gazetteer has an older one or none
 * @param {[id: number, today: string, spellings: string[], russian: string, from: number | null, to: number][]} names.former
 */
export function makePlaceTables(listed, regions, placeNameKeys, { reviewed, former }) {
  const cities = listed.map((city) => withReviewedName(city, reviewed))
  const isOfBiggerPlace = findNamesOfBiggerPlaces(cities, knownRussianNames)
  const russianNames = cities.map(
    (city) => reviewed[city.id]?.[1] ?? chooseRussianName(city, knownRussianNames, isOfBiggerPlace),
  )
  const formerNames = new Map()
  for (const [id, , spellings, russian] of former)
    formerNames.set(id, [...(formerNames.get(id) ?? []), ...spellings, russian])
  const names = listNames(cities, russianNames, formerNames, placeNameKeys)
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
    place_region_names: Object.entries(regions)
      .filter(([code]) => usedRegions.has(code))
      .flatMap(([code, shown]) => {
        const keys = new Set(shown.filter((name) => name !== null).flatMap(placeNameKeys))
        return [...keys].map((key) => [key, code])
      }),
    place_names: names,
    place_prefixes: listPrefixes(names, { namesRead: namesReadPerSearch, kept: placesPerPrefix }),
  }
}
