import { type PairContext, refreshPresenceOf, syncConversation } from '../../app/platform/messaging/availability.server'
import type { Bindings } from '../../app/platform/server/env.server'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { inParallel } from '../../app/platform/server/remote-calls.server'
import { createDatabase } from '../../drizzle/client'
import type { ObjectDatabase } from '../object-database'
import type { Member } from './member'
import type { Schedule } from './schedule'

/** Whoever blocked tells of it itself for a quarter of a minute; from then on it is told from here, at intervals. */
const EVERY_MILLISECONDS = 30_000

type PendingNotice = { other_id: string; note: string }
type Parts = {
  database: ObjectDatabase
  env: Pick<Bindings, 'CONVERSATION' | 'DB' | 'HUB'>
  member: Member
  schedule: Schedule
}

/**
 * Blocks that began or ended and that not everybody concerned knows of yet; retried by the alarm. Written before anybody is
 * told, so that no crash leaves a socket open that a block is to close.
 */
export class PendingBlockNotices {
  readonly #database: ObjectDatabase
  readonly #env: Parts['env']
  readonly #member: Member
  readonly #schedule: Schedule

  constructor({ database, env, member, schedule }: Parts) {
    this.#database = database
    this.#env = env
    this.#member = member
    this.#schedule = schedule
  }

  async add(otherId: string, note: string) {
    this.#database.write('INSERT OR REPLACE INTO untold_pairs (other_id, note) VALUES (?, ?)', otherId, note)
    await this.#schedule.atLatest('pair', Date.now() + EVERY_MILLISECONDS)
  }

  /** What was noted later stands. */
  async remove(otherId: string, note: string) {
    this.#database.change('DELETE FROM untold_pairs WHERE other_id = ? AND note = ?', otherId, note)
    if (this.#list().length === 0) await this.#schedule.cancel('pair')
  }

  /** By the alarm: tells all that are noted, and comes again for those that failed. */
  async tell() {
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
    for (const error of failed) logEvent('error', 'hub.pair_not_told', toErrorFields(error))
    if (this.#list().length > 0) await this.#schedule.set('pair', Date.now() + EVERY_MILLISECONDS)
  }

  #list() {
    return this.#database.list<PendingNotice>('SELECT other_id, note FROM untold_pairs')
  }
}
