import { readFileSync } from 'node:fs'
import { importDomainModule } from './domain-module.mjs'
import { makePlaceTables } from './place-tables.mjs'
import { readCities } from './read-cities.mjs'

/**
 * All rows of the gazetteer from the data package: some seconds of work.
 * @param {'all' | 'few'} selection
 */
export async function readPlaceTables(selection) {
  const { placeNameKeys } = await importDomainModule('app/domain/birth/places/normalise-place-name.ts')
  const readJson = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
  const names = {
    reviewed: readJson('reviewed-names.json'),
    former: readJson('../../app/domain/birth/places/former-place-names.json'),
  }
  return makePlaceTables(readCities(selection), readJson('regions.json'), placeNameKeys, names)
}
