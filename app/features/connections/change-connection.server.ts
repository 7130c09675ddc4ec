import {
  acceptConnection,
  type Changed,
  cancelConnection,
  cancelRequest,
  declineConnection,
  findConnectionTarget,
  findOldestCountedAsk,
  type Pair,
  removeConnection,
  requestConnection,
} from '~/data/connections/connection-changes.server'
import { whyMayNotAct } from '~/domain/community/moderation/may-act'
import { toAccountKey } from '~/domain/membership/account/account-key'
import {
  CONNECTION_CHANGES_AN_HOUR,
  CONNECTION_REQUESTS_AN_HOUR,
  type ConnectionState,
  DECLINED_DAYS,
  REACHED,
} from '~/domain/membership/connection-state'
import { FREE, freeAgainAt, freeLimit } from '~/domain/membership/premium/entitlements'
import { announceNotifications } from '~/platform/notifications/announce.server'
import type { Context } from '~/platform/server/context.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import type { ConnectionInput } from './connection.schema'

const HOUR_SECONDS = 3600
const DAY_MILLISECONDS = 86_400_000

export type ConnectionOutcome =
  | { done: true; state: ConnectionState }
  | { done: false; reason: 'signed_out' | 'missing' | 'self' | 'suspended' | 'undecided' }
  | { done: false; reason: 'changed'; state: ConnectionState }
  | { done: false; reason: 'too_many'; retryAfterSeconds: number }
  | { done: false; reason: 'limit'; nextAt: string }

/**
 * Asks a member to connect, or answers, takes back, ends: each a state, so that done twice it is the same. A suspended member
 * asks and accepts nobody, and can always leave.
 */
export async function changeConnection(
  context: Context,
  viewer: Viewer | null,
  { intent, username, row, note }: ConnectionInput,
): Promise<ConnectionOutcome> {
  if (!viewer) return { done: false, reason: 'signed_out' }
  const now = new Date()
  const reachesOut = intent === 'request' || intent === 'accept'
  const reason = reachesOut ? whyMayNotAct(viewer, now) : null
  if (reason) return { done: false, reason }
  const most = intent === 'request' ? CONNECTION_REQUESTS_AN_HOUR : CONNECTION_CHANGES_AN_HOUR
  const kind = intent === 'request' ? 'connection.request' : 'connection.change'
  const retryAfterSeconds = await spend(context, [{ name: kind, subject: viewer.id, most, seconds: HOUR_SECONDS }])
  if (retryAfterSeconds !== null) return { done: false, reason: 'too_many', retryAfterSeconds }
  if (row !== undefined) return takeBack(context, viewer.id, row)
  const target = await findConnectionTarget(context.db, viewer.id, toAccountKey(username))
  if (!target) return { done: false, reason: 'missing' }
  if (target.id === viewer.id) return { done: false, reason: 'self' }
  // As it is wanted already.
  if (target.state === (reachesOut ? 'connected' : 'none')) return { done: true, state: target.state }
  const pair = { viewerId: viewer.id, otherId: target.id }
  const { state, told } = await change(context, viewer, { intent, pair, note: note || null, now })
  // Whoever is told of nothing may still have something less at the bell.
  announceNotifications(context, [...told, { userId: viewer.id }, { userId: target.id }])
  if (REACHED[intent].includes(state)) return { done: true, state }
  if (intent !== 'request' || state !== 'none') return { done: false, reason: 'changed', state }
  return whyNot(context, viewer, now)
}

/** Takes back a request of the viewer's own list, by its row. */
async function takeBack(context: Context, viewerId: string, row: string): Promise<ConnectionOutcome> {
  const { state, otherId } = await cancelRequest(context.db, viewerId, row)
  if (otherId !== null) announceNotifications(context, [{ userId: viewerId }, { userId: otherId }])
  return state === 'none' ? { done: true, state } : { done: false, reason: 'changed', state }
}

type Wanted = { intent: ConnectionInput['intent']; pair: Pair; note: string | null; now: Date }

async function change({ db }: Context, viewer: Viewer, { intent, pair, note, now }: Wanted): Promise<Changed> {
  switch (intent) {
    case 'request': {
      const since = { asked: daysBefore(now, FREE.requests.days), declined: daysBefore(now, DECLINED_DAYS) }
      return requestConnection(db, { ...pair, note, limit: freeLimit('requests', viewer, now), since, now })
    }
    case 'accept':
      return acceptConnection(db, { ...pair, now })
    case 'decline':
      return { state: await declineConnection(db, { ...pair, now }), told: [] }
    case 'cancel':
      return { state: await cancelConnection(db, pair), told: [] }
    case 'remove':
      return { state: await removeConnection(db, pair), told: [] }
  }
}

/** Nobody was asked: one too many, or the other has just gone. */
async function whyNot({ db }: Context, viewer: Viewer, now: Date): Promise<ConnectionOutcome> {
  const limit = freeLimit('requests', viewer, now)
  const oldest = limit && (await findOldestCountedAsk(db, viewer.id, limit))
  if (!oldest) return { done: false, reason: 'missing' }
  return { done: false, reason: 'limit', nextAt: freeAgainAt('requests', oldest).toISOString() }
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MILLISECONDS)
