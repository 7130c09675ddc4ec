import { env } from 'cloudflare:workers'
import former from '~/domain/birth/places/former-place-names.json'
import { placeNameKeys } from '~/domain/birth/places/normalise-place-name'
import { parseCity } from '../../scripts/places/parse-city.mjs'
import { placeChunks } from '../../scripts/places/place-chunks.mjs'
import { makePlaceTables } from '../../scripts/places/place-tables.mjs'
import regions from '../../scripts/places/regions.json'
import reviewed from '../../scripts/places/reviewed-names.json'
// Lines of the gazetteer: 47 places of the world and 230 Mexican towns that begin with "San".
import lines from '../fixtures/places.tsv?raw'

export const cities = lines
  .trim()
  .split('\n')
  .map(parseCity)
  .sort((a, b) => b.population - a.population || a.id - b.id)

/** Writes these places into the database; returns the number of statements. */
export async function loadPlaces(): Promise<number> {
  // Small chunks, so that there are many statements, as in a real load.
  const chunks = placeChunks(makePlaceTables(cities, regions, placeNameKeys, { reviewed, former }), 20_000)
  await env.DB.batch(chunks.map(({ sql, json }) => env.DB.prepare(sql).bind(json)))
  return chunks.length
}
