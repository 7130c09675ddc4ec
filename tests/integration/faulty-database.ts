import { env } from 'cloudflare:workers'

export type When = 'before' | 'after'

const ASKING = ['run', 'all', 'first', 'raw'] as const

/** Wraps the database so that the next matching statement or its batch fails, either before it runs or after, losing the response. */
export function faultyDatabase() {
  const sqlOf = new WeakMap<object, string>()
  let fault: { when: When; statement: RegExp } | null = null
  let failed = 0
  const lost = (): never => {
    failed++
    throw new Error('D1_ERROR: Network connection lost')
  }
  /** Runs the work, and fails before or after it if one of its statements matches. */
  const around = async <T>(statements: string[], work: () => Promise<T>): Promise<T> => {
    if (!statements.some((sql) => fault?.statement.test(sql))) return work()
    const { when } = fault!
    fault = null
    if (when === 'before') return lost()
    await work()
    return lost()
  }
  const prepare = (sql: string) => {
    const statement = env.DB.prepare(sql)
    const bind = statement.bind.bind(statement)
    statement.bind = (...values: unknown[]) => {
      const bound = bind(...values)
      sqlOf.set(bound, sql)
      for (const how of ASKING) {
        const ask = bound[how].bind(bound) as (...options: unknown[]) => Promise<unknown>
        Object.assign(bound, { [how]: (...options: unknown[]) => around([sql], () => ask(...options)) })
      }
      return bound
    }
    return statement
  }
  const batch = (statements: D1PreparedStatement[]) =>
    around(
      statements.map((statement) => sqlOf.get(statement) ?? ''),
      () => env.DB.batch(statements),
    )
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
    /** Makes the next matching statement fail. */
    fail: (when: When, statement: RegExp) => {
      fault = { when, statement }
    },
    /** The number of failures so far. */
    failures: () => failed,
  }
}
