import { env } from 'cloudflare:workers'
import { and, eq, isNotNull } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { listPartners, updateDirectory } from '~/data/conversations.server'
import { conversationId, membersOf, pairKey } from '~/domain/messaging/conversation-id'
import {
  countsOf,
  findConversationWith,
  findParticipant,
  startConversation,
} from '~/platform/messaging/conversations.server'
import { createDatabase } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { connections } from '../../drizzle/schema/connections'
import { conversations, messageParticipants } from '../../drizzle/schema/conversations'
import { rateLimits } from '../../drizzle/schema/rate-limits'
import { member, updateMember } from './members'
import { countRows, deleteRows, insertRow, storedRow, storedRows, storedValue, updateRows } from './rows'

// Fifty pairs at once, each with several questions to the database.
vi.setConfig({ testTimeout: 30_000 })

const DAY = 86_400_000
const db = createDatabase(env.DB)

/** A world as a request has it. */
const place = (hub?: object, database = db) => {
  const HUB = hub ? ({ getByName: () => hub } as unknown as typeof env.HUB) : env.HUB
  return { db: database, requestId: 'test', bindings: { CONVERSATION: env.CONVERSATION, HUB } }
}
const start = async (one: Awaited<ReturnType<typeof member>>, other: { username: string }) =>
  startConversation(place(), one, other.username)

const scoreOf = (id: string) => storedValue(conversations, 'hd_compatibility_score', { id })

test('fifty pairs opened from both sides at once are fifty conversations of a hundred participants', async () => {
  const pairs = await Promise.all(Array.from({ length: 50 }, async () => [await member(), await member()] as const))
  const outcomes = await Promise.all(pairs.flatMap(([one, other]) => [start(one, other), start(other, one)]))
  for (const [at, [one, other]] of pairs.entries()) {
    const [first, second] = [outcomes[2 * at]!, outcomes[2 * at + 1]!]
    if (!first.done || !second.done) throw new Error(JSON.stringify([first, second]))
    expect(first.id).toBe(second.id)
    expect([first.isNew, second.isNew].filter(Boolean)).toHaveLength(1)
    expect(await countRows(messageParticipants, { conversationId: first.id, userId: [one.id, other.id] })).toBe(2)
  }
  expect(await countRows(conversations)).toBe(50)
  expect(await countRows(messageParticipants)).toBe(100)
  expect(await countRows(messageParticipants, isNotNull(messageParticipants.begunAt))).toBe(50)
})

test('of twenty-five begun at once ten are, and the rest are told when there is room again', async () => {
  const beginner = await member()
  const others = await Promise.all(Array.from({ length: 25 }, () => member()))
  const before = Date.now()
  const outcomes = await Promise.all(others.map((other) => start(beginner, other)))
  expect(outcomes.filter(({ done }) => done)).toHaveLength(10)
  expect(await countRows(messageParticipants, { userId: beginner.id })).toBe(10)
  const refused = outcomes.flatMap((outcome) => (!outcome.done && outcome.reason === 'limit' ? [outcome.nextAt] : []))
  expect(refused).toHaveLength(15)
  for (const nextAt of refused) {
    expect(Date.parse(nextAt)).toBeGreaterThanOrEqual(before + 30 * DAY)
    expect(Date.parse(nextAt)).toBeLessThanOrEqual(Date.now() + 30 * DAY)
  }
  // What is there opens all the same, and answering is not counted.
  const open = others[outcomes.findIndex(({ done }) => done)]!
  expect(await start(beginner, open)).toMatchObject({ done: true, isNew: false })
  const stranger = await member()
  expect(await start(stranger, beginner)).toMatchObject({ done: true, isNew: true })
  expect(await start(beginner, stranger)).toMatchObject({ done: true, isNew: false })

  // The tenth back is thirty days old: one more, and no second one.
  const begun = and(eq(messageParticipants.userId, beginner.id), isNotNull(messageParticipants.begunAt))!
  const tenth = await storedValue(messageParticipants, 'conversation_id', begun)
  const begunAt = new Date(Date.now() - 30 * DAY)
  await updateRows(messageParticipants, { userId: beginner.id, conversationId: tenth! }, { begunAt })
  await deleteRows(rateLimits)
  expect(await start(beginner, await member())).toMatchObject({ done: true, isNew: true })
  expect(await start(beginner, await member())).toMatchObject({ done: false, reason: 'limit' })
})

