import { env } from 'cloudflare:workers'

const WRITES = /\b(insert|replace|update|delete)\b/i

/** Wraps the database to record the statements that changed rows, for use as a binding: `new Visitor({ site: writing.site })`. */
export function writingDb() {
  const written: string[] = []
  const known = new WeakMap<object, string>()
  const note = (sql: string, changes: number) => {
    if (changes > 0 && WRITES.test(sql)) written.push(sql)
  }
  const noted = async (sql: string, asked: Promise<D1Result>) => {
    const result = await asked
    note(sql, result.meta.changes)
    return result
  }
  const follow = (sql: string, statement: D1PreparedStatement): D1PreparedStatement => {
    known.set(statement, sql)
    const { bind, all, run, raw } = statement
    return Object.assign(statement, {
      bind: (...values: unknown[]) => follow(sql, bind.apply(statement, values)),
      all: () => noted(sql, all.call(statement)),
      run: () => noted(sql, run.call(statement)),
      // `raw` returns no metadata; a write that returns rows has changed them.
      raw: async (options: { columnNames?: false }) => {
        const rows = await raw.call(statement, options)
        note(sql, rows.length)
        return rows
      },
    })
  }
  const DB = new Proxy(env.DB, {
    get: (whole, name) => {
      if (name === 'prepare') return (sql: string) => follow(sql, whole.prepare(sql))
      if (name === 'batch') {
        return async (statements: D1PreparedStatement[]) => {
          const results = await whole.batch(statements)
          results.forEach(({ meta }, at) => {
            note(known.get(statements[at]!) ?? '', meta.changes)
          })
          return results
        }
      }
      const value: unknown = Reflect.get(whole, name)
      return typeof value === 'function' ? value.bind(whole) : value
    },
  })
  return {
    site: { DB },
    /** Takes the statements since the last call. */
    take: () => written.splice(0),
  }
}
