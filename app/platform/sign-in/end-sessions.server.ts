import type { Database } from '../../../drizzle/client'
import { deleteMemberSession, findSession } from '../../data/accounts/sessions.server'
import { deleteSubscriptionsOfEndedSessions } from '../../data/notifications/push.server'
import { type EndedSessions, type Ending, endSocketsSoon } from '../messaging/end-sockets-soon.server'
import { logEvent, toErrorFields } from '../server/log.server'
import { endedSessionCookie, type SessionState } from '../server/session.server'

type Ends = Ending & { db: Database }

/** Ends one other session of a member, where it is theirs, and the sockets it opened, also where it is gone already. */
export async function endOtherSession(ending: Ends, memberId: string, sessionId: string): Promise<void> {
  const found = await findSession(ending.db, sessionId)
  if (found && found.session.userId !== memberId) return
  await endWith(ending, memberId, { only: sessionId }, () => deleteMemberSession(ending.db, memberId, sessionId))
}

/** Ends the session of a request with its sockets, and gives the cookie that clears it from the browser. */
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
 * The sockets end whatever the database answers: that it is done may be what was lost, and the pages of a session that goes on
 * after all are only loaded anew. Where push cannot be ended nothing is lost: an ended session is told nothing, and the sweep
 * ends it.
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
