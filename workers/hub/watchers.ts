import { listPresenceVisible, listPresenceWatchers } from '../../app/data/members/presence.server'
import type { Presence } from '../../app/domain/messaging/hub-frames.schema'
import { offline } from '../../app/domain/messaging/presence'
import type { Bindings } from '../../app/platform/server/env.server'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { inParallel } from '../../app/platform/server/remote-calls.server'
import { createDatabase } from '../../drizzle/client'
import type { ObjectDatabase } from '../object-database'

/** Who follows a member says so again each five minutes; who did not for so long is told no more. */
const WATCH_MILLISECONDS = 10 * 60_000
/** Beyond so many, watchers learn of a change only when they follow again. */
const WATCHERS_TOLD = 1000

/** Who follows whether this member is here, and what each of them was told last. */
export class Watchers {
  readonly #database: ObjectDatabase
  readonly #env: Pick<Bindings, 'DB' | 'HUB'>

  constructor(database: ObjectDatabase, env: Pick<Bindings, 'DB' | 'HUB'>) {
    this.#database = database
    this.#env = env
  }

  /** Notes a watcher, who is told `told` by the answer to the same call. */
  add(watcherId: string, told: Presence, now: number) {
    this.#database.change('DELETE FROM watchers WHERE until <= ?', now)
    this.#database.write(
      `INSERT OR REPLACE INTO watchers (id, until, told) SELECT ?1, ?2, ?3
        WHERE (SELECT count(*) FROM watchers WHERE id <> ?1) < ?4`,
      ...[watcherId, now + WATCH_MILLISECONDS, told.status, WATCHERS_TOLD],
    )
  }

  /** Those who were last told something else. */
  behind({ status }: Pick<Presence, 'status'>, now: number): string[] {
    return this.#database
      .list<{ id: string }>('SELECT id FROM watchers WHERE until > ? AND told <> ?', now, status)
      .map(({ id }) => id)
  }

  /** From now on all of them are to be told again. */
  makeAllBehind() {
    this.#database.change("UPDATE watchers SET told = ''")
  }

  /**
   * Tells them, after one look who still may know: the others are told that the member is offline, and then no more. Throws
   * when some were not reached; they stay behind.
   */
  async tell(watcherIds: string[], currentPresence: () => Presence) {
    const { memberId } = currentPresence()
    const allowed = await listPresenceWatchers(createDatabase(this.#env.DB), memberId, watcherIds)
    const failed = await inParallel(watcherIds, async (id) => {
      const presence = allowed.has(id) ? currentPresence() : offline(memberId)
      await this.#env.HUB.getByName(id).presenceChanged(presence)
      if (allowed.has(id)) this.#database.change('UPDATE watchers SET told = ? WHERE id = ?', presence.status, id)
      else this.#database.change('DELETE FROM watchers WHERE id = ?', id)
    })
    if (failed.length > 0) throw failed[0]
  }

  /** Tells all of them that the member is offline, which anybody may be told; whoever cannot be reached finds out alone. */
  async broadcastOffline(memberId: string, now: number) {
    const ids = this.behind({ status: 'offline' }, now)
    await inParallel(ids, async (id) => this.#env.HUB.getByName(id).presenceChanged(offline(memberId)))
  }
}

type Follow = { watcherId: string; memberIds: string[]; heard: (presence: Presence) => void }

/**
 * Asks the hubs of these members how each is seen, and to tell the watcher of changes. After one look who may be known of:
 * the others are heard of as offline. Nothing is heard of one whose hub does not answer.
 */
export async function follow(env: Pick<Bindings, 'DB' | 'HUB'>, { watcherId, memberIds, heard }: Follow) {
  const visible = await listPresenceVisible(createDatabase(env.DB), watcherId, memberIds)
  for (const memberId of memberIds) if (!visible.has(memberId)) heard(offline(memberId))
  const failed = await inParallel([...visible], async (memberId) =>
    heard(await env.HUB.getByName(memberId).watchedBy(memberId, watcherId)),
  )
  for (const error of failed) logEvent('error', 'hub.not_followed', toErrorFields(error))
}
