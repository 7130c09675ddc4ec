import { env } from 'cloudflare:workers'

export type When = 'before' | 'after'

/** The database, whose next batch with a statement that matches fails: before it was done, or after, when only the answer is lost. */
export function faultyDatabase() {
  const sqlOf = new WeakMap<object, string>()
  let fault: { when: When; statement: RegExp } | null = null
  let failed = 0
  const lost = () => {
    failed++
    throw new Error('D1_ERROR: Network connection lost')
  }
  const prepare = (sql: string) => {
    const statement = env.DB.prepare(sql)
    const bind = statement.bind.bind(statement)
    statement.bind = (...values: unknown[]) => {
      const bound = bind(...values)
      sqlOf.set(bound, sql)
      return bound
    }
    return statement
  }
  const batch = async (statements: D1PreparedStatement[]) => {
    const hit = fault && statements.some((statement) => fault?.statement.test(sqlOf.get(statement) ?? ''))
    if (!hit) return env.DB.batch(statements)
    const { when } = fault!
    fault = null
    if (when === 'before') lost()
    await env.DB.batch(statements)
    return lost()
  }
  const DB = new Proxy(env.DB, {
    get: (whole, name) => {
      if (name === 'prepare') return prepare
      if (name === 'batch') return batch
      const value: unknown = Reflect.get(whole, name)
      return typeof value === 'function' ? value.bind(whole) : value
    },
  })
  return {
    DB,
    /** Lets the next batch that matches fail. */
    fail: (when: When, statement: RegExp) => {
      fault = { when, statement }
    },
    /** How often it failed so far. */
    failures: () => failed,
  }
}
