import type { Schema } from '../object-database'

/** The tables of a hub. */
export const HUB_SCHEMA: Schema = {
  steps: [
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
  ],
  log: {
    table: 'migrations',
    create: 'CREATE TABLE migrations (step INTEGER PRIMARY KEY)',
    last: 'SELECT max(step) AS step FROM migrations',
    insert: 'INSERT INTO migrations (step) VALUES (?)',
  },
}
