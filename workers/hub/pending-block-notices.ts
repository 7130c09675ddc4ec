import { type PairContext, refreshPresenceOf, syncConversation } from '../../app/platform/messaging/availability.server'
import type { Bindings } from '../../app/platform/server/env.server'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { inParallel } from '../../app/platform/server/remote-calls.server'
import { createDatabase } from '../../drizzle/client'
import type { ObjectDatabase } from '../object-database'
import type { Member } from './member'
import type { Schedule } from './schedule'

/** The blocking request retries for 15 seconds itself; after that the alarm retries at this interval. */
const EVERY_MILLISECONDS = 30_000

type PendingNotice = { other_id: string; note: string }
type Dependencies = {
  database: ObjectDatabase
  env: Pick<Bindings, 'CONVERSATION' | 'DB' | 'HUB'>
  member: Member
  schedule: Schedule
}

/**
 * Block changes not yet delivered, retried by the alarm. Stored before the first delivery, so that a crash can't leave a socket open
 * that a block must close.
 */
export class PendingBlockNotices {
  readonly #database: ObjectDatabase
  readonly #env: Dependencies['env']
  readonly #member: Member
  readonly #schedule: Schedule

  constructor({ database, env, member, schedule }: Dependencies) {
    this.#database = database
    this.#env = env
    this.#member = member
    this.#schedule = schedule
  }

  async add(otherId: string, note: string) {
    this.#database.write('INSERT OR REPLACE INTO untold_pairs (other_id, note) VALUES (?, ?)', otherId, note)
    await this.#schedule.atLatest('pair', Date.now() + EVERY_MILLISECONDS)
  }

  /** Removes a delivered change, unless a later one has replaced it. */
  async remove(otherId: string, note: string) {
    this.#database.change('DELETE FROM untold_pairs WHERE other_id = ? AND note = ?', otherId, note)
    if (this.#list().length === 0) await this.#schedule.cancel('pair')
  }

  /** Called by the alarm: delivers all pending changes and reschedules those that failed. */
  async deliver() {
    const member = this.#member.find()
    if (!member) return
    const place: PairContext = { db: createDatabase(this.#env.DB), bindings: this.#env }
    const failed = await inParallel(this.#list(), async ({ other_id: otherId, note }) => {
      await Promise.all([
        refreshPresenceOf(place, member.id),
        refreshPresenceOf(place, otherId),
        syncConversation(place, member.id, otherId),
      ])
      this.#database.change('DELETE FROM untold_pairs WHERE other_id = ? AND note = ?', otherId, note)
    })
    for (const error of failed) logEvent('error', 'hub.pair_not_notified', toErrorFields(error))
    if (this.#list().length > 0) await this.#schedule.set('pair', Date.now() + EVERY_MILLISECONDS)
  }

  #list() {
    return this.#database.list<PendingNotice>('SELECT other_id, note FROM untold_pairs')
  }
}
