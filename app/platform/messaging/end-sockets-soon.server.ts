import { CLOSE } from '../../domain/messaging/close-codes'
import type { HubObject } from '../../domain/messaging/objects'
import type { Bindings } from '../server/env.server'
import { hubOf } from './conversations.server'
import { untilDone } from './until-done.server'

/** What ending a session needs of the context it ends in. */
export type Ending = {
  bindings: Pick<Bindings, 'HUB'>
  requestId: string
  waitUntil: (work: Promise<unknown>) => void
}

/** Which sessions of a member end: one, or all but one where it is named. */
export type EndedSessions = { only: string } | { except: string | null }

/**
 * Has the hub of a member close sockets whose sessions have just ended in the database. Nobody waits for it, and nothing is
 * taken back should it fail: an ended session opens no socket any more, since the doors ask the database before each and
 * again after it. What is open already is closed at once where the hub answers, and from then on it is the hub that tries
 * again where a conversation does not. A hub that does not answer itself is asked for a quarter of a minute, and then it
 * stands in the log: its own sockets are lost with it, and those in conversations end when their objects start anew.
 */
export function endSocketsSoon(ending: Ending, memberId: string, sessions: EndedSessions) {
  const ask = (hub: HubObject) =>
    'only' in sessions
      ? hub.endSession(sessions.only, CLOSE.signedOut)
      : hub.endSockets(CLOSE.signedOut, sessions.except)
  ending.waitUntil(untilDone(ending, 'sockets.not_ended', () => ask(hubOf(ending.bindings, memberId))))
}
