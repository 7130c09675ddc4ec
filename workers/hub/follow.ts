import { listPresenceVisible } from '../../app/data/members/presence.server'
import type { Presence } from '../../app/domain/messaging/hub-frames.schema'
import { offline } from '../../app/domain/messaging/presence'
import type { Bindings } from '../../app/platform/server/env.server'
import { inParallel } from '../../app/platform/server/in-parallel.server'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { createDatabase } from '../../drizzle/client'

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
