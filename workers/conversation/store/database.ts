import { SCHEMA_VERSIONS } from './schema'

type Row = Record<string, SqlStorageValue>

/**
 * The object's SQLite. Tables come with the first write: a conversation that is only looked at leaves nothing behind, and
 * reads of it find nothing. What is there already is brought up to date when the object wakes.
 */
export class ObjectDatabase {
  readonly #storage: DurableObjectStorage
  readonly #sql: SqlStorage
  #isBlank: boolean

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
    this.#sql = storage.sql
    this.#isBlank = hasNoTables(storage.sql)
    if (!this.#isBlank) applyVersions(storage)
  }

  get isBlank() {
    return this.#isBlank
  }

  list<T extends Row>(query: string, ...values: SqlStorageValue[]): T[] {
    return this.#isBlank ? [] : this.#sql.exec<T>(query, ...values).toArray()
  }

  find<T extends Row>(query: string, ...values: SqlStorageValue[]): T | null {
    return this.#isBlank ? null : (this.#sql.exec<T>(query, ...values).next().value ?? null)
  }

  /** Whether anything was written. */
  write(statement: string, ...values: SqlStorageValue[]): boolean {
    if (this.#isBlank) this.#begin()
    return this.#sql.exec(statement, ...values).rowsWritten > 0
  }

  /** All of it or nothing, should a statement in the middle fail. */
  atOnce<T>(work: () => T): T {
    if (this.#isBlank) this.#begin()
    return this.#storage.transactionSync(work)
  }

  /** The object is as if nobody had ever written here. */
  async empty(): Promise<void> {
    this.#isBlank = true
    await Promise.all([this.#storage.deleteAlarm(), this.#storage.deleteAll()])
  }

  #begin() {
    applyVersions(this.#storage)
    this.#isBlank = false
  }
}

const hasNoTables = (sql: SqlStorage) =>
  sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'schema_versions'").next().done === true

/** Applies what is missing, each version with its entry or not at all; doing it again does nothing. */
export function applyVersions(storage: DurableObjectStorage, versions = SCHEMA_VERSIONS): void {
  const { sql } = storage
  if (hasNoTables(sql))
    sql.exec('CREATE TABLE schema_versions (version INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL)')
  const applied = sql
    .exec<{ version: number }>('SELECT coalesce(max(version), 0) AS version FROM schema_versions')
    .one()
  for (const [index, statements] of versions.entries()) {
    const version = index + 1
    if (version <= applied.version) continue
    storage.transactionSync(() => {
      for (const statement of statements) sql.exec(statement)
      sql.exec('INSERT INTO schema_versions VALUES (?, ?)', version, Date.now())
    })
  }
}