test('with premium there is no such limit, only that of an hour', async () => {
  const beginner = await member({ isPremium: true })
  const others = await Promise.all(Array.from({ length: 31 }, () => member()))
  const outcomes = []
  for (const other of others) outcomes.push(await start(beginner, other))
  expect(outcomes.filter(({ done }) => done)).toHaveLength(30)
  expect(outcomes[30]).toMatchObject({ done: false, reason: 'too_many', retryAfterSeconds: expect.any(Number) })
})

test('what broke anywhere is ended by the next try', async () => {
  const [one, other] = [await member(), await member()]
  // The hub is gone: it is there, and listed when it is opened again.
  const begun: object[] = []
  const gone = { begin: () => Promise.reject(new Error('gone')) }
  const back = { begin: async (_: string, row: object) => void begun.push(row) }
  const first = await startConversation(place(gone), one, other.username)
  expect(first).toMatchObject({ done: true, isNew: true })
  expect(await startConversation(place(back), one, other.username)).toMatchObject({ done: true, isNew: false })
  expect(begun).toMatchObject([{ conversationId: await conversationId(pairKey(one.id, other.id)), otherId: other.id }])

  // The database fails after it has written: the next try finds what is there.
  const third = await member()
  const failing = new Proxy(db, {
    get: (target, name) =>
      name === 'batch'
        ? async (statements: never) => {
            const results = await target.batch(statements)
            if (Array.isArray(statements) && (statements as unknown[]).length === 3) throw new Error('lost')
            return results
          }
        : Reflect.get(target, name),
  })
  await expect(startConversation(place(back, failing), one, third.username)).rejects.toThrow('lost')
  expect(await startConversation(place(back), one, third.username)).toMatchObject({ done: true, isNew: false })
  expect(await countRows(messageParticipants, { userId: third.id })).toBe(1)
})

test('no score is stored: it would be the type of a member whose chart may be hidden', async () => {
  const [one, other] = [await member({ hdType: 'generator' }), await member({ hdType: 'projector' })]
  const both = await start(one, other)
  if (!both.done) throw new Error('not begun')
  expect(await scoreOf(both.id)).toBeNull()
})

test('a participant says whether the conversation is open, read receipts are on and the two members are connected', async () => {
  const [one, other, stranger] = [await member(), await member(), await member()]
  const begun = await start(one, other)
  if (!begun.done) throw new Error('not begun')
  const participant = () => findParticipant({ db }, other, begun.id)
  const pair = pairKey(one.id, other.id)
  expect(await participant()).toEqual({
    participant: { conversationId: begun.id, pair, memberId: other.id, receipts: true, isConnected: false },
    otherId: one.id,
    isOpen: true,
  })
  expect(await findParticipant({ db }, stranger, begun.id)).toBeNull()
  expect(await findParticipant({ db }, stranger, crypto.randomUUID())).toBeNull()
  const [low, high] = membersOf(pair)
  await insertRow(connections, { lowId: low, highId: high, status: 'requested', requesterId: low })
  expect((await participant())?.participant.isConnected).toBe(false)
  await updateRows(connections, { lowId: low, highId: high }, { status: 'connected' })
  expect((await participant())?.participant.isConnected).toBe(true)
  for (const { id } of [one, other]) {
    await updateMember(id, { readReceipts: false })
    expect((await participant())?.participant.receipts).toBe(false)
    await updateMember(id, { readReceipts: true })
  }
  for (const [blocker, blocked] of [
    [one, other],
    [other, one],
  ] as const) {
    await insertRow(blocks, { blockerId: blocker.id, blockedId: blocked.id })
    expect((await participant())?.isOpen).toBe(false)
    expect(await findConversationWith({ db }, other, one.username)).toBeNull()
    await deleteRows(blocks)
  }
  expect(await findConversationWith({ db }, other, one.username)).toEqual({ id: begun.id })
  expect(await findConversationWith({ db }, stranger, one.username)).toBeNull()
  await updateMember(one.id, { isActive: false })
  expect((await participant())?.isOpen).toBe(false)
})

