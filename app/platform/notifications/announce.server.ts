import { listUndispatched } from '../../data/notifications/notices.server'
import { deliverPushes } from '../push/deliver-pushes.server'
import type { Context } from '../server/context.server'
import { logEvent, toErrorFields } from '../server/log.server'
import { dispatch } from './dispatch.server'
import { tellHubs } from './tell-hubs.server'

type Dependencies = Pick<Context, 'bindings' | 'db' | 'requestId' | 'waitUntil'>

/** A recipient. `id`: their new notification’s id; without it, one was withdrawn or read. */
export type Recipient = { id?: string; userId: string }

/**
 * Shows notifications to their recipients: at the bell now, by other channels as they chose. Runs after the response; the cron
 * repeats what a crash or an unreachable hub leaves undone.
 */
export function announceNotifications(context: Dependencies, recipients: readonly Recipient[]): void {
  if (recipients.length > 0) context.waitUntil(announce(context, recipients))
}

async function announce({ bindings, db, requestId }: Dependencies, recipients: readonly Recipient[]) {
  try {
    const reached = await tellHubs(bindings, { requestId, memberIds: recipients.map(({ userId }) => userId) })
    const ids = recipients.flatMap(({ id, userId }) => (id !== undefined && reached.has(userId) ? [id] : []))
    if (ids.length === 0) return
    await dispatch(db, await listUndispatched(db, ids), new Date())
    await deliverPushes(bindings, { now: Date.now(), only: ids })
  } catch (error) {
    logEvent('error', 'notifications.not_dispatched', { requestId, ...toErrorFields(error) })
  }
}
