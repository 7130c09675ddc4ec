import { readFileSync } from 'node:fs'
import { importDomainModule } from './domain-module.mjs'
import { makePlaceTables } from './place-tables.mjs'
import { readCities } from './read-cities.mjs'

/**
 * All rows of the gazetteer from the data package: some seconds of work.
 * @param {'all' | 'few'} selection
 */
export async function readPlaceTables(selection) {
  const { placeNameKeys } = await importDomainModule('app/domain/birth/normalise-place-name.ts')
  const regions = JSON.parse(readFileSync(new URL('regions.json', import.meta.url), 'utf8'))
  return makePlaceTables(readCities(selection), regions, placeNameKeys)
}
