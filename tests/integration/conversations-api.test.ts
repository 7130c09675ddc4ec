import { afterEach, expect, test, vi } from 'vitest'
import { messagePageSchema } from '~/domain/messaging/message.schema'
import { blocks } from '../../drizzle/schema/blocks'
import { messageParticipants } from '../../drizzle/schema/conversations'
import { formerUsernames } from '../../drizzle/schema/former-usernames'
import { idOf, registered } from './account'
import { updateMember } from './members'
import { countRows, insertRow } from './rows'
import { twoWhoWrite } from './two-who-write'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

afterEach(() => {
  vi.useRealTimers()
})

const API = '/api/conversations'

/** The status and the words of an answer. */
const said = async (response: Response) => [response.status, await response.json()]

// — Beginning

test('a conversation is one from either side, by today’s name or a former one, in whatever letters', async () => {
  const { one, other, id } = await twoWhoWrite()
  await insertRow(formerUsernames, {
    usernameKey: 'once_called',
    userId: idOf(one),
    expiresAt: new Date(Date.now() + 60_000),
  })
  for (const [member, to] of [
    [one, other.account.username.toUpperCase()],
    [other, one.account.username],
    [other, 'Once_Called'],
  ] as const) {
    expect(await said(await member.visitor.ask('POST', API, { to }))).toEqual([200, { id }])
  }
})

test('nobody writes to themselves, to nobody, to who is away or blocks, or to a closed profile', async () => {
  const [one, other] = await Promise.all([registered(), registered()])
  const begin = async (to: string) => said(await one.visitor.ask('POST', API, { to }))
  const missing = [404, { error: 'not_found' }]
  expect(await begin(one.account.username)).toEqual(missing)
  expect(await begin('nobody_there')).toEqual(missing)
  await updateMember(idOf(other), { isActive: false })
  expect(await begin(other.account.username)).toEqual(missing)
  await updateMember(idOf(other), { isActive: true, profileVisibility: 'connections' })
  expect(await begin(other.account.username)).toEqual([403, { error: 'unavailable' }])
  await insertRow(blocks, { blockerId: idOf(other), blockedId: idOf(one) })
  expect(await begin(other.account.username)).toEqual(missing)
  expect(await countRows(messageParticipants, { userId: idOf(one) })).toBe(0)
})

test.each([
  ['no JSON', 'to=somebody', 400, 'malformed'],
  ['a list', '[]', 400, 'malformed'],
  ['nothing', '', 400, 'malformed'],
  ['a name that is none', '{"to":7}', 400, 'malformed'],
  ['more than 32 kB', JSON.stringify({ to: 'x', more: 'y'.repeat(32_768) }), 413, 'too_large'],
])('%s begins nothing', async (_, body, status, error) => {
  const { visitor } = await registered()
  expect(await said(await visitor.ask('POST', API, body))).toEqual([status, { error }])
})

// — Messages

test('messages come back in their order, by every way to ask for a page', async () => {
  const { one, other, id, post } = await twoWhoWrite()
  const clientId = crypto.randomUUID()
  const first = await said(await post(one.visitor, 'First', clientId))
  expect(first).toEqual([200, { clientId, seq: 1, id: `${id}.1`, createdAt: expect.stringMatching(/^20\d\d-.*Z$/) }])
  // The same again is the same.
  expect(await said(await post(one.visitor, 'First', clientId))).toEqual(first)
  expect(await said(await post(one.visitor, 'Another', clientId))).toEqual([409, { error: 'conflict' }])
  await post(other.visitor, 'Second')
  await post(one.visitor, 'Third')
  const page = async (query: string) => {
    const response = await other.visitor.ask('GET', `${API}/${id}/messages${query}`)
    expect(response.status).toBe(200)
    const { messages, more, seq } = messagePageSchema.parse(await response.json())
    return [messages.map(({ content }) => content), more, seq]
  }
  expect(await page('')).toEqual([['First', 'Second', 'Third'], false, 3])
  expect(await page('?limit=2')).toEqual([['Second', 'Third'], true, 3])
  expect(await page('?before=3&limit=1')).toEqual([['Second'], true, 3])
  expect(await page('?after=1')).toEqual([['Second', 'Third'], false, 3])
  expect(await page('?offset=1&limit=1')).toEqual([['Second'], true, 3])
  expect(await page('?limit=9999')).toEqual([['First', 'Second', 'Third'], false, 3])
})

test.each(['before=x', 'after=-1', 'offset=1.5', 'limit=', 'before=1&after=1', 'offset=0&before=2'])(
  'a page %s is none',
  async (query) => {
    const { one, id } = await twoWhoWrite()
    expect(await said(await one.visitor.ask('GET', `${API}/${id}/messages?${query}`))).toEqual([
      400,
      { error: 'malformed' },
    ])
  },
)

