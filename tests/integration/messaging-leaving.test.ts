import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { attachmentSchema, messagePageSchema } from '~/domain/messaging/message.schema'
import { deleteMember } from '~/platform/account/delete-member.server'
import { createDatabase } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { conversations as conversationsTable, messageParticipants } from '../../drizzle/schema/conversations'
import { users } from '../../drizzle/schema/users'
import { png } from '../fixtures/pictures'
import { idOf, type Member, registered } from './account'
import { dumpConversation, dumpHub } from './object-storage'
import { countRows, insertRow, storedRow, storedRows } from './rows'
import { SiteSocket } from './site-socket'
import { begin } from './two-who-write'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const API = '/api/conversations'
const db = createDatabase(env.DB)

async function say({ visitor }: Member, id: string, content: string, attachmentId?: string) {
  const message = { clientId: crypto.randomUUID(), content, ...(attachmentId && { attachmentId }) }
  expect((await visitor.ask('POST', `${API}/${id}/messages`, message)).status).toBe(200)
}

async function sendPicture(member: Member, id: string, content: string) {
  const response = await member.visitor.ask('POST', `${API}/${id}/attachments`, await png(8, 8))
  const attachment = attachmentSchema.parse(await response.json())
  await say(member, id, content, attachment.id)
  return attachment
}

const read = async ({ visitor }: Member, id: string) =>
  messagePageSchema.parse(await (await visitor.ask('GET', `${API}/${id}/messages`)).json())

const rowOf = (id: string) => storedRow(conversationsTable, { id })

const filesOf = async (id: string) => (await env.ATTACHMENTS.list({ prefix: `${id}/` })).objects.length

test('of a deleted member nothing is left in conversations, pictures and lists, and the others keep what they wrote', async () => {
  const MARKER = 'zyxmark'
  const [leaving, friend, early] = await Promise.all([registered(), registered(), registered()])
  const [kept, alone] = [
    await begin(leaving.visitor, friend.account.username),
    await begin(leaving.visitor, early.account.username),
  ]
  await say(leaving, kept, `${MARKER} one`)
  await say(friend, kept, 'Mine stays')
  await sendPicture(leaving, kept, `${MARKER} picture`)
  const theirs = await sendPicture(friend, kept, '')
  // A picture that waits for its message.
  expect((await leaving.visitor.ask('POST', `${API}/${kept}/attachments`, await png(9, 9))).status).toBe(201)
  await say(leaving, alone, `${MARKER} alone`)
  const hub = await SiteSocket.open(friend.visitor, '/ws/hub')
  for (const id of [kept, alone]) {
    await runDurableObjectAlarm(env.CONVERSATION.getByName(id) as never)
    expect(await dumpConversation(id)).toContain(MARKER)
  }
  expect(await dumpHub(idOf(friend))).toContain(idOf(leaving))
  expect(await dumpHub(idOf(early))).toContain(MARKER)
  expect(await filesOf(kept)).toBe(3)

  await deleteMember(env, db, idOf(early))
  await deleteMember(env, db, idOf(leaving))
  const id = idOf(leaving)
  for (const dump of [
    await dumpConversation(kept),
    await dumpHub(idOf(friend)),
    JSON.stringify(await storedRows(conversationsTable)),
    JSON.stringify(await storedRows(messageParticipants)),
  ]) {
    expect(dump).not.toContain(MARKER)
    expect(dump).not.toContain(id)
  }
  // Both are out of this one: nothing at all.
  expect(await dumpConversation(alone)).toBe('[]')
  expect(await dumpHub(id)).toBe('[]')
  expect(await rowOf(alone)).toBeNull()
  expect(await filesOf(alone)).toBe(0)

  expect(await hub.next('gone')).toMatchObject({ conversationId: kept })
  expect(await rowOf(kept)).toMatchObject({ id: kept, pair_key: kept })
  expect(await filesOf(kept)).toBe(1)
  const page = await read(friend, kept)
  expect(page.messages.map(({ content, senderId }) => [content, senderId])).toEqual([
    ['Mine stays', idOf(friend)],
    ['', idOf(friend)],
  ])
  expect((await friend.visitor.get(`${API}/${kept}/attachments/${theirs.id}`)).status).toBe(200)
  const late = await friend.visitor.ask('POST', `${API}/${kept}/messages`, {
    clientId: crypto.randomUUID(),
    content: 'Late',
  })
  expect([late.status, await late.json()]).toEqual([403, { error: 'unavailable' }])
  expect((await friend.visitor.upgrade(`/ws/conversations/${kept}`)).status).toBe(403)

  // The last one out leaves nothing either.
  await deleteMember(env, db, idOf(friend))
  expect(await dumpConversation(kept)).toBe('[]')
  expect([await rowOf(kept), await filesOf(kept)]).toEqual([null, 0])
  // What was to be told by alarm wakes nobody up again.
  await runDurableObjectAlarm(env.CONVERSATION.getByName(kept) as never)
  expect(await dumpHub(id)).toBe('[]')
})

