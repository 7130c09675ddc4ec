import type { Context } from '../server/context.server'
import { hubOf } from './conversations.server'
import { untilDone } from './until-done.server'

/**
 * Lets what is live for a member know that they changed who learns of their presence or of how far they have read. Nobody
 * waits for it: a socket that is opened from now on has the new choice anyway.
 */
export function announcePrivacy(context: Context, memberId: string): void {
  const hub = () => hubOf(context.bindings, memberId)
  const sockets = untilDone(context, 'hub.privacy_not_told', () => hub().refreshSockets())
  const presence = untilDone(context, 'hub.privacy_not_told', () => hub().refreshPresence())
  context.waitUntil(Promise.all([sockets, presence]))
}
