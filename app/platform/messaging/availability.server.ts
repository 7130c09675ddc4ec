import { type FoundSeat, listSeatsOf } from '../../data/conversations.server'
import { CLOSE } from '../../domain/messaging/close-codes'
import type { Context } from '../server/context.server'
import { tryOrLog } from '../server/refusal.server'
import { askObject } from './ask-object.server'
import { conversationOf, hubOf } from './conversations.server'
import { setOpen, tellConversation, tellPresence } from './tell-pair.server'
import { untilDone } from './until-done.server'

// A block, and a member who goes away, close conversations; the database is where that stands, and every door and page asks
// it. What is told here is for what is open and counted at this moment. It says that a conversation is closed, never why.

/** Members and their conversations are told so many at once. */
const AT_ONCE = 6

/**
 * What a member who goes away, or comes back, has others told: the conversations of the last times, which are those that
 * can be open. Each is three questions to objects, of a thousand that a request may ask.
 */
const MOST_CONVERSATIONS = 300

/**
 * Tells both members of a pair how it stands between them now: who of them sees whether the other is here, and whether their
 * conversation is open. There need not be one. Until it is told, an open socket goes on bringing what a block is to keep out:
 * so it is noted first in the hub of whoever blocks, which goes on where this request, or its quarter of a minute, ends.
 */
export function announcePair(context: Context, memberId: string, otherId: string): void {
  const note = crypto.randomUUID()
  const hub = () => hubOf(context.bindings, memberId)
  const tellAll = async () => {
    const isNoted = tryOrLog(context, 'pair.not_noted', () => askObject(() => hub().notePair(memberId, otherId, note)))
    const told = await Promise.all([
      untilDone(context, 'presence.not_told', () => tellPresence(context, memberId)),
      untilDone(context, 'presence.not_told', () => tellPresence(context, otherId)),
      untilDone(context, 'conversation.not_told', () => tellConversation(context, memberId, otherId)),
    ])
    await isNoted
    // A note too many is told once more, and changes nothing.
    if (told.every(Boolean)) await tryOrLog(context, 'pair.not_unnoted', () => hub().pairTold(otherId, note))
  }
  context.waitUntil(tellAll())
}

/** Tells those whom a member writes with that the member is away, or back. Their own sockets end with their sessions. */
export function announceMember(context: Context, memberId: string): void {
  const tell = async (found: FoundSeat) => {
    const { otherId, isOpen, seat } = found
    if (!isOpen && otherId) {
      await askObject(() =>
        conversationOf(context.bindings, seat.conversationId).endSockets(otherId, CLOSE.unavailable, null),
      )
    }
    await setOpen(context, found)
  }
  const tellAll = async () => {
    const seats = await listSeatsOf(context.db, memberId, MOST_CONVERSATIONS)
    for (let at = 0; at < seats.length; at += AT_ONCE) {
      const some = seats.slice(at, at + AT_ONCE)
      await Promise.all(some.map((found) => tryOrLog(context, 'conversation.not_told', () => tell(found))))
    }
  }
  context.waitUntil(tryOrLog(context, 'conversations.not_told', tellAll))
}
