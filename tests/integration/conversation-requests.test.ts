import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Participant } from '~/domain/messaging/objects'
import { newConversation, ParticipantSocket } from './conversation-socket'

type Stub = ReturnType<typeof newConversation>['stub']
const send = (stub: Stub, participant: Participant, content = 'word') =>
  stub.send(participant, { clientId: crypto.randomUUID(), content })
const requests = async (stub: Stub, ...participants: Participant[]) =>
  Promise.all(participants.map(async (participant) => (await stub.read(participant, {})).request))
const strangers = () => newConversation({ isConnected: false })

test('a first message to somebody one is connected to is no request', async () => {
  const { stub, a, b } = newConversation()
  await send(stub, a)
  expect(await requests(stub, a, b)).toEqual([null, null])
})

test('a stranger’s first message waits for an answer, further ones with it', async () => {
  const { stub, a, b } = strangers()
  await send(stub, a)
  await send(stub, a)
  expect(await requests(stub, a, b)).toEqual(['outgoing', 'incoming'])
  await runDurableObjectAlarm(stub)
  await expect.poll(() => env.HUB.getByName(b.memberId).inbox(1)).toMatchObject([{ request: 'incoming', unread: 2 }])
  await expect.poll(() => env.HUB.getByName(a.memberId).inbox(1)).toMatchObject([{ request: 'outgoing', unread: 0 }])
})

test('while it waits, who was written to is not seen to read or type; once accepted they are', async () => {
  const { stub, a, b } = strangers()
  await send(stub, a)
  const [sender, reader] = [
    await ParticipantSocket.open(a, { after: 1 }),
    await ParticipantSocket.open(b, { after: 1 }),
  ]
  reader.send({ type: 'read', seq: 1 })
  reader.send({ type: 'typing' })
  await reader.settled()
  expect((await sender.cleared()).map(({ type }) => type)).toEqual(['ready'])
  expect((await stub.read(a, {})).page.otherReadSeq).toBe(0)
  sender.send({ type: 'typing' })
  expect(await reader.next('typing')).toEqual({ type: 'typing', memberId: a.memberId })

  await stub.answerRequest(b, 'accept')
  expect(await reader.next('accepted')).toEqual({ type: 'accepted' })
  expect(await sender.next('accepted')).toEqual({ type: 'accepted' })
  expect(await sender.next('read')).toMatchObject({ memberId: b.memberId, seq: 1 })
  expect((await stub.read(a, {})).page.otherReadSeq).toBe(1)
  reader.send({ type: 'typing' })
  expect(await sender.next('typing')).toEqual({ type: 'typing', memberId: b.memberId })
  expect(await requests(stub, a, b)).toEqual([null, null])
})

test('writing back accepts, for both', async () => {
  const { stub, a, b } = strangers()
  await send(stub, a)
  const [sender, reader] = [
    await ParticipantSocket.open(a, { after: 1 }),
    await ParticipantSocket.open(b, { after: 1 }),
  ]
  await reader.said('hello')
  for (const socket of [sender, reader]) expect(await socket.next('accepted')).toEqual({ type: 'accepted' })
  expect(await requests(stub, a, b)).toEqual([null, null])
})

test('an ignored request is in no list, and who sent it is told nothing', async () => {
  const { stub, a, b } = strangers()
  await send(stub, a)
  const sender = await ParticipantSocket.open(a, { after: 1 })
  const hub = env.HUB.getByName(b.memberId)
  await runDurableObjectAlarm(stub)
  await expect.poll(() => hub.inbox(1)).toHaveLength(1)
  await stub.answerRequest(b, 'ignore')
  await runDurableObjectAlarm(stub)
  await expect.poll(() => hub.inbox(1)).toEqual([])
  expect(await hub.unread()).toBe(0)
  await send(stub, a, 'are you there')
  expect(await requests(stub, a, b)).toEqual(['outgoing', 'ignored'])
  expect((await sender.settled()).map(({ type }) => type)).toEqual(['ready', 'message'])
  // Nor by a count of changes that grew without one.
  expect((await stub.read(a, {})).page.rev).toBe(0)
  await send(stub, b, 'yes')
  expect(await requests(stub, a, b)).toEqual([null, null])
  await runDurableObjectAlarm(stub)
  await expect.poll(() => hub.inbox(1)).toMatchObject([{ request: null, lastMessage: { preview: 'yes' } }])
})

test('only who was written to can answer, and an answer stands', async () => {
  const { stub, a, b } = strangers()
  await send(stub, a)
  await stub.answerRequest(a, 'accept')
  expect(await requests(stub, a, b)).toEqual(['outgoing', 'incoming'])
  await stub.answerRequest(b, 'accept')
  await stub.answerRequest(b, 'ignore')
  expect(await requests(stub, a, b)).toEqual([null, null])
})

test('two who become connected need no answer any more', async () => {
  const { stub, a, b } = strangers()
  await send(stub, a)
  await ParticipantSocket.open({ ...a, isConnected: true })
  expect(await requests(stub, a, b)).toEqual([null, null])
})
