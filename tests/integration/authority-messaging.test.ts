import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { conversationOf } from '~/platform/messaging/conversations.server'
import { drawAttachment, storeAttachment } from '~/platform/pictures/picture-storage.server'
import { inspectPicture } from '~/platform/pictures/pictures.server'
import { png } from '../fixtures/pictures'
import { ASKERS, type Asker, createWorld } from './authority-world'
import { dataPath } from './built-routes'
import { insertConversation } from './members'
import { dumpConversation } from './object-storage'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** With whom the owner has a conversation; what a block or an absence closed is still read by those it belongs to. */
const WITH = ['connection', 'blocked', 'away'] as const
type Other = (typeof WITH)[number]

let world: Awaited<ReturnType<typeof createWorld>>
let conversations: Record<Other, { id: string; words: string; picture: string }>

async function plant(other: Other) {
  const { id, pair } = await insertConversation(world.ids.owner, world.ids[other])
  const participant = { conversationId: id, pair, memberId: world.ids.owner, receipts: true, isConnected: true }
  const picture = inspectPicture(await png(8, 8))
  if (typeof picture === 'string') throw new Error(picture)
  const { upload, bytes } = await drawAttachment(env, picture, participant)
  await storeAttachment(env, upload.key, bytes)
  await conversationOf(env, id).addUpload(participant, upload)
  const words = `Planted words for ${other}`
  const input = { clientId: crypto.randomUUID(), content: words, attachmentId: upload.id }
  expect(await conversationOf(env, id).send(participant, input)).toMatchObject({ ok: true, seq: 1 })
  return { id, words, picture: upload.id }
}

beforeAll(async () => {
  world = await createWorld()
  const [connection, blocked, away] = await Promise.all(WITH.map(plant))
  conversations = { connection: connection!, blocked: blocked!, away: away! }
})

type Answers = Partial<Record<Asker, number>> & { rest: number }

/** An inactive member must reactivate first; members who aren't participants get the same answer as for no conversation. */
const participantsOnly = (other: Other, owner: number, theirs: number): Answers => ({
  visitor: 401,
  [other]: theirs,
  away: 401,
  owner,
  rest: 403,
})
const readable = (other: Other) => participantsOnly(other, 200, 200)
/** What only an open conversation takes. */
const writable = (other: Other, done: number) =>
  other === 'connection' ? participantsOnly(other, done, done) : participantsOnly(other, 403, 403)

const statusFor = (answers: Answers, asker: Asker) => answers[asker] ?? answers.rest

const api = (other: Other) => `/api/conversations/${conversations[other].id}`
const post = (content: string) => ({ clientId: crypto.randomUUID(), content })

/** All that is asked of each conversation, and who may. */
const CELLS: {
  name: string
  ask: (asker: Asker, other: Other) => Promise<Response>
  answers: (other: Other) => Answers
}[] = [
  {
    name: 'its messages',
    ask: (asker, other) => world.browsers[asker].ask('GET', `${api(other)}/messages`),
    answers: readable,
  },
  {
    name: 'its picture',
    ask: (asker, other) => world.browsers[asker].get(`${api(other)}/attachments/${conversations[other].picture}`),
    answers: readable,
  },
  {
    name: 'a socket',
    ask: (asker, other) => world.browsers[asker].upgrade(`/ws/conversations/${conversations[other].id}`),
    answers: (other) => writable(other, 101),
  },
  {
    name: 'a message',
    ask: (asker, other) => world.browsers[asker].ask('POST', `${api(other)}/messages`, post(`By ${asker}`)),
    answers: (other) => writable(other, 200),
  },
  {
    name: 'a read mark',
    ask: (asker, other) => world.browsers[asker].ask('PUT', `${api(other)}/read`, { seq: 1 }),
    answers: (other) => writable(other, 204),
  },
  {
    name: 'a file that is no picture',
    ask: (asker, other) => world.browsers[asker].ask('POST', `${api(other)}/attachments`, new Uint8Array([1, 2, 3])),
    answers: (other) => writable(other, 422),
  },
]

const secretsOf = (asker: Asker) => {
  const { account, hashes, birth } = world.secrets
  return asker === 'owner' ? hashes : [...account, ...hashes, ...birth]
}

const sees = (asker: Asker, other: Other) => asker === 'owner' || (asker === other && asker !== 'away')

const sendForm = (asker: Asker, form: Record<string, string>) =>
  world.browsers[asker].post(dataPath('/app/messages'), form, { 'Sec-Fetch-Dest': 'empty' })

