import { markOffline, markOnline } from '../../app/data/members/presence.server'
import { ONLINE_PATIENCE_MILLISECONDS, ONLINE_ROW_MILLISECONDS } from '../../app/domain/messaging/limits'
import type { Bindings } from '../../app/platform/server/env.server'
import { createDatabase } from '../../drizzle/client'
import type { ObjectDatabase } from '../object-database'
import type { Schedule } from './schedule'

/** Who comes is noted this much later: the page they open waits for nothing. */
const COMING_MILLISECONDS = 1000
/** In place of the end of the row: it is not known whether D1 has one. */
const UNKNOWN = -1

type Parts = { database: ObjectDatabase; env: Pick<Bindings, 'DB'>; schedule: Schedule }

/**
 * The row in D1 that says that this member is here, for whoever seeks or counts by it. Written by the alarm alone, so that no
 * socket waits for D1 or fails with it; what fails comes up again. `online_until` is when that row ends by itself, 0 none.
 */
export class OnlineRow {
  readonly #database: ObjectDatabase
  readonly #env: Parts['env']
  readonly #schedule: Schedule

  constructor({ database, env, schedule }: Parts) {
    this.#database = database
    this.#env = env
    this.#schedule = schedule
  }

  /** The member has come, has gone, or is looked at: has the row written where it says something else, or ends soon. */
  async changed(isHere: boolean, now: number) {
    const patience = isHere ? COMING_MILLISECONDS : ONLINE_PATIENCE_MILLISECONDS
    if (this.#isBehind(isHere, now)) await this.#schedule.atLatest('online', now + patience)
    // Back before it was told that they went, or gone before it was told that they came.
    else await this.#schedule.cancel('online')
  }

  /** By the alarm: one statement, and whoever came or went meanwhile is written next. */
  async write(memberId: string, isHereAt: (now: number) => boolean) {
    const now = Date.now()
    const isHere = isHereAt(now)
    if (!this.#isBehind(isHere, now)) return
    const db = createDatabase(this.#env.DB)
    // Should the answer be lost, either may be true.
    this.#note(UNKNOWN)
    await (isHere ? markOnline(db, memberId, now) : markOffline(db, memberId))
    this.#note(isHere ? now + ONLINE_ROW_MILLISECONDS : 0)
    await this.changed(isHereAt(Date.now()), Date.now())
  }

  #isBehind(isHere: boolean, now: number): boolean {
    const until = this.#database.find<{ until: number }>('SELECT online_until AS until FROM member')?.until ?? 0
    return isHere ? until - now <= ONLINE_ROW_MILLISECONDS / 2 : until !== 0
  }

  #note(until: number) {
    this.#database.change('UPDATE member SET online_until = ?', until)
  }
}
