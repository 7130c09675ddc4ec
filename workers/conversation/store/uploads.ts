import type { Attachment } from '../../../app/domain/messaging/message.schema'
import type { Upload } from '../../../app/domain/messaging/objects'
import type { ObjectDatabase } from '../../object-database'

type Row = Omit<Attachment, 'type'> & { owner_id: string; key: string; type: string; seq: number | null }

/** A picture with its uploader and its message; null: not used by a message yet. */
type StoredUpload = Upload & { ownerId: string; seq: number | null }

/** The pictures of messages, and uploads that no message uses yet. */
export class Uploads {
  readonly #db: ObjectDatabase

  constructor(db: ObjectDatabase) {
    this.#db = db
  }

  add(ownerId: string, { id, key, type, width, height, bytes }: Upload, at: number): void {
    this.#db.write(
      `INSERT INTO uploads (id, owner_id, key, type, width, height, bytes, created_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
      id,
      ownerId,
      key,
      type,
      width,
      height,
      bytes,
      at,
    )
  }

  find(id: string): StoredUpload | null {
    const row = this.#db.find<Row>(
      'SELECT id, owner_id, key, type, width, height, bytes, seq FROM uploads WHERE id = ?',
      id,
    )
    if (!row) return null
    const { owner_id: ownerId, ...rest } = row
    return { ...rest, ownerId, type: 'image/webp' }
  }

  /** Attaches a picture to a message. */
  take(id: string, seq: number): void {
    this.#db.write('UPDATE uploads SET seq = ? WHERE id = ?', seq, id)
  }

  /** Deletes the pictures of a message and lists their files for deletion from the bucket. */
  deleteOfMessage(seq: number): void {
    this.#delete('seq = ?', seq)
  }

  deleteOfMember(memberId: string): void {
    this.#delete('owner_id = ?', memberId)
  }

  /** Deletes uploads from before this time, in milliseconds, that no message uses. */
  deleteUnusedBefore(time: number): void {
    if (this.#db.find('SELECT 1 FROM uploads WHERE seq IS NULL AND created_at <= ?', time)) {
      this.#delete('seq IS NULL AND created_at <= ?', time)
    }
  }

  /** The time of the oldest upload that no message uses, in milliseconds. */
  oldestUnusedAt(): number | null {
    const query = 'SELECT min(created_at) AS at FROM uploads WHERE seq IS NULL'
    return this.#db.find<{ at: number | null }>(query)?.at ?? null
  }

  listFilesToDelete(limit: number): string[] {
    return this.#db.list<{ key: string }>('SELECT key FROM doomed_files LIMIT ?', limit).map(({ key }) => key)
  }

  /** Removes files from the list once they are deleted from the bucket. */
  forgetDeletedFiles(keys: string[]): void {
    this.#db.write('DELETE FROM doomed_files WHERE key IN (SELECT value FROM json_each(?))', JSON.stringify(keys))
  }

  #delete(condition: 'seq = ?' | 'owner_id = ?' | 'seq IS NULL AND created_at <= ?', value: string | number) {
    this.#db.transaction(() => {
      this.#db.write(`INSERT OR IGNORE INTO doomed_files SELECT key FROM uploads WHERE ${condition}`, value)
      this.#db.write(`DELETE FROM uploads WHERE ${condition}`, value)
    })
  }
}
