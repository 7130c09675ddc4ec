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
  transaction<T>(work: () => T): T {
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

/**
 * The tables of a conversation, one list of statements a version; what is applied is never edited. `messages.rev` is the
 * change of the conversation that touched a message last, 0 for none; a message's id is made of the conversation's and `seq`,
 * and kept nowhere. `notices` holds what each hub and the directory were told last; `doomed_files` what is to be removed
 * from the bucket.
 */
export const SCHEMA_VERSIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE messages (
      seq INTEGER PRIMARY KEY,
      client_id TEXT NOT NULL,
      sender_id TEXT NOT NULL,
      content TEXT NOT NULL,
      message_type TEXT NOT NULL DEFAULT 'text',
      attachments TEXT NOT NULL DEFAULT '[]',
      hd_context TEXT,
      is_edited INTEGER NOT NULL DEFAULT 0,
      edited_at INTEGER,
      is_deleted INTEGER NOT NULL DEFAULT 0,
      created_at INTEGER NOT NULL,
      rev INTEGER NOT NULL DEFAULT 0,
      UNIQUE (client_id, sender_id)
    )`,
    'CREATE INDEX messages_rev ON messages (rev) WHERE rev > 0',
    `CREATE TABLE message_reads (
      user_id TEXT PRIMARY KEY,
      seq INTEGER NOT NULL,
      read_at INTEGER NOT NULL,
      told_seq INTEGER NOT NULL DEFAULT 0,
      told_at INTEGER
    ) WITHOUT ROWID`,
    `CREATE TABLE uploads (
      id TEXT PRIMARY KEY,
      owner_id TEXT NOT NULL,
      key TEXT NOT NULL,
      type TEXT NOT NULL,
      width INTEGER NOT NULL,
      height INTEGER NOT NULL,
      bytes INTEGER NOT NULL,
      created_at INTEGER NOT NULL,
      seq INTEGER
    ) WITHOUT ROWID`,
    'CREATE INDEX uploads_seq ON uploads (seq)',
    'CREATE TABLE doomed_files (key TEXT PRIMARY KEY) WITHOUT ROWID',
    `CREATE TABLE notices (
      target TEXT PRIMARY KEY,
      told TEXT NOT NULL,
      tries INTEGER NOT NULL,
      next_at INTEGER NOT NULL
    ) WITHOUT ROWID`,
    `CREATE TABLE state (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      conversation_id TEXT NOT NULL,
      low TEXT NOT NULL,
      high TEXT NOT NULL,
      request_from TEXT,
      request TEXT,
      rev INTEGER NOT NULL
    )`,
  ],
]
