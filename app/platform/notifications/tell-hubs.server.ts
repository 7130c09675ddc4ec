import { askObject } from '../messaging/ask-object.server'
import { hubOf } from '../messaging/conversations.server'
import type { Bindings } from '../server/env.server'
import { inParallel } from '../server/in-parallel.server'
import { logEvent, toErrorFields } from '../server/log.server'

type Telling = { requestId?: string; memberIds: readonly string[] }

/** Makes the hubs of these members count what is unread, and tell their tabs; gives those that did. */
export async function tellHubs(env: Pick<Bindings, 'HUB'>, { requestId, memberIds }: Telling): Promise<Set<string>> {
  const reached = new Set<string>()
  const failed = await inParallel([...new Set(memberIds)], async (memberId) => {
    await askObject(() => hubOf(env, memberId).noticesChanged(memberId))
    reached.add(memberId)
  })
  for (const error of failed) logEvent('error', 'notifications.hub_not_told', { requestId, ...toErrorFields(error) })
  return reached
}
