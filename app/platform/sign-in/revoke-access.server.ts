import type { Database } from '../../../drizzle/client'
import { type AccessToEnd, type DeletedAccess, deleteAccess } from '../../data/accounts/access.server'
import { deleteMemberSession, findSession } from '../../data/accounts/sessions.server'
import { deleteSubscriptionsOfEndedSessions } from '../../data/notifications/push.server'
import { ACCESS_SCOPES, ENDED_ACCESS, type EndedAccess, type RevocationCause } from '../../domain/membership/access'
import { CLOSE } from '../../domain/messaging/close-codes'
import type { HubObject } from '../../domain/messaging/objects'
import { hubOf } from '../messaging/conversations.server'
import type { Bindings } from '../server/env.server'
import { logEvent, toErrorFields } from '../server/log.server'
import { retryUntilDone } from '../server/remote-calls.server'
import { endedSessionCookie, type SessionState } from '../server/session.server'

/** The part of the context that ending sessions needs. */
type Ending = {
  bindings: Pick<Bindings, 'HUB'>
  requestId: string
  waitUntil: (work: Promise<unknown>) => void
}

/** The sessions that end: one, or all except one. */
type EndedSessions = { only: string } | { except: string | null }

/**
 * Has the member's hub close sockets whose sessions have just ended in the database; runs after the response. An ended session
 * can't open new sockets, since each upgrade checks the database before and after. The hub closes open ones and retries the
 * conversations that don't answer. If the hub itself doesn't answer for 15 seconds, that is logged: its own sockets are lost with
 * it, and those in conversations end when their objects restart.
 */
function endSocketsSoon(ending: Ending, memberId: string, sessions: EndedSessions) {
  const ask = (hub: HubObject) =>
    'only' in sessions
      ? hub.endSession(sessions.only, CLOSE.signedOut)
      : hub.endSockets(CLOSE.signedOut, sessions.except)
  ending.waitUntil(retryUntilDone(ending, 'sockets.not_ended', () => ask(hubOf(ending.bindings, memberId))))
}

type Ends = Ending & { db: Database }

/** Ends another session if it's the member's, with its sockets, even if the session is already gone. */
export async function endOtherSession(ending: Ends, memberId: string, sessionId: string): Promise<void> {
  const found = await findSession(ending.db, sessionId)
  if (found && found.session.userId !== memberId) return
  await endWith(ending, memberId, { only: sessionId }, () => deleteMemberSession(ending.db, memberId, sessionId))
}

/** Ends the session of a request with its sockets and returns the cookie that clears it from the browser. */
export async function endSession(
  ending: Ends,
  request: Request,
  { sessionId, viewer }: SessionState,
): Promise<string | null> {
  if (!sessionId || !viewer) return null
  await endWith(ending, viewer.id, { only: sessionId }, () => deleteMemberSession(ending.db, viewer.id, sessionId))
  return endedSessionCookie(request)
}

/**
 * Sockets are closed even if the database call fails: only its response may have been lost, and a page whose session goes on just
 * reloads. If push subscriptions can't be deleted, the sweep does it; ended sessions get no push anyway.
 */
async function endWith(ending: Ends, memberId: string, which: EndedSessions, end: () => Promise<unknown>) {
  try {
    await end()
  } finally {
    endSocketsSoon(ending, memberId, which)
  }
  try {
    await deleteSubscriptionsOfEndedSessions(ending.db, memberId)
  } catch (error) {
    logEvent('error', 'push.not_ended', { requestId: ending.requestId, ...toErrorFields(error) })
  }
}

type Options = {
  /** The session that stays where a cause ends only the others. */
  keep?: string | null
  /** The kinds of access the member chose, within the cause's scope. */
  only?: readonly EndedAccess[]
}

/**
 * Revokes access to an account in the scope of a cause: sessions with their sockets and push, the calendar address, API tokens,
 * linked sign-ins, passkeys and links to private charts. Returns what the member has to set up again.
 */
export async function revokeAccess(
  ending: Ending & { db: Database },
  memberId: string,
  cause: RevocationCause,
  { keep = null, only = ENDED_ACCESS }: Options = {},
): Promise<EndedAccess[]> {
  const whole = ACCESS_SCOPES[cause]
  const scope = {
    ...whole,
    feed: whole.feed && only.includes('feed'),
    tokens: whole.tokens && only.includes('tokens'),
    signIns: only.includes('signIns') ? whole.signIns : 'none',
    passkeys: only.includes('passkeys') ? whole.passkeys : 'none',
  } as const
  const ended = await revokeWith(ending, memberId, cause, { scope, keep }, (access) =>
    deleteAccess(ending.db, memberId, access),
  )
  return ended ?? []
}

/**
 * The same in the transaction of the change that causes it. Returns null if `write` does, because nothing changed.
 */
export function revokeAccessIn(
  ending: Ending,
  memberId: string,
  cause: RevocationCause,
  keep: string | null,
  write: (access: AccessToEnd) => Promise<DeletedAccess | null>,
): Promise<EndedAccess[] | null> {
  return revokeWith(ending, memberId, cause, { scope: ACCESS_SCOPES[cause], keep }, write)
}

async function revokeWith(
  ending: Ending,
  memberId: string,
  cause: RevocationCause,
  access: AccessToEnd,
  write: (access: AccessToEnd) => Promise<DeletedAccess | null>,
): Promise<EndedAccess[] | null> {
  const { scope, keep } = access
  try {
    const ended = await write(access)
    if (!ended) return null
    logEvent('info', 'access.revoked', { requestId: ending.requestId, cause, ...ended })
    return ENDED_ACCESS.filter((kind) => Boolean(ended[kind]))
  } finally {
    // Also if the database call failed: only its response may be lost, and a page whose session goes on just reloads.
    if (scope.sessions !== 'none') {
      endSocketsSoon(ending, memberId, { except: scope.sessions === 'others' ? keep : null })
    }
  }
}
