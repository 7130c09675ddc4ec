import type { ObjectDatabase } from '../../object-database'

/** The fingerprint of the last delivery, and when to retry after a failure (milliseconds; 0: none failed). */
export type Notice = { delivered: string; tries: number; nextAt: number }

const NEVER_DELIVERED: Notice = { delivered: '', tries: 0, nextAt: 0 }

/** The last delivery to each hub (by its member) and to the directory, cached in memory. */
export class Notices {
  readonly #db: ObjectDatabase
  readonly #known = new Map<string, Notice>()

  constructor(db: ObjectDatabase) {
    this.#db = db
  }

  of(target: string): Notice {
    const notice = this.#known.get(target) ?? this.#find(target)
    this.#known.set(target, notice)
    return notice
  }

  set(target: string, notice: Notice): void {
    const { delivered, tries, nextAt } = notice
    this.#known.set(target, notice)
    this.#db.write('INSERT OR REPLACE INTO notices VALUES (?, ?, ?, ?)', target, delivered, tries, nextAt)
  }

  forget(target: string): void {
    this.#known.delete(target)
    this.#db.write('DELETE FROM notices WHERE target = ?', target)
  }

  /** Clears the cache after a rollback. */
  invalidate(): void {
    this.#known.clear()
  }

  #find(target: string): Notice {
    type Row = { told: string; tries: number; next_at: number }
    const row = this.#db.find<Row>('SELECT told, tries, next_at FROM notices WHERE target = ?', target)
    return row ? { delivered: row.told, tries: row.tries, nextAt: row.next_at } : NEVER_DELIVERED
  }
}