test('partners are shown as far as each lets the viewer see, and not at all where there is a block or they are away', async () => {
  const viewer = await member()
  const avatarUrl = '/avatars/x/avatar_1700000000000.webp'
  const chart = { hdType: 'generator', hdAuthority: 'sacral', avatarUrl } as const
  const open = await member(chart)
  const unsure = await member({ ...chart, birthTimeAccuracy: 'approximate' })
  const unsureCore = await member({ ...chart, birthTimeAccuracy: 'unknown', chartDetail: 'core' })
  const chartless = await member({ ...chart, chartVisibility: 'private', birthTimeAccuracy: 'unknown' })
  const closed = await member({ ...chart, profileVisibility: 'connections' })
  const away = await member({ ...chart, isActive: false })
  const [foe, fan] = [await member(chart), await member(chart)]
  await insertRow(blocks, { blockerId: viewer.id, blockedId: foe.id }, { blockerId: fan.id, blockedId: viewer.id })
  const ids = [open, unsure, unsureCore, chartless, closed, away, foe, fan].map(({ id }) => id)
  const partners = await listPartners(db, viewer.id, [...ids, 'nobody'])
  expect([...partners.keys()].sort()).toEqual([open, unsure, unsureCore, chartless, closed].map(({ id }) => id).sort())
  const { id, username, fullName } = open
  expect(partners.get(open.id)).toEqual({ id, username, fullName, isTimeUncertain: false, isVerified: false, ...chart })
  expect(partners.get(unsure.id)).toMatchObject({ hdType: 'generator', isTimeUncertain: true })
  expect(partners.get(unsureCore.id)).toMatchObject({ hdType: 'generator', isTimeUncertain: false })
  expect(partners.get(chartless.id)).toMatchObject({
    hdType: null,
    isTimeUncertain: false,
    hdAuthority: null,
    avatarUrl,
  })
  expect(partners.get(closed.id)).toMatchObject({ fullName: closed.fullName, hdType: null, avatarUrl: null })
  expect(await listPartners(db, viewer.id, [])).toEqual(new Map())
})

test('what a conversation says of itself stands in the directory, and brings back nothing that is gone', async () => {
  const [one, other] = [await member(), await member()]
  const begun = await start(one, other)
  if (!begun.done) throw new Error('not begun')
  const at = new Date(1_700_000_000_000)
  const participant = (memberId: string, unreadCount: number) => ({
    memberId,
    unreadCount,
    lastReadAt: at,
    status: 'request' as const,
  })
  await updateDirectory(db, [
    {
      conversationId: begun.id,
      lastMessageId: `${begun.id}.3`,
      lastMessageAt: at,
      messageCount: 3,
      participants: [participant(one.id, 0), participant(other.id, 2), participant('nobody', 9)],
    },
    { conversationId: 'none', lastMessageId: null, lastMessageAt: null, messageCount: 0, participants: [] },
  ])
  const conversation = await storedRow(conversations, { id: begun.id })
  expect(conversation).toMatchObject({
    last_message_id: `${begun.id}.3`,
    last_message_at: at.getTime(),
    message_count: 3,
  })
  const results = await storedRows(
    messageParticipants,
    { conversationId: begun.id },
    { columns: ['user_id', 'unread_count', 'last_read_at', 'status'], orderBy: ['unread_count'] },
  )
  const row = { last_read_at: at.getTime(), status: 'request' }
  expect(results).toEqual([
    { user_id: one.id, unread_count: 0, ...row },
    { user_id: other.id, unread_count: 2, ...row },
  ])
  expect(await countRows(conversations, { id: 'none' })).toBe(0)
  await updateDirectory(db, [])
})

test('a hub that does not answer has nothing unread', async () => {
  const { id } = await member()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await countsOf(place({ counts: () => Promise.reject(new Error('gone')) }), id)).toEqual({
    messages: 0,
    notices: 0,
  })
  expect(log.mock.calls.flat().join('\n')).toContain('hub.unread_failed')
  log.mockRestore()
  const counts = { messages: 7, notices: 2 }
  expect(await countsOf(place({ counts: async () => counts }), id)).toEqual(counts)
})
