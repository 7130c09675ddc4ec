import { listPresenceVisible, listPresenceWatchers } from '../../app/data/visibility.server'
import type { Presence } from '../../app/domain/messaging/hub-frames.schema'
import { offline } from '../../app/domain/messaging/presence'
import type { Bindings } from '../../app/platform/server/env.server'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { inParallel } from '../../app/platform/server/remote-calls.server'
import { createDatabase } from '../../drizzle/client'
import type { ObjectDatabase } from '../object-database'

/** A watcher expires after this time; follows are renewed every five minutes. */
const WATCH_MILLISECONDS = 10 * 60_000
/** Further watchers aren't stored and get a change only when they renew. */
const MOST_WATCHERS = 1000

/** The watchers of this member's presence, with the status each of them has. */
export class Watchers {
  readonly #database: ObjectDatabase
  readonly #env: Pick<Bindings, 'DB' | 'HUB'>

  constructor(database: ObjectDatabase, env: Pick<Bindings, 'DB' | 'HUB'>) {
    this.#database = database
    this.#env = env
  }

  /** Stores a watcher with the presence that the response of the same call sends them. */
  add(watcherId: string, presence: Presence, now: number) {
    this.#database.change('DELETE FROM watchers WHERE until <= ?', now)
    this.#database.write(
      `INSERT OR REPLACE INTO watchers (id, until, told) SELECT ?1, ?2, ?3
        WHERE (SELECT count(*) FROM watchers WHERE id <> ?1) < ?4`,
      ...[watcherId, now + WATCH_MILLISECONDS, presence.status, MOST_WATCHERS],
    )
  }

  /** The watchers who have another status. */
  listDue({ status }: Pick<Presence, 'status'>, now: number): string[] {
    return this.#database
      .list<{ id: string }>('SELECT id FROM watchers WHERE until > ? AND told <> ?', now, status)
      .map(({ id }) => id)
  }

  /** Makes all watchers due for an update. */
  markAllDue() {
    this.#database.change("UPDATE watchers SET told = ''")
  }

  /**
   * Sends the presence to these watchers, after one query for who may still see it; the others get offline and are removed. Throws
   * if a call fails; those watchers stay due.
   */
  async notify(watcherIds: string[], currentPresence: () => Presence) {
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

  /** Sends offline to all watchers without a privacy check, because it reveals nothing; failures aren't retried. */
  async broadcastOffline(memberId: string, now: number) {
    const ids = this.listDue({ status: 'offline' }, now)
    await inParallel(ids, async (id) => this.#env.HUB.getByName(id).presenceChanged(offline(memberId)))
  }
}

type Follow = { watcherId: string; memberIds: string[]; report: (presence: Presence) => void }

/**
 * Follows the presence of these members at their hubs, after one query for who may be seen; the others are reported as offline.
 * Nothing is reported of a member whose hub doesn't answer.
 */
export async function follow(env: Pick<Bindings, 'DB' | 'HUB'>, { watcherId, memberIds, report }: Follow) {
  const visible = await listPresenceVisible(createDatabase(env.DB), watcherId, memberIds)
  for (const memberId of memberIds) if (!visible.has(memberId)) report(offline(memberId))
  const failed = await inParallel([...visible], async (memberId) =>
    report(await env.HUB.getByName(memberId).watchedBy(memberId, watcherId)),
  )
  for (const error of failed) logEvent('error', 'hub.not_followed', toErrorFields(error))
}