test('what cannot be a message is refused by what is wrong with it', async () => {
  const { one, id, post } = await twoWhoWrite()
  expect(await said(await post(one.visitor, '   '))).toEqual([422, { error: 'empty' }])
  expect(await said(await post(one.visitor, 'é'.repeat(501)))).toEqual([422, { error: 'too_long' }])
  expect(await said(await post(one.visitor, 'a\u0000b'))).toEqual([422, { error: 'invalid_content' }])
  expect((await post(one.visitor, 'é'.repeat(500))).status).toBe(200)
  const messages = `${API}/${id}/messages`
  for (const body of [
    { content: 'x' },
    { clientId: 'no uuid', content: 'x' },
    { clientId: crypto.randomUUID(), content: 7 },
  ]) {
    expect(await said(await one.visitor.ask('POST', messages, body))).toEqual([400, { error: 'malformed' }])
  }
  const clientId = crypto.randomUUID()
  const attachmentId = crypto.randomUUID()
  expect(await said(await one.visitor.ask('POST', messages, { clientId, content: '', attachmentId }))).toEqual([
    404,
    { error: 'picture_gone' },
  ])
})

test('twenty at once pass, the next waits as long as it is told', async () => {
  const { one, post } = await twoWhoWrite()
  // Each tenth of a second another one would pass.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => post(one.visitor, `No ${at}`)))
  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(refused).toHaveLength(20)
  for (const response of refused) {
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1)
    expect(await response.json()).toEqual({ error: 'rate_limited', retryAfterMs: expect.any(Number) })
  }
})

test('a read mark moves forward, and the other is told where both let each other know', async () => {
  const { one, other, id, post } = await twoWhoWrite()
  await post(one.visitor, 'First')
  // Written back, so that it is no request any more.
  await post(other.visitor, 'Second')
  const mark = (seq: number) => other.visitor.ask('PUT', `${API}/${id}/read`, { seq })
  const seen = async () => {
    const response = await one.visitor.ask('GET', `${API}/${id}/messages`)
    return messagePageSchema.parse(await response.json()).otherReadSeq
  }
  expect((await mark(2)).status).toBe(204)
  expect((await mark(1)).status).toBe(204)
  expect(await seen()).toBe(2)
  await updateMember(idOf(one), { readReceipts: false })
  expect(await seen()).toBeNull()
  expect(await said(await other.visitor.ask('PUT', `${API}/${id}/read`, { seq: -1 }))).toEqual([
    400,
    { error: 'malformed' },
  ])
})

test('a conversation that a block closed is read and not written in, and tells not which of the two it was', async () => {
  const { one, other, id, post } = await twoWhoWrite()
  await post(one.visitor, 'Before')
  await insertRow(blocks, { blockerId: idOf(other), blockedId: idOf(one) })
  const answers = await Promise.all(
    [one, other].map(async ({ visitor }) => [
      await said(await post(visitor, 'After')),
      await said(await visitor.ask('PUT', `${API}/${id}/read`, { seq: 1 })),
      await said(await visitor.ask('POST', `${API}/${id}/attachments`, new Uint8Array([1]))),
      (await visitor.ask('GET', `${API}/${id}/messages`)).status,
    ]),
  )
  const closed = [403, { error: 'unavailable' }]
  expect(answers).toEqual(Array(2).fill([closed, closed, closed, 200]))
})

// — Whose it is

test('others, visitors, and pages of other sites get nothing and change nothing', async () => {
  const { one, id, post } = await twoWhoWrite()
  await post(one.visitor, 'Between the two')
  const stranger = await registered()
  const nothing = crypto.randomUUID()
  const addresses = [
    ['GET', 'messages'],
    ['POST', 'messages', { clientId: crypto.randomUUID(), content: 'Hello' }],
    ['PUT', 'read', { seq: 1 }],
    ['POST', 'attachments', new Uint8Array([1, 2, 3])],
    ['GET', `attachments/${nothing}`],
  ] as const
  for (const [method, address, body] of addresses) {
    const path = `${API}/${id}/${address}`
    const theirs = await said(await stranger.visitor.ask(method, path, body))
    expect(theirs).toEqual([403, { error: 'unavailable' }])
    expect(theirs).toEqual(await said(await stranger.visitor.ask(method, `${API}/${nothing}/${address}`, body)))
    expect(await said(await new Visitor().ask(method, path, body))).toEqual([401, { error: 'signed_out' }])
    if (method === 'GET') continue
    for (const Origin of ['https://elsewhere.example', 'null', '']) {
      expect((await one.visitor.ask(method, path, body, { Origin })).status).toBe(403)
    }
  }
  const page = messagePageSchema.parse(await (await one.visitor.ask('GET', `${API}/${id}/messages`)).json())
  expect(page.messages.map(({ content }) => content)).toEqual(['Between the two'])
})

test('extra fields of a message change nothing of it', async () => {
  const { one, other, id } = await twoWhoWrite()
  const fields = {
    senderId: idOf(other),
    seq: 99,
    id: 'mine',
    createdAt: '2000-01-01T00:00:00Z',
    isDeleted: true,
    __proto__: {},
  }
  const clientId = crypto.randomUUID()
  const response = await one.visitor.ask('POST', `${API}/${id}/messages`, { ...fields, clientId, content: 'Plain' })
  expect(response.status).toBe(200)
  const page = messagePageSchema.parse(await (await other.visitor.ask('GET', `${API}/${id}/messages`)).json())
  expect(page.messages).toEqual([
    {
      ...{
        id: `${id}.1`,
        seq: 1,
        clientId,
        senderId: idOf(one),
        content: 'Plain',
        messageType: 'text',
        attachments: [],
      },
      ...{ isEdited: false, editedAt: null, isDeleted: false, createdAt: expect.not.stringContaining('2000') },
    },
  ])
})
