import { listToldOf } from '../../data/notifications/notices.server'
import type { Context } from '../server/context.server'
import { logEvent, toErrorFields } from '../server/log.server'
import { tellHubs } from './tell-hubs.server'

type Dependencies = Pick<Context, 'bindings' | 'db' | 'requestId' | 'waitUntil'>

/**
 * Lets whoever was told of a post or a comment see that it is gone, or back: what stands at the bell is counted anew. Nobody waits
 * for it.
 */
export function announceChange(context: Dependencies, thing: { kind: 'post' | 'comment'; id: string }): void {
  context.waitUntil(announce(context, thing))
}

async function announce({ bindings, db, requestId }: Dependencies, thing: { kind: 'post' | 'comment'; id: string }) {
  try {
    await tellHubs(bindings, { requestId, memberIds: await listToldOf(db, thing) })
  } catch (error) {
    logEvent('error', 'notifications.change_not_told', { requestId, ...toErrorFields(error) })
  }
}
