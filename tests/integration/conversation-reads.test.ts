import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newConversation, ParticipantSocket, written } from './conversation-socket'

test("a mark is told to the other and to one's own other tabs, and not to the tab that set it", async () => {
  const { stub, a, b } = newConversation()
  await written(stub, a, 3)
  const [tab, otherTab, other] = [
    await ParticipantSocket.open(b, { after: 3 }),
    await ParticipantSocket.open(b, { after: 3 }),
    await ParticipantSocket.open(a, { after: 3 }),
  ]
  for (const socket of [tab, otherTab, other]) await socket.cleared()
  tab.send({ type: 'read', seq: 2 })
  const read = await other.next('read')
  expect(read).toEqual({ type: 'read', memberId: b.memberId, seq: 2, at: read.at })
  expect(await otherTab.settled()).toEqual([read])
  expect(await tab.settled()).toEqual([])
  expect((await stub.read(a, {})).page).toMatchObject({ ownReadSeq: 0, otherReadSeq: 2, otherReadAt: read.at })
})

test('a mark never goes back, nor beyond what there is', async () => {
  const { stub, a, b } = newConversation()
  await written(stub, a, 5)
  for (const [seq, expected] of [
    [3, 3],
    [2, 3],
    [0, 3],
    [99, 5],
    [4, 5],
  ] as const) {
    expect(await stub.markRead(b, seq)).toEqual({ ok: true })
    expect((await stub.read(b, {})).page.ownReadSeq).toBe(expected)
  }
})

test('whoever keeps their reading to themselves tells no mark, and is told none', async () => {
  const { stub, a, b } = newConversation({ receipts: false })
  await written(stub, a, 2)
  const [tab, other] = [await ParticipantSocket.open(b, { after: 2 }), await ParticipantSocket.open(a, { after: 2 })]
  tab.send({ type: 'read', seq: 2 })
  await tab.settled()
  expect((await other.settled()).map(({ type }) => type)).toEqual(['ready'])
  expect((await stub.read(a, {})).page).toMatchObject({ otherReadSeq: null, otherReadAt: null })
  // Later both let each other know: what was read before then stays untold until it is seen again.
  const [openA, openB] = [a, b].map((participant) => ({ ...participant, receipts: true }))
  expect((await stub.read(openA!, {})).page).toMatchObject({ otherReadSeq: 0, otherReadAt: null })
  expect((await (await ParticipantSocket.open(openA!, { after: 2 })).settled()).map(({ type }) => type)).toEqual([
    'ready',
  ])
  await stub.markRead(openB!, 2)
  expect((await stub.read(openA!, {})).page.otherReadSeq).toBe(2)
})

test('marks that come in any order never go back, and unread is what the others wrote after them', async () => {
  const act = fc.record({
    who: fc.constantFrom('a' as const, 'b' as const),
    what: fc.oneof(
      { weight: 3, arbitrary: fc.constant('write' as const) },
      { weight: 3, arbitrary: fc.constant('read' as const) },
      { weight: 1, arbitrary: fc.constant('remove' as const) },
    ),
    place: fc.nat({ max: 40 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 18 }), async (acts) => {
      const { stub, ...participants } = newConversation()
      const messages: { who: 'a' | 'b'; isDeleted: boolean }[] = []
      const marks = { a: 0, b: 0 }
      for (const { who, what, place } of acts) {
        const participant = participants[who]
        if (what === 'write') {
          await stub.send(participant, { clientId: crypto.randomUUID(), content: 'word' })
          messages.push({ who, isDeleted: false })
        } else if (what === 'read') {
          await stub.markRead(participant, place)
          marks[who] = Math.max(marks[who], Math.min(place, messages.length))
        } else {
          const { ok } = await stub.remove(participant, place)
          const message = messages[place - 1]
          expect(ok).toBe(message?.who === who)
          if (message && ok) message.isDeleted = true
        }
        const { page } = await stub.read(participant, { limit: 1 })
        expect(page.ownReadSeq).toBe(marks[who])
      }
      if (messages.length === 0) return
      await runDurableObjectAlarm(stub)
      for (const who of ['a', 'b'] as const) {
        const unread = messages.filter(
          (message, index) => index + 1 > marks[who] && message.who !== who && !message.isDeleted,
        ).length
        const hub = env.HUB.getByName(participants[who].memberId)
        await expect.poll(() => hub.unread()).toBe(unread)
      }
    }),
    { numRuns: 25 },
  )
}, 30_000)
