import { env } from 'cloudflare:workers'

export type Asked = { sql: string; rowsRead: number }

/**
 * Wraps the database to count statements and the rows they read, for use as a binding: `new Visitor({ site: counting.site })`.
 * Statements of a batch count individually.
 */
export function countingDb(db: D1Database = env.DB) {
  const asked: Asked[] = []
  const trips: string[][] = []
  const note = (sql: string, { meta }: D1Result<unknown>) => asked.push({ sql, rowsRead: meta.rows_read ?? 0 })
  const inner = new WeakMap<object, { sql: string; statement: D1PreparedStatement }>()

  function wrap(sql: string, statement: D1PreparedStatement): D1PreparedStatement {
    const all = async () => {
      trips.push([sql])
      const result = await statement.all()
      note(sql, result)
      return result
    }
    const wrapped = {
      bind: (...values: unknown[]) => wrap(sql, statement.bind(...values)),
      all,
      run: all,
      first: async (column?: string) => {
        const row = (await all()).results[0] ?? null
        return column === undefined ? row : (row?.[column] ?? null)
      },
      // `raw` returns no metadata, so reads are run twice; writes must not be.
      raw: async (options?: { columnNames?: false }) => {
        if (/^\s*(select|with)\b/i.test(sql)) await all()
        else {
          trips.push([sql])
          asked.push({ sql, rowsRead: 0 })
        }
        return statement.raw(options)
      },
    } as unknown as D1PreparedStatement
    inner.set(wrapped, { sql, statement })
    return wrapped
  }

  const DB = {
    prepare: (sql: string) => wrap(sql, db.prepare(sql)),
    batch: async (statements: D1PreparedStatement[]) => {
      const known = statements.map((statement) => inner.get(statement)!)
      trips.push(known.map(({ sql }) => sql))
      const results = await db.batch(known.map(({ statement }) => statement))
      results.forEach((result, place) => {
        note(known[place]!.sql, result)
      })
      return results
    },
    exec: (sql: string) => db.exec(sql),
  } as unknown as D1Database

  return {
    site: { DB },
    asked,
    /** The statements of each round trip. */
    trips,
    rowsRead: () => asked.reduce((sum, { rowsRead }) => sum + rowsRead, 0),
    /** Resets the counts. */
    reset: () => asked.splice(0),
  }
}
