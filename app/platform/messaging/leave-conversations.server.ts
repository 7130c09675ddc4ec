import type { Database } from '../../../drizzle/client'
import { type FoundSeat, leaveConversations, listSeatsOf } from '../../data/conversations.server'
import { deleteAttachmentsOf } from '../pictures/attachments.server'
import type { Bindings } from '../server/env.server'
import { askObject } from './ask-object.server'
import { conversationOf, hubOf } from './conversations.server'

type Storage = Pick<Bindings, 'ATTACHMENTS' | 'CONVERSATION' | 'HUB'>

/** Conversations that are left together before the database knows they are. */
const AT_ONCE = 10

/**
 * Takes out of every conversation of a member what they wrote and sent, closes it, and takes it out of the other one's list.
 * Each is noted in the database as soon as it is done, so that a run that breaks is gone on with by the next one.
 */
export async function leaveAllConversations(env: Storage, db: Database, memberId: string): Promise<void> {
  for (;;) {
    const seats = await listSeatsOf(db, memberId, AT_ONCE)
    if (seats.length === 0) break
    await Promise.all(seats.map((found) => leave(env, found)))
    const ids = seats.map(({ seat }) => seat.conversationId)
    await db.batch(leaveConversations(db, memberId, ids))
  }
  await askObject(() => hubOf(env, memberId).forget())
}

async function leave(env: Storage, { seat, otherId }: FoundSeat): Promise<void> {
  const { conversationId, memberId } = seat
  await askObject(() => conversationOf(env, conversationId).forget(memberId))
  // The conversation has thrown away what it knows of; this is for what it does not.
  await deleteAttachmentsOf(env, conversationId, memberId)
  if (otherId) await askObject(() => hubOf(env, otherId).drop(conversationId))
}
