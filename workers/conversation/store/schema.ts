import type { Schema } from '../../object-database'

/**
 * The tables of a conversation. `messages.rev` is the conversation's change that last modified a message, 0 for none. A message's
 * id is derived from the conversation's id and `seq`. `notices.told` is the fingerprint of the last delivery to a hub or the
 * directory; `doomed_files` are the keys to delete from the bucket.
 */
export const CONVERSATION_SCHEMA: Schema = {
  steps: [
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
    );
    CREATE INDEX messages_rev ON messages (rev) WHERE rev > 0;
    CREATE TABLE message_reads (
      user_id TEXT PRIMARY KEY,
      seq INTEGER NOT NULL,
      read_at INTEGER NOT NULL,
      told_seq INTEGER NOT NULL DEFAULT 0,
      told_at INTEGER
    ) WITHOUT ROWID;
    CREATE TABLE uploads (
      id TEXT PRIMARY KEY,
      owner_id TEXT NOT NULL,
      key TEXT NOT NULL,
      type TEXT NOT NULL,
      width INTEGER NOT NULL,
      height INTEGER NOT NULL,
      bytes INTEGER NOT NULL,
      created_at INTEGER NOT NULL,
      seq INTEGER
    ) WITHOUT ROWID;
    CREATE INDEX uploads_seq ON uploads (seq);
    CREATE TABLE doomed_files (key TEXT PRIMARY KEY) WITHOUT ROWID;
    CREATE TABLE notices (
      target TEXT PRIMARY KEY,
      told TEXT NOT NULL,
      tries INTEGER NOT NULL,
      next_at INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE state (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      conversation_id TEXT NOT NULL,
      low TEXT NOT NULL,
      high TEXT NOT NULL,
      request_from TEXT,
      request TEXT,
      rev INTEGER NOT NULL
    )`,
  ],
  log: {
    table: 'schema_versions',
    create: 'CREATE TABLE schema_versions (version INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL)',
    last: 'SELECT max(version) AS step FROM schema_versions',
    insert: 'INSERT INTO schema_versions (version, applied_at) VALUES (?, unixepoch() * 1000)',
  },
}
