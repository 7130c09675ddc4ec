/** Cuts rows into JSON arrays of at most `maxBytes` (UTF-8), each at least one row. */
function* jsonChunks(rows, maxBytes) {
  let lines = []
  let bytes = 2
  for (const row of rows) {
    const line = JSON.stringify(row)
    const size = Buffer.byteLength(line) + 1
    if (lines.length > 0 && bytes + size > maxBytes) {
      yield `[${lines.join(',')}]`
      lines = []
      bytes = 2
    }
    lines.push(line)
    bytes += size
  }
  if (lines.length > 0) yield `[${lines.join(',')}]`
}

/**
 * What fills the tables: statements with one JSON parameter each, so that SQLite unpacks thousands of rows from one
 * value (a statement with as many VALUES makes its parser run out of memory). Written twice they change nothing.
 * @param {Record<string, unknown[][]>} tables rows by table, columns in the order of the schema
 * @param {number} maxBytes of one parameter
 * @returns {{ sql: string, json: string }[]}
 */
export function placeChunks(tables, maxBytes) {
  return Object.entries(tables).flatMap(([table, rows]) => {
    const columns = (rows[0] ?? []).map((_, index) => `value ->> ${index}`).join(', ')
    const sql = `INSERT OR REPLACE INTO ${table} SELECT ${columns} FROM json_each(?1)`
    return [...jsonChunks(rows, maxBytes)].map((json) => ({ sql, json }))
  })
}

/** Empties the tables, before another edition is written. */
export const emptyPlaces = [
  'place_loads',
  'place_prefixes',
  'place_names',
  'place_region_names',
  'place_regions',
  'places',
].map((table) => `DELETE FROM ${table}`)

/** Notes how far the loading has come; goes into the same transaction as the rows it speaks of. */
export const noteProgress = 'INSERT OR REPLACE INTO place_loads (id, edition, written, total) VALUES (1, ?1, ?2, ?3)'
