type Value = string | number | null
type Row = Record<string, SqlStorageValue>

/** The tables of a hub, by the release that brought them. A step that was released is never changed. */
export const MIGRATIONS = [
  `CREATE TABLE member (
    one INTEGER PRIMARY KEY CHECK (one = 1), id TEXT NOT NULL, chosen TEXT NOT NULL DEFAULT 'online', seen_at INTEGER
  );
  CREATE TABLE inbox (
    conversation_id TEXT PRIMARY KEY, other_id TEXT NOT NULL, last_message TEXT, unread INTEGER NOT NULL,
    request TEXT, seq INTEGER NOT NULL, rev INTEGER NOT NULL, read_seq INTEGER NOT NULL, at TEXT NOT NULL,
    is_closed INTEGER NOT NULL DEFAULT 0, is_dropped INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX inbox_at ON inbox (at, conversation_id);
  CREATE INDEX inbox_unread ON inbox (unread) WHERE unread > 0;
  CREATE TABLE open_conversations (id TEXT PRIMARY KEY, endings INTEGER NOT NULL DEFAULT 0);
  CREATE TABLE watchers (id TEXT PRIMARY KEY, until INTEGER NOT NULL, told TEXT NOT NULL);
  CREATE TABLE schedule (reason TEXT PRIMARY KEY, due INTEGER NOT NULL, is_running INTEGER NOT NULL DEFAULT 0)`,
  'ALTER TABLE open_conversations ADD COLUMN opened_at INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE member ADD COLUMN notices INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE inbox ADD COLUMN is_pushed INTEGER NOT NULL DEFAULT 0',
  `ALTER TABLE inbox ADD COLUMN push_left TEXT;
  ALTER TABLE member ADD COLUMN push_none_until INTEGER NOT NULL DEFAULT 0`,
  'ALTER TABLE member ADD COLUMN online_until INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE inbox ADD COLUMN version INTEGER NOT NULL DEFAULT 0',
  'CREATE TABLE IF NOT EXISTS untold_pairs (other_id TEXT PRIMARY KEY, note TEXT NOT NULL)',
]

/** The SQLite of a hub. The first write makes its tables: an object that was only asked stays empty. */
export class HubDatabase {
  readonly #storage: DurableObjectStorage
  #version: number | null = null

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
  }

  /** Whether anything was ever kept here, and not emptied since. */
  get exists() {
    return this.#applied() > 0
  }

  read<T extends Row>(query: string, ...values: Value[]): T[] {
    if (!this.exists) return []
    this.#migrate()
    return this.#storage.sql.exec<T>(query, ...values).toArray()
  }

  write(query: string, ...values: Value[]) {
    this.#migrate()
    this.#storage.sql.exec(query, ...values)
  }

  /** Changes or takes away rows; where nothing was ever kept there are none. */
  change(query: string, ...values: Value[]) {
    if (this.exists) this.write(query, ...values)
  }

  async empty() {
    await this.#storage.deleteAlarm()
    await this.#storage.deleteAll()
    this.#version = 0
  }

  #applied() {
    if (this.#version !== null) return this.#version
    const { sql } = this.#storage
    const there = sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").toArray().length > 0
    this.#version = there ? sql.exec<{ n: number }>('SELECT count(*) AS n FROM migrations').one().n : 0
    return this.#version
  }

  #migrate() {
    const applied = this.#applied()
    if (applied === MIGRATIONS.length) return
    this.#storage.transactionSync(() => {
      this.#storage.sql.exec('CREATE TABLE IF NOT EXISTS migrations (step INTEGER PRIMARY KEY)')
      MIGRATIONS.slice(applied).forEach((step, index) => {
        this.#storage.sql.exec(step)
        this.#storage.sql.exec('INSERT INTO migrations (step) VALUES (?)', applied + index + 1)
      })
    })
    this.#version = MIGRATIONS.length
  }
}
