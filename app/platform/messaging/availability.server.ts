import type { Database } from '../../../drizzle/client'
import { type FoundParticipant, findParticipantOf, listParticipantsOf } from '../../data/conversations.server'
import { CLOSE } from '../../domain/messaging/close-codes'
import { conversationId, pairKey } from '../../domain/messaging/conversation-id'
import type { Context } from '../server/context.server'
import type { Bindings } from '../server/env.server'
import { tryOrLog } from '../server/log.server'
import { askObject, retryUntilDone } from '../server/remote-calls.server'
import { closePair, conversationOf, hubOf } from './conversations.server'

// A block or a deactivated account closes conversations. D1 holds that state, and every request checks it. The calls below only
// update sockets and counts that are open now. They say that a conversation is closed, never why.

/** Conversations updated at the same time. */
const AT_ONCE = 6

/**
 * Recent conversations that are updated when a member deactivates or returns; only those can be open. Each needs three calls to
 * objects, and a request may make a thousand.
 */
const MOST_CONVERSATIONS = 300

/**
 * Updates a pair after a block or its end: who sees the other's presence, and whether their conversation, if any, is open. Until
 * then an open socket still delivers what the block should stop. So the blocker's hub stores the pair first and retries by alarm
 * if this request ends before it's done.
 */
export function announcePair(context: Context, memberId: string, otherId: string): void {
  const note = crypto.randomUUID()
  const hub = () => hubOf(context.bindings, memberId)
  const notifyAll = async () => {
    const isNoted = tryOrLog(context, 'pair.not_noted', () => askObject(() => hub().notePair(memberId, otherId, note)))
    const results = await Promise.all([
      retryUntilDone(context, 'presence.not_notified', () => refreshPresenceOf(context, memberId)),
      retryUntilDone(context, 'presence.not_notified', () => refreshPresenceOf(context, otherId)),
      retryUntilDone(context, 'conversation.not_notified', () => syncConversation(context, memberId, otherId)),
    ])
    await isNoted
    // If this fails, the hub repeats an update that changes nothing.
    if (results.every(Boolean)) await tryOrLog(context, 'pair.not_unnoted', () => hub().pairTold(otherId, note))
  }
  context.waitUntil(notifyAll())
}

/** Updates the conversations of a member who deactivated or returned. The member's own sockets end with their sessions. */
export function announceMember(context: Context, memberId: string): void {
  const notify = async (found: FoundParticipant) => {
    const { otherId, isOpen, participant } = found
    if (!isOpen && otherId) {
      await askObject(() =>
        conversationOf(context.bindings, participant.conversationId).endSockets(otherId, CLOSE.unavailable, null),
      )
    }
    await setOpen(context, found)
  }
  const notifyAll = async () => {
    const participants = await listParticipantsOf(context.db, memberId, MOST_CONVERSATIONS)
    for (let at = 0; at < participants.length; at += AT_ONCE) {
      const some = participants.slice(at, at + AT_ONCE)
      await Promise.all(some.map((found) => tryOrLog(context, 'conversation.not_notified', () => notify(found))))
    }
  }
  context.waitUntil(tryOrLog(context, 'conversations.not_notified', notifyAll))
}

/** The database and the objects that a pair's state lives in. */
export type PairContext = { db: Database; bindings: Pick<Bindings, 'CONVERSATION' | 'HUB'> }

/** Rounds to follow two members who block and unblock at the same time. */
const MOST_TURNS = 3

/** Has a member's hub check again who may see their presence. */
export const refreshPresenceOf = ({ bindings }: PairContext, memberId: string): Promise<void> =>
  askObject(() => hubOf(bindings, memberId).refreshPresence())

/** Tells both members and their conversation, if any, whether it is open now. */
export async function syncConversation(place: PairContext, memberId: string, otherId: string): Promise<void> {
  const id = await conversationId(pairKey(memberId, otherId))
  let found = await findParticipantOf(place.db, memberId, id)
  for (let turn = 0; found && turn < MOST_TURNS; turn++) {
    const { isOpen } = found
    if (!isOpen) await askObject(() => closePair(place.bindings, memberId, otherId))
    await setOpen(place, found)
    // Otherwise, of a block and its end at once, the slower request would win even if it is outdated.
    found = await findParticipantOf(place.db, memberId, id)
    if (found?.isOpen === isOpen) return
  }
}

/** Tells both members of a conversation that it is open, or closed. */
async function setOpen({ bindings }: PairContext, { participant, otherId, isOpen }: FoundParticipant): Promise<void> {
  const members = otherId === null ? [participant.memberId] : [participant.memberId, otherId]
  await Promise.all(
    members.map((member) => askObject(() => hubOf(bindings, member).setOpen(participant.conversationId, isOpen))),
  )
}

/**
 * Applies a changed presence or read-receipt setting to the member's open sockets, after the response. Sockets opened from now
 * on read the new setting anyway.
 */
export function announcePrivacy(context: Context, memberId: string): void {
  const hub = () => hubOf(context.bindings, memberId)
  const sockets = retryUntilDone(context, 'hub.privacy_not_notified', () => hub().refreshSockets())
  const presence = retryUntilDone(context, 'hub.privacy_not_notified', () => hub().refreshPresence())
  context.waitUntil(Promise.all([sockets, presence]))
}