describe.each(WITH)('the conversation with %s', (other) => {
  test.each(CELLS)('$name', async ({ ask, answers }) => {
    const got: Record<string, unknown> = {}
    const want: Record<string, unknown> = {}
    for (const asker of ASKERS) {
      const response = await ask(asker, other)
      response.webSocket?.accept()
      response.webSocket?.close()
      // A picture is bytes, of which each is a letter here.
      const body = response.webSocket ? '' : new TextDecoder('latin1').decode(await response.arrayBuffer())
      got[asker] = [response.status, secretsOf(asker).filter((secret) => body.includes(secret))]
      want[asker] = [statusFor(answers(other), asker), []]
      if (!sees(asker, other)) expect(body).not.toContain('Planted words')
    }
    expect(got).toEqual(want)
  })

  test('the page shows it to the two alone, and by no look anything of it changes', async () => {
    const { id, words } = conversations[other]
    const before = await dumpConversation(id)
    for (const asker of ASKERS) {
      const path = `/app/messages?c=${id}`
      for (const address of [path, dataPath(path)]) {
        const response = await world.browsers[asker].get(address)
        const body = await response.text()
        expect([asker, address, body.includes(words)]).toEqual([asker, address, sees(asker, other)])
        expect([asker, address, secretsOf(asker).filter((secret) => body.includes(secret))]).toEqual([
          asker,
          address,
          [],
        ])
        if (!sees(asker, other)) expect([asker, response.status === 200]).toEqual([asker, false])
      }
    }
    expect(withoutNotices(await dumpConversation(id))).toEqual(withoutNotices(before))
  })

  test('its forms do nothing for anybody else, and nothing in it once it is closed', async () => {
    const { id } = conversations[other]
    const before = await dumpConversation(id)
    const forms: ({ intent: string } & Record<string, string>)[] = [
      { intent: 'send', clientId: crypto.randomUUID(), content: 'By a form' },
      { intent: 'edit', seq: '1', content: 'Changed' },
      { intent: 'delete', seq: '1' },
      { intent: 'read', seq: '1' },
      { intent: 'accept' },
      { intent: 'ignore' },
    ]
    const askers = ASKERS.filter((asker) => !sees(asker, other))
    for (const asker of askers) {
      for (const form of forms) {
        const response = await sendForm(asker, { ...form, conversation: id })
        expect([asker, form.intent, [401, 404].includes(response.status)]).toEqual([asker, form.intent, true])
      }
    }
    expect(withoutNotices(await dumpConversation(id))).toEqual(withoutNotices(before))
    // The other one does not change what the owner wrote.
    if (other === 'connection') {
      for (const form of forms.slice(1, 3)) {
        expect((await sendForm('connection', { ...form, conversation: id })).status).toBe(404)
      }
      expect(await dumpConversation(id)).toContain('Planted words')
      return
    }
    for (const form of forms.filter(({ intent }) => intent !== 'read')) {
      expect((await sendForm('owner', { ...form, conversation: id })).status).toBe(403)
    }
    expect(await dumpConversation(id)).not.toContain('By a form')
  })
})

/** What is to be told to others comes and goes by itself. */
const withoutNotices = (dump: string) =>
  (JSON.parse(dump) as [string, unknown][]).filter(([name]) => name !== 'notices')

test('the hub takes whoever is signed in, and shows nobody another’s list', async () => {
  for (const asker of ASKERS) {
    const response = await world.browsers[asker].upgrade('/ws/hub', { 'X-Member': world.ids.owner })
    expect([asker, response.status]).toEqual([asker, asker === 'visitor' || asker === 'away' ? 401 : 101])
    const socket = response.webSocket
    if (!socket) continue
    socket.accept()
    const first = await new Promise((resolve) =>
      socket.addEventListener('message', ({ data }) => resolve(String(data))),
    )
    expect(JSON.parse(String(first)).type).toBe('ready')
    socket.close()
  }
})

test('what a list shows of the other one is what is named here, and no more', async () => {
  await runDurableObjectAlarm(env.CONVERSATION.getByName(conversations.connection.id) as never)
  const response = await world.browsers.connection.get(dataPath('/app/messages'))
  const body = await response.text()
  expect(body).toContain('Planted owner')
  for (const name of ['email', 'birthDate', 'birthCity', 'passwordHash', 'referralCode', 'hdRawData', 'isPremium']) {
    // One's own frame may say of oneself what it says of nobody else.
    const before = (await (await world.browsers.connection.get(dataPath('/app/dashboard'))).text()).split(
      `"${name}"`,
    ).length
    expect([name, body.split(`"${name}"`).length <= before]).toEqual([name, true])
  }
})
