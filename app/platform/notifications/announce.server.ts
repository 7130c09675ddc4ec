import { createDatabase, type Database } from '../../../drizzle/client'
import {
  listLeftBehind,
  listNotifiedMembers,
  listUndispatched,
  markDispatched,
  type Undispatched,
} from '../../data/notifications/notices.server'
import { mapNotificationSettings } from '../../data/notifications/notification-settings.server'
import { nextDue } from '../../domain/community/notifications/next-due'
import { hubOf } from '../messaging/conversations.server'
import { deliverPushes } from '../push/deliver-pushes.server'
import type { Context } from '../server/context.server'
import type { Bindings } from '../server/env.server'
import { logEvent, toErrorFields } from '../server/log.server'
import { askObject, inParallel } from '../server/remote-calls.server'

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
    const reached = await notifyHubs(bindings, { requestId, memberIds: recipients.map(({ userId }) => userId) })
    const ids = recipients.flatMap(({ id, userId }) => (id !== undefined && reached.has(userId) ? [id] : []))
    if (ids.length === 0) return
    await dispatch(db, await listUndispatched(db, ids), new Date())
    await deliverPushes(bindings, { now: Date.now(), only: ids })
  } catch (error) {
    logEvent('error', 'notifications.not_dispatched', { requestId, ...toErrorFields(error) })
  }
}

/** Refreshes the unread count of members who were notified of a post or comment that was removed or restored; after the response. */
export function announceChange(context: Dependencies, thing: { kind: 'post' | 'comment'; id: string }): void {
  context.waitUntil(refreshUnread(context, thing))
}

async function refreshUnread(
  { bindings, db, requestId }: Dependencies,
  thing: { kind: 'post' | 'comment'; id: string },
) {
  try {
    await notifyHubs(bindings, { requestId, memberIds: await listNotifiedMembers(db, thing) })
  } catch (error) {
    logEvent('error', 'notifications.change_not_notified', { requestId, ...toErrorFields(error) })
  }
}

/** Younger notifications are still being announced by the request that wrote them. */
const MIN_AGE_MILLISECONDS = 60_000
/** After this, mail and push no longer wait for an unreachable hub, so that it doesn't block the queue. */
const HUB_WAIT_MILLISECONDS = 3_600_000
const AT_ONCE = 200
const ROUNDS = 10

/** Announces notifications that their own request didn't, oldest first; the next run continues where this one stops. */
export async function announceLeftBehind(env: Pick<Bindings, 'DB' | 'HUB'>, { now }: { now: number }): Promise<void> {
  const db = createDatabase(env.DB)
  for (let round = 0; round < ROUNDS; round++) {
    const behind = await listLeftBehind(db, { before: new Date(now - MIN_AGE_MILLISECONDS), limit: AT_ONCE })
    const reached = await notifyHubs(env, { memberIds: behind.map(({ userId }) => userId) })
    await dispatch(
      db,
      behind.filter(
        ({ userId, createdAt }) => reached.has(userId) || createdAt.getTime() <= now - HUB_WAIT_MILLISECONDS,
      ),
      new Date(now),
    )
    if (behind.length < AT_ONCE || reached.size === 0) return
  }
}

/**
 * The one place that decides by which channel and when a member is notified: by their settings, quiet hours and digest. Writes
 * `push_due_at` and `mail_due_at`, which the senders read. If it runs twice, the first write wins.
 */
export async function dispatch(db: Database, undispatched: readonly Undispatched[], now: Date): Promise<void> {
  if (undispatched.length === 0) return
  const settings = await mapNotificationSettings(db, [...new Set(undispatched.map(({ userId }) => userId))])
  const dispatched = undispatched.flatMap(({ id, userId, kind }) => {
    const own = settings.get(userId)
    return own ? [{ id, ...nextDue(own, kind, now.getTime()) }] : []
  })
  await markDispatched(db, dispatched, now)
}

type Refresh = { requestId?: string; memberIds: readonly string[] }

/** Has the hubs of these members recount unread notifications and update their tabs. Returns the members whose hub answered. */
export async function notifyHubs(env: Pick<Bindings, 'HUB'>, { requestId, memberIds }: Refresh): Promise<Set<string>> {
  const reached = new Set<string>()
  const failed = await inParallel([...new Set(memberIds)], async (memberId) => {
    await askObject(() => hubOf(env, memberId).noticesChanged(memberId))
    reached.add(memberId)
  })
  for (const error of failed)
    logEvent('error', 'notifications.hub_not_notified', { requestId, ...toErrorFields(error) })
  return reached
}
