import type { ObjectDatabase } from '../object-database'

/**
 * The tasks of a hub's alarm: `sweep` checks which tabs are alive, `tell` updates watchers, `renew` renews the follows of the tabs,
 * `end` retries closing sockets in conversations, `push` pushes messages if no tab is active, `pair` delivers block changes,
 * `online` updates the member's row in D1. The names are stored.
 */
export type Reason = 'sweep' | 'tell' | 'renew' | 'end' | 'push' | 'pair' | 'online'

/** The retry delay of a failed task. */
const AGAIN_MILLISECONDS = 5000

/** Schedules several tasks on the one alarm of an object. */
export class Schedule {
  readonly #database: ObjectDatabase
  readonly #storage: DurableObjectStorage

  constructor(database: ObjectDatabase, storage: DurableObjectStorage) {
    this.#database = database
    this.#storage = storage
  }

  /** Schedules a task at this time, unless it's due earlier. */
  async atLatest(reason: Reason, due: number) {
    const planned = this.#database.find<{ due: number }>(
      'SELECT due FROM schedule WHERE reason = ? AND is_running = 0',
      reason,
    )
    if (!planned || planned.due > due) await this.set(reason, due)
  }

  /** Schedules a task at this time; null removes it. */
  async set(reason: Reason, due: number | null) {
    if (due === null) this.#database.change('DELETE FROM schedule WHERE reason = ?', reason)
    else this.#database.write('INSERT OR REPLACE INTO schedule (reason, due) VALUES (?, ?)', reason, due)
    await this.#arm()
  }

  /** Removes a task unless it's running. */
  async cancel(reason: Reason) {
    const query = 'SELECT 1 FROM schedule WHERE reason = ? AND is_running = 0'
    if (this.#database.find(query, reason)) await this.set(reason, null)
  }

  /**
   * Runs the due tasks. A task's row stays while it runs, so that it's retried after an error or a crash. If the task schedules
   * itself again, that row stays.
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
