import { listUndispatched } from '../../data/notifications/notification-dispatch.server'
import { deliverPushes } from '../push/deliver-pushes.server'
import type { Context } from '../server/context.server'
import { logEvent, toErrorFields } from '../server/log.server'
import { dispatch } from './dispatch.server'
import { tellHubs } from './tell-hubs.server'

type Dependencies = Pick<Context, 'bindings' | 'db' | 'requestId' | 'waitUntil'>

/** Whom a notice told, as its item answers. Without an id: something of theirs was taken back, or read. */
export type Told = { id?: string; userId: string }

/**
 * Lets those who were told see it: at the bell now, by other channels as they chose. Nobody waits for it; what a crash or a
 * hub that does not answer leaves behind the cron does.
 */
export function announceNotifications(context: Dependencies, told: readonly Told[]): void {
  if (told.length > 0) context.waitUntil(announce(context, told))
}

async function announce({ bindings, db, requestId }: Dependencies, told: readonly Told[]) {
  try {
    const reached = await tellHubs(bindings, { requestId, memberIds: told.map(({ userId }) => userId) })
    const ids = told.flatMap(({ id, userId }) => (id !== undefined && reached.has(userId) ? [id] : []))
    if (ids.length === 0) return
    await dispatch(db, await listUndispatched(db, ids), new Date())
    await deliverPushes(bindings, { now: Date.now(), only: ids })
  } catch (error) {
    logEvent('error', 'notifications.not_dispatched', { requestId, ...toErrorFields(error) })
  }
}
