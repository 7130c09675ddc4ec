import type { ObjectDatabase } from '../object-database'

/**
 * Why a hub wakes: `sweep` looks which tabs are still alive, `tell` tells watchers what changed, `renew` follows again whom
 * the tabs follow, `end` tries again to close sockets in conversations, `push` tells of messages where no tab is open,
 * `pair` tells those between whom a block came or went, `online` tells D1 that the member is here, or not any more.
 */
export type Reason = 'sweep' | 'tell' | 'renew' | 'end' | 'push' | 'pair' | 'online'

/** A reason that failed comes up again after this time. */
const AGAIN_MILLISECONDS = 5000

/** Several due times on the one alarm an object has. */
export class Schedule {
  readonly #database: ObjectDatabase
  readonly #storage: DurableObjectStorage

  constructor(database: ObjectDatabase, storage: DurableObjectStorage) {
    this.#database = database
    this.#storage = storage
  }

  /** Puts a reason at this time, unless it comes up sooner. */
  async atLatest(reason: Reason, due: number) {
    const planned = this.#database.find<{ due: number }>(
      'SELECT due FROM schedule WHERE reason = ? AND is_running = 0',
      reason,
    )
    if (!planned || planned.due > due) await this.set(reason, due)
  }

  /** Puts a reason at this time, or takes it off. */
  async set(reason: Reason, due: number | null) {
    if (due === null) this.#database.change('DELETE FROM schedule WHERE reason = ?', reason)
    else this.#database.write('INSERT OR REPLACE INTO schedule (reason, due) VALUES (?, ?)', reason, due)
    await this.#arm()
  }

  /** Takes a reason off that is planned; one that is being done is let be. */
  async cancel(reason: Reason) {
    const query = 'SELECT 1 FROM schedule WHERE reason = ? AND is_running = 0'
    if (this.#database.find(query, reason)) await this.set(reason, null)
  }

  /**
   * Does what is due. A reason stays in the table while it is done, so that one that fails, or dies with the object, comes up
   * again; what it puts there itself stands.
   */
  async run(now: number, work: (reason: Reason) => Promise<void>, failed: (reason: Reason, error: unknown) => void) {
    for (const { reason } of this.#database.list<{ reason: Reason }>(
      'SELECT reason FROM schedule WHERE due <= ?',
      now,
    )) {
      this.#database.change(
        'UPDATE schedule SET due = ?, is_running = 1 WHERE reason = ?',
        now + AGAIN_MILLISECONDS,
        reason,
      )
      try {
        await work(reason)
        this.#database.change('DELETE FROM schedule WHERE reason = ? AND is_running = 1', reason)
      } catch (error) {
        failed(reason, error)
      }
    }
    await this.#arm()
  }

  async #arm() {
    const next = this.#database.find<{ due: number | null }>('SELECT min(due) AS due FROM schedule')
    if (next?.due == null) await this.#storage.deleteAlarm()
    else await this.#storage.setAlarm(next.due)
  }
}
