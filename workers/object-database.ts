type Row = Record<string, SqlStorageValue>

/** The tables of a kind of object, and where an object records which of them it has. */
export type Schema = {
  /** One step for each release that changed the tables, of one or more statements. A released step is never edited. */
  steps: readonly string[]
  log: MigrationLog
}

/**
 * The table of applied steps, numbered from 1. Each kind of object has its own, which can't be renamed: objects of every release
 * have it, and after a rollback the release before reads it.
 */
type MigrationLog = { table: string; create: string; last: string; insert: string }

/**
 * The SQLite of a Durable Object. Tables come with the first write: an object that is only read stays empty, and its reads find
 * nothing. Existing tables are migrated when the object starts.
 */
export class ObjectDatabase {
  readonly #storage: DurableObjectStorage
  readonly #sql: SqlStorage
  readonly #schema: Schema
  #isEmpty: boolean

  constructor(storage: DurableObjectStorage, schema: Schema) {
    this.#storage = storage
    this.#sql = storage.sql
    this.#schema = schema
    this.#isEmpty = !hasLog(storage.sql, schema.log)
    if (!this.#isEmpty) migrate(storage, schema)
  }

  /** Whether nothing was ever written, or not since it was emptied. */
  get isEmpty(): boolean {
    return this.#isEmpty
  }

  list<T extends Row>(query: string, ...values: SqlStorageValue[]): T[] {
    return this.#isEmpty ? [] : this.#sql.exec<T>(query, ...values).toArray()
  }

  find<T extends Row>(query: string, ...values: SqlStorageValue[]): T | null {
    return this.#isEmpty ? null : (this.#sql.exec<T>(query, ...values).next().value ?? null)
  }

  /** Returns whether anything was written. */
  write(statement: string, ...values: SqlStorageValue[]): boolean {
    this.#create()
    return this.#sql.exec(statement, ...values).rowsWritten > 0
  }

  /** Updates or deletes rows. In an empty object there are none, and it stays empty. */
  change(statement: string, ...values: SqlStorageValue[]): void {
    if (!this.#isEmpty) this.write(statement, ...values)
  }

  /** Does all of the work or, if it throws, nothing of it. */
  transaction<T>(work: () => T): T {
    this.#create()
    return this.#storage.transactionSync(work)
  }

  /** Deletes everything, the alarm included. */
  async empty(): Promise<void> {
    this.#isEmpty = true
    await Promise.all([this.#storage.deleteAlarm(), this.#storage.deleteAll()])
  }

  #create() {
    if (!this.#isEmpty) return
    migrate(this.#storage, this.#schema)
    this.#isEmpty = false
  }
}

const hasLog = (sql: SqlStorage, { table }: MigrationLog) =>
  sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", table).toArray().length > 0

/** Applies the missing steps with their rows in the log, all or none. With nothing missing it changes nothing. */
export function migrate(storage: DurableObjectStorage, { steps, log }: Schema): void {
  const { sql } = storage
  const last = hasLog(sql, log) ? (sql.exec<{ step: number | null }>(log.last).one().step ?? 0) : null
  if (last !== null && last >= steps.length) return
  storage.transactionSync(() => {
    if (last === null) sql.exec(log.create)
    for (const [index, statements] of [...steps.entries()].slice(last ?? 0)) {
      sql.exec(statements)
      sql.exec(log.insert, index + 1)
    }
  })
}
