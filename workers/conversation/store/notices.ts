import type { ObjectDatabase } from '../../object-database'

/** What somebody was told last, and when to try again after it failed (milliseconds; 0: it did not). */
export type Notice = { told: string; tries: number; nextAt: number }

const UNTOLD: Notice = { told: '', tries: 0, nextAt: 0 }

/** What each hub (by its member) and the directory know of the conversation. Kept in memory too. */
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
    const { told, tries, nextAt } = notice
    this.#known.set(target, notice)
    this.#db.write('INSERT OR REPLACE INTO notices VALUES (?, ?, ?, ?)', target, told, tries, nextAt)
  }

  forget(target: string): void {
    this.#known.delete(target)
    this.#db.write('DELETE FROM notices WHERE target = ?', target)
  }

  /** Drops what is in memory, since a write was rolled back. */
  invalidate(): void {
    this.#known.clear()
  }

  #find(target: string): Notice {
    type Row = { told: string; tries: number; next_at: number }
    const row = this.#db.find<Row>('SELECT told, tries, next_at FROM notices WHERE target = ?', target)
    return row ? { told: row.told, tries: row.tries, nextAt: row.next_at } : UNTOLD
  }
}
