import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { conversationId, pairKey } from '~/domain/messaging/conversation-id'
import { createContext } from '~/platform/context.server'
import { announcePrivacy } from '~/platform/messaging/announce-privacy.server'
import { announcePair } from '~/platform/messaging/availability.server'
import { createDatabase } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { conversations, messageParticipants } from '../../drizzle/schema/conversations'
import { SeatSocket } from './conversation-socket'
import { member } from './members'

const db = createDatabase(env.DB)

/** Objects that cannot be reached the first time they are asked anything. */
function unreachableOnce<T extends { getByName(name: string): unknown }>(objects: T) {
  let asked = 0
  const getByName = (name: string) => {
    if (asked++ === 0) throw new Error('the object is being moved')
    return objects.getByName(name)
  }
  return { getByName }
}

test('a block closes sockets at a conversation that could not be reached at first', async () => {
  const [one, other] = [await member(), await member()]
  const pair = pairKey(one.id, other.id)
  const id = await conversationId(pair)
  await db.insert(conversations).values({ id, pairKey: pair })
  await db.insert(messageParticipants).values([one, other].map(({ id: userId }) => ({ conversationId: id, userId })))
  const seat = { conversationId: id, pair, memberId: other.id, receipts: true, isConnected: true }
  const socket = await SeatSocket.open(seat)
  await db.insert(blocks).values({ blockerId: one.id, blockedId: other.id })
  const execution = createExecutionContext()
  const bindings = { ...env, CONVERSATION: unreachableOnce(env.CONVERSATION) } as unknown as typeof env
  announcePair(createContext(new Request('http://localhost/'), bindings, execution), one.id, other.id)
  expect(await socket.closed()).toBe(4003)
  await waitOnExecutionContext(execution)
})

test('sockets learn of a choice about read marks also where the hub could not be reached at first', async () => {
  const one = await member()
  const id = crypto.randomUUID()
  const seat = { conversationId: id, pair: pairKey(one.id, 'x'), memberId: one.id, receipts: true, isConnected: true }
  await env.HUB.getByName(one.id).opened(one.id, id)
  const socket = await SeatSocket.open(seat)
  const execution = createExecutionContext()
  const bindings = { ...env, HUB: unreachableOnce(env.HUB) } as unknown as typeof env
  announcePrivacy(createContext(new Request('http://localhost/'), bindings, execution), one.id)
  expect(await socket.closed()).toBe(1012)
  await waitOnExecutionContext(execution)
})