test('a deletion that breaks at one conversation is gone on with, and forgets none', async () => {
  const [leaving, friend, other] = await Promise.all([registered(), registered(), registered()])
  const ids = [
    await begin(leaving.visitor, friend.account.username),
    await begin(leaving.visitor, other.account.username),
  ]
  for (const id of ids) await say(leaving, id, 'zyxmark')
  const CONVERSATION = {
    getByName: (name: string) =>
      name === ids[0] ? { forget: () => Promise.reject(new Error('gone')) } : env.CONVERSATION.getByName(name),
  } as unknown as typeof env.CONVERSATION
  await expect(deleteMember({ ...env, CONVERSATION }, db, idOf(leaving))).rejects.toThrow('gone')
  const count = () => countRows(users, { id: idOf(leaving) })
  expect(await count()).toBe(1)
  await deleteMember(env, db, idOf(leaving))
  expect(await count()).toBe(0)
  for (const id of ids) expect(await dumpConversation(id)).not.toContain('zyxmark')
})

test('the download holds every message of one’s conversations, with one’s own pictures, by the names one sees', async () => {
  const [one, other, foe] = await Promise.all([registered(), registered(), registered()])
  const [id, blocked] = [
    await begin(one.visitor, other.account.username),
    await begin(foe.visitor, one.account.username),
  ]
  await say(one, id, 'Мой «привет»\nand more')
  await say(other, id, 'Yours')
  const own = await sendPicture(one, id, '')
  const theirs = await sendPicture(other, id, '')
  await say(foe, blocked, 'From a foe')
  await insertRow(blocks, { blockerId: idOf(foe), blockedId: idOf(one) })
  const response = await one.visitor.post('/resources/account-data', {})
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  expect(Object.keys(files).sort()).toEqual(['conversations.json', 'data.json', `pictures/${own.id}.webp`])
  expect(files[`pictures/${own.id}.webp`]).toHaveLength(own.bytes)

  const text = strFromU8(files['conversations.json']!)
  const told = JSON.parse(text) as { id: string }[]
  const instant = expect.stringMatching(/^20\d\d-.*Z$/)
  const message = (sentByYou: boolean, content: string, pictures: string[] = []) => ({
    sentByYou,
    content,
    pictures,
    createdAt: instant,
    editedAt: null,
  })
  expect(told.find((conversation) => conversation.id === id)).toEqual({
    id,
    with: other.account.username,
    messages: [
      message(true, 'Мой «привет»\nand more'),
      message(false, 'Yours'),
      message(true, '', [own.id]),
      message(false, '', [theirs.id]),
    ],
  })
  // Who cannot be seen is not named; what they wrote was read.
  expect(told.find((conversation) => conversation.id === blocked)).toEqual({
    id: blocked,
    with: null,
    messages: [message(false, 'From a foe')],
  })
  for (const { row } of [other, foe]) expect(text).not.toContain(String(row?.id))
  const { conversations } = JSON.parse(strFromU8(files['data.json']!))
  expect(conversations).toMatchObject([
    { id, begunByYou: true },
    { id: blocked, begunByYou: false },
  ])
})

test('an account on its way out still downloads its conversations', async () => {
  const [one, other] = await Promise.all([registered(), registered()])
  const id = await begin(one.visitor, other.account.username)
  await say(one, id, 'Keep this')
  await one.visitor.post('/app/settings?tab=account', { intent: 'delete', currentPassword: one.account.password })
  const back = new Visitor()
  await back.post('/login', { email: one.account.email, password: one.account.password })
  const response = await back.post('/resources/account-data', {})
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  expect(strFromU8(files['conversations.json']!)).toContain('Keep this')
})
