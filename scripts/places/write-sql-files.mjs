import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editionOf } from './edition.mjs'
import { emptyPlaces, noteProgress, placeChunks } from './place-chunks.mjs'
import { readPlaceTables } from './read-place-tables.mjs'

/** D1 takes statements of 100 kB; quoting can add to the JSON, so this leaves room. */
const chunkBytes = 80_000
/** About 4 MB a file. */
const chunksPerFile = 50

const quote = (text) => `'${text.replaceAll("'", "''")}'`

/**
 * Writes the same statements as SQL text: places-000.sql empties the tables, the others fill them. Each can be run again.
 * @param {string} folder made when missing
 * @param {'all' | 'few'} selection
 * @returns {Promise<string[]>} the files, in the order in which to run them
 */
export async function writeSqlFiles(folder, selection) {
  const edition = editionOf(selection)
  const chunks = placeChunks(await readPlaceTables(selection), chunkBytes)
  mkdirSync(folder, { recursive: true })
  const files = []
  const write = (statements) => {
    const file = join(folder, `places-${String(files.length).padStart(3, '0')}.sql`)
    writeFileSync(file, `${statements.join(';\n')};\n`)
    files.push(file)
  }
  write(emptyPlaces)
  for (let start = 0; start < chunks.length; start += chunksPerFile) {
    const part = chunks.slice(start, start + chunksPerFile)
    const note = [quote(edition), start + part.length, chunks.length]
    write([
      ...part.map(({ sql, json }) => sql.replace('?1', () => quote(json))),
      noteProgress.replace(/\?(\d)/g, (_, index) => note[index - 1]),
    ])
  }
  return files
}
