import { type FoundSeat, findSeatOf, listSeatsOf } from '../../data/conversations.server'
import { CLOSE } from '../../domain/messaging/close-codes'
import { conversationId, pairKey } from '../../domain/messaging/conversation-id'
import type { Context } from '../context.server'
import { closePair, conversationOf, hubOf } from '../conversations.server'
import { unlessBroken } from '../refusal.server'
import { askObject } from './ask-object.server'
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

/** How often two who block and unblock at once are followed. */
const MOST_TURNS = 3

/**
 * Tells both members of a pair how it stands between them now: who of them sees whether the other is here, and whether their
 * conversation is open. There need not be one.
 */
export function announcePair(context: Context, memberId: string, otherId: string): void {
  const tellPresence = (id: string) =>
    untilDone(context, 'presence.not_told', () => askObject(() => hubOf(context.bindings, id).refreshPresence()))
  const tellConversation = async () => {
    const id = await conversationId(pairKey(memberId, otherId))
    let found = await findSeatOf(context.db, memberId, id)
    for (let turn = 0; found && turn < MOST_TURNS; turn++) {
      const { isOpen } = found
      if (!isOpen) await askObject(() => closePair(context.bindings, memberId, otherId))
      await setOpen(context, found)
      // Of a block and its end the one that was slower to be told would be the last word.
      found = await findSeatOf(context.db, memberId, id)
      if (found?.isOpen === isOpen) return
    }
  }
  // Until it is told, an open socket goes on bringing what the block is to keep out.
  const toTell = untilDone(context, 'conversation.not_told', tellConversation)
  context.waitUntil(Promise.all([tellPresence(memberId), tellPresence(otherId), toTell]))
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
      await Promise.all(some.map((found) => unlessBroken(context, 'conversation.not_told', () => tell(found))))
    }
  }
  context.waitUntil(unlessBroken(context, 'conversations.not_told', tellAll))
}

async function setOpen({ bindings }: Context, { seat, otherId, isOpen }: FoundSeat): Promise<void> {
  const members = otherId === null ? [seat.memberId] : [seat.memberId, otherId]
  await Promise.all(
    members.map((member) => askObject(() => hubOf(bindings, member).setOpen(seat.conversationId, isOpen))),
  )
}
