import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { accounts } from './client/account'
import { until } from './client/until'
import { joinPairs } from './load/pair'
import { size } from './load/size'
import { sharedOrigin } from './server/server'

type Answer = { seq: number; id: string; error?: string }

it('stores a message once that comes over the socket and by HTTP at the same moment, and says the same place twice', async () => {
  const pairs = await joinPairs(accounts(sharedOrigin(), 26, 4))
  for (const { chats, conversationId } of pairs) {
    const [chat] = chats
    const path = `/api/conversations/${conversationId}/messages`
    const acknowledged = (clientId: string) =>
      chat.frames.flatMap((frame) => (frame.type === 'ack' && frame.clientId === clientId ? [frame.seq] : []))
    // Each is two events; the limit lets twenty pass at once.
    const clientIds = Array.from({ length: 9 }, () => randomUUID())
    const answers = await Promise.all(
      clientIds.map(async (clientId) => {
        chat.say({ type: 'send', clientId, content: `once ${clientId}` })
        const { seq } = await chat.account.ask<Answer>('POST', path, { clientId, content: `once ${clientId}` })
        return seq
      }),
    )
    await until('the socket has answered', () => clientIds.every((clientId) => acknowledged(clientId).length > 0))
    expect(clientIds.map((clientId) => acknowledged(clientId))).toEqual(answers.map((seq) => [seq]))
    const stored = await chat.readAll()
    expect(stored.map(({ clientId }) => clientId).sort()).toEqual(clientIds.toSorted())
  }
  for (const { chats } of pairs) for (const chat of chats) chat.leave()
})

it('keeps the first message and tells of the conflict when the same id comes with other words', async () => {
  const [{ chats, conversationId }] = (await joinPairs(accounts(sharedOrigin(), 30, 2))) as [
    Awaited<ReturnType<typeof joinPairs>>[number],
  ]
  const [chat, other] = chats
  const path = `/api/conversations/${conversationId}/messages`
  const rounds = size(4, 4)
  for (let round = 0; round < rounds; round++) {
    const clientId = randomUUID()
    const contents = [`over the socket ${round}`, `by HTTP ${round}`]
    chat.say({ type: 'send', clientId, content: contents[0] })
    const response = await chat.account.request('POST', path, { clientId, content: contents[1] })
    const answer = (await response.json()) as Answer
    const told = () =>
      chat.frames.find((frame) => (frame.type === 'ack' || frame.type === 'error') && frame.clientId === clientId)
    await until('the socket has answered', () => told() !== undefined)
    const [row, ...others] = (await chat.readAll()).filter((message) => message.clientId === clientId)
    expect(others).toEqual([])
    const isSocketFirst = row?.content === contents[0]
    expect({ status: response.status, error: answer.error }).toEqual(
      isSocketFirst ? { status: 409, error: 'conflict' } : { status: 200, error: undefined },
    )
    expect(told()).toMatchObject(isSocketFirst ? { type: 'ack', seq: row?.seq } : { type: 'error', code: 'conflict' })
  }
  // The id is the sender's own: the same one of the other member is another message.
  const shared = randomUUID()
  const first = await chat.account.ask<Answer>('POST', path, { clientId: shared, content: 'mine' })
  const second = await other.account.ask<Answer>('POST', path, { clientId: shared, content: 'mine too' })
  expect(second.seq).toBe(first.seq + 1)
  for (const each of chats) each.leave()
})
