import {
  acceptConnection,
  type Changed,
  cancelConnection,
  cancelRequest,
  declineConnection,
  findConnectionTarget,
  findOldestCountedRequest,
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
} from '~/domain/membership/connections'
import { FREE, freeAgainAt, freeLimit } from '~/domain/membership/premium/entitlements'
import { announceNotifications } from '~/platform/notifications/announce.server'
import type { Context } from '~/platform/server/context.server'
import { ACTION_REFUSALS, parseForm } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import type { ConnectionAnswer, ConnectionRefusal } from './connections'
import { type ConnectionInput, connectionSchema } from './connections.schema'

type Status = 200 | 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500
type Answered = { answer: ConnectionAnswer; status: Status; retryAfterSeconds?: number; username: string }

/** Handles the forms that request, accept, decline, cancel and remove a connection. */
export async function answerConnection(context: Context, form: FormData): Promise<Answered> {
  const parsed = parseForm(connectionSchema, form)
  if (!parsed.ok) {
    const isLong = Object.keys(parsed.problems).join() === 'note'
    return refused(isLong ? 'noteTooLong' : 'invalid', 400, isLong ? (parsed.values.username ?? '') : '')
  }
  const { username } = parsed.value
  const outcome = await tryOrLog(context, 'connections.broke', async () =>
    changeConnection(context, await findMember(context), parsed.value),
  )
  if (!outcome) return refused('unexpected', 500, username)
  if (outcome.done) return { answer: { done: true, state: outcome.state }, status: 200, username }
  const { error, status } = ACTION_REFUSALS[outcome.reason]
  const known = {
    ...(outcome.reason === 'limit' ? { state: 'none' as const, nextAt: outcome.nextAt } : {}),
    ...(outcome.reason === 'changed' ? { state: outcome.state } : {}),
  }
  const retryAfterSeconds = outcome.reason === 'too_many' ? outcome.retryAfterSeconds : undefined
  return { ...refused(error, status, username, known), retryAfterSeconds }
}

type Known = Partial<Pick<Extract<ConnectionAnswer, { done: false }>, 'state' | 'nextAt'>>

const refused = (error: ConnectionRefusal, status: Status, username: string, known: Known = {}): Answered => ({
  answer: { done: false, error, state: null, nextAt: null, ...known },
  status,
  username,
})

const HOUR_SECONDS = 3600
const DAY_MILLISECONDS = 86_400_000

type ConnectionOutcome =
  | { done: true; state: ConnectionState }
  | { done: false; reason: 'signed_out' | 'missing' | 'self' | 'suspended' | 'undecided' }
  | { done: false; reason: 'changed'; state: ConnectionState }
  | { done: false; reason: 'too_many'; retryAfterSeconds: number }
  | { done: false; reason: 'limit'; nextAt: string }

/**
 * Requests, accepts, declines, cancels or removes a connection; each is idempotent. A suspended member can't request or accept,
 * and can always decline, cancel and remove.
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
  if (row !== undefined) return cancelById(context, viewer.id, row)
  const target = await findConnectionTarget(context.db, viewer.id, toAccountKey(username))
  if (!target) return { done: false, reason: 'missing' }
  if (target.id === viewer.id) return { done: false, reason: 'self' }
  // Nothing to do.
  if (target.state === (reachesOut ? 'connected' : 'none')) return { done: true, state: target.state }
  const pair = { viewerId: viewer.id, otherId: target.id }
  const { state, notified } = await change(context, viewer, { intent, pair, note: note || null, now })
  // Also updates the badge of members whose notification was removed.
  announceNotifications(context, [...notified, { userId: viewer.id }, { userId: target.id }])
  if (REACHED[intent].includes(state)) return { done: true, state }
  if (intent !== 'request' || state !== 'none') return { done: false, reason: 'changed', state }
  return whyNotRequested(context, viewer, now)
}

/** Cancels a request of the viewer by its id. */
async function cancelById(context: Context, viewerId: string, row: string): Promise<ConnectionOutcome> {
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
      return { state: await declineConnection(db, { ...pair, now }), notified: [] }
    case 'cancel':
      return { state: await cancelConnection(db, pair), notified: [] }
    case 'remove':
      return { state: await removeConnection(db, pair), notified: [] }
  }
}

/** Why no request was made: the limit is reached, or the member has just left. */
async function whyNotRequested({ db }: Context, viewer: Viewer, now: Date): Promise<ConnectionOutcome> {
  const limit = freeLimit('requests', viewer, now)
  const oldest = limit && (await findOldestCountedRequest(db, viewer.id, limit))
  if (!oldest) return { done: false, reason: 'missing' }
  return { done: false, reason: 'limit', nextAt: freeAgainAt('requests', oldest).toISOString() }
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MILLISECONDS)
