import type { Database } from '../../../drizzle/client'
import { type FoundSeat, findSeatOf } from '../../data/conversations.server'
import { conversationId, pairKey } from '../../domain/messaging/conversation-id'
import type { Bindings } from '../server/env.server'
import { askObject } from './ask-object.server'
import { closePair, hubOf } from './conversations.server'

/** Where pairs are told: the database, and the objects. */
export type TellingPlace = { db: Database; bindings: Pick<Bindings, 'CONVERSATION' | 'HUB'> }

/** How often two who block and unblock at once are followed. */
const MOST_TURNS = 3

/** Has a member's hub look again at who may see them. */
export const tellPresence = ({ bindings }: TellingPlace, memberId: string): Promise<void> =>
  askObject(() => hubOf(bindings, memberId).refreshPresence())

/** Tells both members of a pair, and their conversation where there is one, whether it is open by now. */
export async function tellConversation(place: TellingPlace, memberId: string, otherId: string): Promise<void> {
  const id = await conversationId(pairKey(memberId, otherId))
  let found = await findSeatOf(place.db, memberId, id)
  for (let turn = 0; found && turn < MOST_TURNS; turn++) {
    const { isOpen } = found
    if (!isOpen) await askObject(() => closePair(place.bindings, memberId, otherId))
    await setOpen(place, found)
    // Of a block and its end the one that was slower to be told would be the last word.
    found = await findSeatOf(place.db, memberId, id)
    if (found?.isOpen === isOpen) return
  }
}

/** Tells both members of a conversation that it is open, or closed. */
export async function setOpen({ bindings }: TellingPlace, { seat, otherId, isOpen }: FoundSeat): Promise<void> {
  const members = otherId === null ? [seat.memberId] : [seat.memberId, otherId]
  await Promise.all(
    members.map((member) => askObject(() => hubOf(bindings, member).setOpen(seat.conversationId, isOpen))),
  )
}
