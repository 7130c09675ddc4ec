import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { inLocalDatabase } from '../setup/local-database.mjs'
import { editionOf } from './edition.mjs'
import { emptyPlaces, noteProgress, placeChunks } from './place-chunks.mjs'
import { readPlaceTables } from './read-place-tables.mjs'
import { writeSqlFiles } from './write-sql-files.mjs'

/*
 * npm run places:load [-- --persist-to FOLDER] [--few]     into the local database (default .wrangler/state)
 * npm run places:load -- --write-sql FOLDER                 files for `wrangler d1 execute DB --remote --file`
 *
 * The migrations must have been applied. Loads what is missing: nothing when this edition is there, the rest when an
 * earlier run was cut off, everything after a change of data or code. `--few` takes cities of 100,000 and more.
 */

/** D1 takes parameters of 2 MB; a few of these make one transaction of a tolerable size. */
const chunkBytes = 900_000
const chunksPerBatch = 4

/**
 * Fills the places of a local database. Must not run while a server has the same state open.
 * @param {{ persistTo: string, selection?: 'all' | 'few' }} options `persistTo` is wrangler's state folder
 * @returns {Promise<{ edition: string, written: number }>} statements written by this run; 0 when all was there
 */
export const loadPlaces = ({ persistTo, selection = 'all' }) =>
  inLocalDatabase(persistTo, (database) => fill(database, selection))

async function fill(database, selection) {
  const edition = editionOf(selection)
  const load = await database.prepare('SELECT edition, written, total FROM place_loads WHERE id = 1').first()
  if (load?.edition === edition && load.written === load.total) return { edition, written: 0 }

  const chunks = placeChunks(await readPlaceTables(selection), chunkBytes)
  const done = load?.edition === edition ? load.written : 0
  if (done === 0) await database.batch(emptyPlaces.map((sql) => database.prepare(sql)))
  const progress = database.prepare(noteProgress)
  for (let start = done; start < chunks.length; start += chunksPerBatch) {
    const batch = chunks.slice(start, start + chunksPerBatch)
    await database.batch([
      ...batch.map(({ sql, json }) => database.prepare(sql).bind(json)),
      progress.bind(edition, start + batch.length, chunks.length),
    ])
  }
  return { edition, written: chunks.length - done }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      'persist-to': { type: 'string', default: '.wrangler/state' },
      'write-sql': { type: 'string' },
      few: { type: 'boolean', default: false },
    },
  })
  const selection = values.few ? 'few' : 'all'
  const startedAt = performance.now()
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1)
  if (values['write-sql']) {
    const files = await writeSqlFiles(values['write-sql'], selection)
    console.log(
      `${files.length} files in ${seconds()} s; run each in order with wrangler d1 execute DB --remote --file`,
    )
  } else {
    const { edition, written } = await loadPlaces({ persistTo: values['persist-to'], selection })
    console.log(`Places ${edition}: ${written === 0 ? 'already there' : `loaded in ${seconds()} s`}`)
  }
}
