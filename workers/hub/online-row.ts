import { markOffline, markOnline } from '../../app/data/members/members.server'
import { OFFLINE_DELAY_MILLISECONDS, ONLINE_ROW_MILLISECONDS } from '../../app/domain/messaging/limits'
import type { Bindings } from '../../app/platform/server/env.server'
import { createDatabase } from '../../drizzle/client'
import type { ObjectDatabase } from '../object-database'
import type { Schedule } from './schedule'

/** The delay before a member is stored as online, so that their page doesn't wait for it. */
const ONLINE_DELAY_MILLISECONDS = 1000
/** Marks that it's unknown whether D1 has a row. */
const UNKNOWN = -1

type Dependencies = { database: ObjectDatabase; env: Pick<Bindings, 'DB'>; schedule: Schedule }

/**
 * The row in D1 that marks this member as online, for filters and counts. Only the alarm writes it, so that no socket waits for D1
 * or fails with it; failures are retried. `online_until` is when that row becomes stale; 0: no row.
 */
export class OnlineRow {
  readonly #database: ObjectDatabase
  readonly #env: Dependencies['env']
  readonly #schedule: Schedule

  constructor({ database, env, schedule }: Dependencies) {
    this.#database = database
    this.#env = env
    this.#schedule = schedule
  }

  /** Schedules a write if the row is wrong or becomes stale soon. */
  async changed(isOnline: boolean, now: number) {
    const delay = isOnline ? ONLINE_DELAY_MILLISECONDS : OFFLINE_DELAY_MILLISECONDS
    if (this.#isOutdated(isOnline, now)) await this.#schedule.atLatest('online', now + delay)
    // The member came back or left again before the change was written.
    else await this.#schedule.cancel('online')
  }

  /** Called by the alarm: writes the row, and schedules another write if presence changed meanwhile. */
  async write(memberId: string, isOnlineAt: (now: number) => boolean) {
    const now = Date.now()
    const isOnline = isOnlineAt(now)
    if (!this.#isOutdated(isOnline, now)) return
    const db = createDatabase(this.#env.DB)
    // If the response is lost, it's unknown whether the write succeeded.
    this.#store(UNKNOWN)
    await (isOnline ? markOnline(db, memberId, now) : markOffline(db, memberId))
    this.#store(isOnline ? now + ONLINE_ROW_MILLISECONDS : 0)
    await this.changed(isOnlineAt(Date.now()), Date.now())
  }

  #isOutdated(isOnline: boolean, now: number): boolean {
    const until = this.#database.find<{ until: number }>('SELECT online_until AS until FROM member')?.until ?? 0
    return isOnline ? until - now <= ONLINE_ROW_MILLISECONDS / 2 : until !== 0
  }

  #store(until: number) {
    this.#database.change('UPDATE member SET online_until = ?', until)
  }
}
