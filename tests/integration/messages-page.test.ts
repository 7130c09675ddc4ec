import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { messagePageSchema } from '~/domain/messaging/message.schema'
import { blocks } from '../../drizzle/schema/blocks'
import { messageParticipants } from '../../drizzle/schema/conversations'
import { BIRTH, idOf, type Member, registered, wordsOf } from './account'
import { member, updateMember } from './members'
import { countRows, insertRow, storedRows, updateRows } from './rows'
import { begin, twoWhoWrite } from './two-who-write'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const PAGE = '/app/messages'
const API = '/api/conversations'
const DAY = 86_400_000

async function posted(visitor: Visitor, id: string, content: string) {
  const response = await visitor.ask('POST', `${API}/${id}/messages`, {
    clientId: crypto.randomUUID(),
    content,
  })
  expect(response.status).toBe(200)
}

/** The two with a conversation, where it is to be seen, and the form that sends. */
async function twoOnPages() {
  const { one, other, id } = await twoWhoWrite()
  const path = `${PAGE}?c=${id}`
  const send = (visitor: Visitor, content: string, clientId: string = crypto.randomUUID()) =>
    visitor.post(path, { intent: 'send', conversation: id, clientId, content })
  return { one, other, id, path, send }
}

async function contents(visitor: Visitor, id: string) {
  const response = await visitor.ask('GET', `${API}/${id}/messages`)
  return messagePageSchema.parse(await response.json()).messages.map(({ content }) => content)
}

/** The status of a page and the words on it. */
async function seen(visitor: Visitor, path: string) {
  const response = await visitor.get(path)
  return { status: response.status, words: await wordsOf(response) }
}

/** What stands in the field for a message. */
async function fieldOf(response: Response) {
  const [, text = ''] = /<textarea[^>]*>([\s\S]*?)<\/textarea>/.exec(await response.text()) ?? []
  return text
}

/** Objects that answer nothing, in a browser that is signed in as somebody already. */
function withoutObjects(visitor: Visitor, ...names: ('HUB' | 'CONVERSATION')[]) {
  const broken = {
    getByName: () =>
      new Proxy(
        {},
        {
          get: () => async () => {
            throw new Error('not reached')
          },
        },
      ),
  }
  const elsewhere = new Visitor({
    site: Object.fromEntries(names.map((name) => [name, broken])),
  })
  for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value)
  return elsewhere
}

// — Who sees what

test('visitors are led to sign in and back, and their forms are refused with what they typed', async () => {
  const { id, path, one, other } = await twoOnPages()
  const visitor = new Visitor()
  const page = await visitor.get(path)
  expect([page.status, page.headers.get('Location')]).toEqual([
    302,
    `/login?redirect=${encodeURIComponent(`${PAGE}?c=${id}`)}`,
  ])
  const fields = {
    conversation: id,
    clientId: crypto.randomUUID(),
    content: 'Nobody wrote this',
    seq: '1',
  }
  const forms = ['send', 'accept', 'ignore', 'edit', 'delete', 'read']
  for (const intent of forms) {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...fields, intent })) form.set(name, value)
    const response = await visitor.postForm(`${PAGE}.data?c=${id}`, form)
    expect([intent, response.status]).toEqual([intent, 401])
    const said = await response.text()
    expect(said).toContain('signedOut')
    expect(said).toContain('Nobody wrote this')
  }
  expect(await contents(one.visitor, id)).toEqual([])
  expect(await contents(other.visitor, id)).toEqual([])
})

test('a conversation that is another’s and one that is none are the same page with 404, and their forms change nothing', async () => {
  const { one, id } = await twoOnPages()
  await posted(one.visitor, id, 'Between the two')
  const stranger = await registered()
  const none = crypto.randomUUID()
  for (const c of [id, none, 'x', '..%2F']) {
    const { status, words } = await seen(stranger.visitor, `${PAGE}?c=${c}`)
    expect([c, status]).toEqual([c, 404])
    expect(words).toContain('Conversation not found')
    expect(words).not.toContain(one.account.full_name)
    expect(words).not.toContain('Between the two')
  }
  const answers = await Promise.all(
    [id, none].flatMap((conversation) =>
      ['send', 'accept', 'edit', 'delete', 'read'].map((intent) =>
        stranger.visitor.post(PAGE, {
          ...{
            intent,
            conversation,
            clientId: crypto.randomUUID(),
            content: 'Changed',
            seq: '1',
          },
        }),
      ),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(404))
  expect(await contents(one.visitor, id)).toEqual(['Between the two'])
})

test('what the page is given of the other says nothing that is not on it', async () => {
  const [one, other] = await Promise.all([registered(), registered({ ...BIRTH, intent: 'birth' })])
  const id = await begin(one.visitor, other.account.username)
  await posted(one.visitor, id, 'Hello')
  const stored = other.row ?? {}
  const secrets = [other.account.email, BIRTH.birth_date, BIRTH.birth_city, BIRTH.latitude, BIRTH.timezone]
  const hidden = [stored.password_hash, stored.referral_code, ...secrets].map(String)
  for (const path of [`${PAGE}?c=${id}`, `${PAGE}.data?c=${id}`]) {
    const html = await (await one.visitor.get(path)).text()
    expect(html).toContain(other.account.full_name)
    for (const secret of hidden) expect(html).not.toContain(secret)
  }
})

// — What does not answer

test('a list and a conversation that do not answer say so in their places, each alone, and can be asked again', async () => {
  const { one, other, id, path } = await twoOnPages()
  await posted(one.visitor, id, 'Still readable')

  const withoutList = await seen(withoutObjects(one.visitor, 'HUB'), path)
  expect(withoutList.status).toBe(200)
  expect(withoutList.words).toContain('Couldn’t load your conversations')
  expect(withoutList.words).toContain('Retry')
  expect(withoutList.words).toContain('Still readable')

  // No device keeps this over a list that it has.
  const listAlone = await seen(withoutObjects(one.visitor, 'HUB'), PAGE)
  expect(listAlone.status).toBe(503)
  expect(listAlone.words).toContain('Couldn’t load your conversations')

  const withoutThread = await seen(withoutObjects(one.visitor, 'CONVERSATION'), path)
  expect(withoutThread.status).toBe(503)
  expect(withoutThread.words).toContain('Couldn’t load this conversation')
  expect(withoutThread.words).toContain('Retry')
  expect(withoutThread.words).toContain(other.account.full_name)
})

test('what a conversation that does not answer could not take stays typed, in one there was and in one just begun', async () => {
  const { one, id, path } = await twoOnPages()
  const cut = withoutObjects(one.visitor, 'CONVERSATION')
  const kept = await cut.post(path, {
    intent: 'send',
    conversation: id,
    clientId: crypto.randomUUID(),
    content: 'Kept',
  })
  expect(kept.status).toBe(500)
  expect(await fieldOf(kept)).toBe('Kept')

  const third = await registered()
  const to = third.account.username
  const clientId = crypto.randomUUID()
  const form = { intent: 'start', to, clientId, content: 'Kept as well' }
  const broken = await cut.post(`${PAGE}?to=${to}`, form)
  expect(broken.status).toBe(500)
  expect(await fieldOf(broken)).toBe('Kept as well')
  const again = await one.visitor.post(`${PAGE}?to=${to}`, form)
  expect(again.status).toBe(302)
  const begunId = new URLSearchParams(again.headers.get('Location')?.split('?')[1]).get('c') ?? ''
  expect(await contents(third.visitor, begunId)).toEqual(['Kept as well'])
})

// — Writing by forms

test('a form that is sent twice, at once or later, is one message and leads to its conversation', async () => {
  const { one, other, id, path, send } = await twoOnPages()
  const clientId = crypto.randomUUID()
  const answers = [
    ...(await Promise.all([send(one.visitor, 'Once', clientId), send(one.visitor, 'Once', clientId)])),
    await send(one.visitor, 'Once', clientId),
  ]
  expect(answers.map((answer) => [answer.status, answer.headers.get('Location')])).toEqual(Array(3).fill([302, path]))
  expect(await contents(other.visitor, id)).toEqual(['Once'])
})

test('two first messages sent at once by a form sent twice begin one conversation with one message', async () => {
  const [one, other] = await Promise.all([registered(), registered()])
  const form = {
    intent: 'start',
    to: other.account.username,
    clientId: crypto.randomUUID(),
    content: 'Good day',
  }
  const start = () => one.visitor.post(`${PAGE}?to=${other.account.username}`, form)
  const [first, second] = await Promise.all([start(), start()])
  expect([first.status, second.status]).toEqual([302, 302])
  expect(first.headers.get('Location')).toBe(second.headers.get('Location'))
  const id = new URLSearchParams(first.headers.get('Location')?.split('?')[1]).get('c') ?? ''
  expect(await contents(other.visitor, id)).toEqual(['Good day'])
})

test.each([
  ['a blank one', ' \n\t ', 'Write something first.'],
  ['501 characters as a reader counts them', '👩‍👩‍👧'.repeat(501), 'A message can have up to 500 characters.'],
  ['a control character', 'a\u0007b', 'The message contains characters that can’t be shown.'],
])('%s is refused by what is wrong with it, and stays typed', async (_, content, problem) => {
  const { one, other, id, send } = await twoOnPages()
  const answer = await send(one.visitor, content)
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain(problem)
  // A form sends its lines ended by CR LF, and a text area drops the first line break.
  const typed = /<textarea[^>]*>([\s\S]*?)<\/textarea>/.exec(html)?.[1]
  expect(typed?.trim()).toBe(content.trim())
  expect(await contents(other.visitor, id)).toEqual([])

  const to = (await registered()).account.username
  const start = {
    intent: 'start',
    to,
    clientId: crypto.randomUUID(),
    content,
  }
  const refused = await one.visitor.post(`${PAGE}?to=${to}`, start)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain(problem)
  // What cannot be sent begins nothing.
  const n = await countRows(messageParticipants, { userId: idOf(one) })
  expect(n).toBe(1)
})

test('500 characters as a reader counts them are a message, whatever they weigh', async () => {
  const { one, other, id, send } = await twoOnPages()
  const content = 'é'.repeat(500)
  expect((await send(one.visitor, content)).status).toBe(302)
  expect(await contents(other.visitor, id)).toEqual([content])
})

test('the eleventh conversation of 30 days is refused with the date of the next, in either language', async () => {
  const { visitor, row } = await registered()
  const others = await Promise.all(Array.from({ length: 10 }, () => member()))
  for (const { username } of others) await begin(visitor, username)
  // Begun on ten days, the first of them 20 days ago: there is room for another in ten days.
  const first = Math.floor(Date.now() / DAY) * DAY - 20 * DAY + 9.5 * 3_600_000
  const begun = await storedRows(messageParticipants, { userId: String(row?.id) })
  for (const [at, { conversation_id: id }] of begun.entries()) {
    await updateRows(
      messageParticipants,
      { conversationId: id, userId: String(row?.id) },
      { begunAt: new Date(first + at * DAY) },
    )
  }
  const next = new Date(first + 30 * DAY)
  const eleventh = await member()
  const start = () =>
    visitor.post(`${PAGE}?to=${eleventh.username}`, {
      ...{
        intent: 'start',
        to: eleventh.username,
        clientId: crypto.randomUUID(),
        content: 'Number eleven',
      },
    })
  const english = await start()
  expect(english.status).toBe(429)
  expect(await fieldOf(english.clone())).toBe('Number eleven')
  const month = (locale: string) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(next)
  const words = await wordsOf(english)
  expect(words).toContain('You’ve started 10 conversations in 30 days. You can start the next one on')
  expect(words).toContain(`${month('en-GB')} ${next.getUTCFullYear()} at 09:30`)
  visitor.cookies.set('language', 'ru')
  const russian = await wordsOf(await start())
  expect(russian).toContain('За 30 дней вы начали 10 переписок. Следующую можно начать')
  expect(russian).toContain(`${month('ru')} ${next.getUTCFullYear()}`)
  expect(russian).toContain('09:30')
})

// — Whom one may write to

test('a name one has a conversation with leads to it, keeping what was searched', async () => {
  const { one, other, id } = await twoOnPages()
  const response = await one.visitor.get(`${PAGE}?to=${other.account.username.toUpperCase()}&q=tea`)
  expect(response.status).toBe(302)
  const search = new URLSearchParams(response.headers.get('Location')?.split('?')[1])
  expect(Object.fromEntries(search)).toEqual({ c: id, q: 'tea' })
})

test('nobody, oneself, who blocks, and a profile that is closed are told apart as far as may be told', async () => {
  const [one, blocking, closed] = await Promise.all([registered(), registered(), registered()])
  await insertRow(blocks, { blockerId: idOf(blocking), blockedId: idOf(one) })
  await updateMember(idOf(closed), { profileVisibility: 'connections' })
  const nobody = 'No member by this name'
  for (const [to, status, words] of [
    ['nobody_there', 404, nobody],
    [blocking.account.username, 404, nobody],
    [one.account.username, 200, 'You can’t message yourself'],
    [closed.account.username, 200, 'You can’t message this member'],
  ] as const) {
    const page = await seen(one.visitor, `${PAGE}?to=${to}`)
    expect([to, page.status]).toEqual([to, status])
    expect(page.words).toContain(words)
  }
  const start = async (to: string) => {
    const form = {
      intent: 'start',
      to,
      clientId: crypto.randomUUID(),
      content: 'Hello',
    }
    return (await one.visitor.post(`${PAGE}?to=${to}`, form)).status
  }
  expect(await start('nobody_there')).toBe(404)
  expect(await start(blocking.account.username)).toBe(404)
  expect(await start(one.account.username)).toBe(422)
  expect(await start(closed.account.username)).toBe(403)
})

test('a request is accepted, or ignored and gone from the list, by a form', async () => {
  const [one, other] = await Promise.all([registered(), registered()])
  const third = await registered()
  const answer = async (from: Member, intent: 'accept' | 'ignore') => {
    const id = await begin(from.visitor, other.account.username)
    await posted(from.visitor, id, `From ${from.account.username}`)
    const title = `${from.account.full_name} wants to message you`
    expect((await seen(other.visitor, `${PAGE}?c=${id}`)).words).toContain(title)
    const response = await other.visitor.post(`${PAGE}?c=${id}`, {
      intent,
      conversation: id,
    })
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe(intent === 'accept' ? `${PAGE}?c=${id}` : PAGE)
    expect((await seen(other.visitor, `${PAGE}?c=${id}`)).words).not.toContain(title)
    return id
  }
  const accepted = await answer(one, 'accept')
  const ignored = await answer(third, 'ignore')
  expect((await seen(one.visitor, `${PAGE}?c=${accepted}`)).words).not.toContain('Waiting for')
  // Who was ignored is not told.
  expect((await seen(third.visitor, `${PAGE}?c=${ignored}`)).words).toContain('Waiting for')
  await expect
    .poll(async () => {
      const { words } = await seen(other.visitor, PAGE)
      return [words.includes(one.account.full_name), words.includes(third.account.full_name)]
    })
    .toEqual([true, false])
})

test.each(['blocks', 'is away'])('somebody who %s is shown without a name, and nothing can be written', async (how) => {
  const { one, other, id, path, send } = await twoOnPages()
  await posted(other.visitor, id, 'From before')
  if (how === 'blocks') {
    await insertRow(blocks, { blockerId: idOf(other), blockedId: idOf(one) })
  } else await updateMember(idOf(other), { isActive: false })
  const response = await one.visitor.get(path)
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('Member unavailable')
  expect(html).toContain('You can no longer write here')
  expect(html).toContain('From before')
  expect(html).not.toContain(other.account.full_name)
  expect(html).not.toContain(other.account.username)
  expect(html).not.toContain('<textarea')
  expect((await send(one.visitor, 'After')).status).toBe(403)
  expect(await contents(one.visitor, id)).toEqual(['From before'])
})

// — The list

/** A member with so many conversations in their list, each with a row that nobody signs in as. */
async function withRows(count: number) {
  const one = await registered()
  const hub = env.HUB.getByName(idOf(one))
  const others = await Promise.all(Array.from({ length: count }, (_, at) => member({ fullName: `Listed no ${at}.` })))
  for (const [at, other] of others.entries()) {
    const created = new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString()
    await hub.begin(idOf(one), {
      conversationId: crypto.randomUUID(),
      otherId: other.id,
      at: created,
    })
  }
  return one
}

test('with conversations and without, a link leads to people to write to', async () => {
  const [{ visitor }, other] = [await registered(), await registered()]
  const link =
    /<a(?![^>]*tabindex)[^>]*href="\/app\/explore\?for=message"[^>]*>(?:<svg[\s\S]*?<\/svg>)?New message<\/a>/
  expect(await (await visitor.get(PAGE)).text()).toMatch(link)
  await begin(visitor, other.account.username)
  expect(await (await visitor.get(PAGE)).text()).toMatch(link)
  const { words } = await seen(visitor, '/app/explore?for=message')
  expect(words).toContain('Choose who to message.')
})

test('a list is shown by fifties, the last written in first, with a way to more as long as there are more', async () => {
  const { visitor } = await withRows(101)
  const shown = async (path: string) => {
    const { words } = await seen(visitor, path)
    return [[...words.matchAll(/Listed no (\d+)\./g)].map(([, at]) => Number(at)), words.includes('Show more')]
  }
  const newest = Array.from({ length: 101 }, (_, at) => 100 - at)
  expect(await shown(PAGE)).toEqual([newest.slice(0, 50), true])
  expect(await shown(`${PAGE}?list=2`)).toEqual([newest.slice(0, 100), true])
  expect(await shown(`${PAGE}?list=3`)).toEqual([newest, false])
  for (const nonsense of ['0', '-1', '1.5', '11', 'x', '']) {
    expect(await shown(`${PAGE}?list=${nonsense}`)).toEqual([newest.slice(0, 50), true])
  }
})

test('a type filters by what one may see: somebody whose chart is closed is of no type', async () => {
  const { visitor, row } = await registered()
  const open = await member({
    fullName: 'Open Chart',
    hdType: 'projector',
    chartVisibility: 'everyone',
  })
  const closed = await member({
    fullName: 'Closed Chart',
    hdType: 'projector',
    chartVisibility: 'private',
  })
  const hub = env.HUB.getByName(String(row?.id))
  for (const { id } of [open, closed]) {
    await hub.begin(String(row?.id), {
      ...{
        conversationId: crypto.randomUUID(),
        otherId: id,
        at: new Date().toISOString(),
      },
    })
  }
  const named = async (path: string) => {
    const { words } = await seen(visitor, path)
    return ['Open Chart', 'Closed Chart'].filter((name) => words.includes(name))
  }
  expect(await named(PAGE)).toEqual(['Open Chart', 'Closed Chart'])
  expect(await named(`${PAGE}?type=projector`)).toEqual(['Open Chart'])
  expect(await named(`${PAGE}?type=generator`)).toEqual([])
  expect((await seen(visitor, `${PAGE}?type=generator`)).words).toContain('No one of this type yet')
  expect(await named(`${PAGE}?type=nonsense`)).toEqual(['Open Chart', 'Closed Chart'])
})

test('a search finds names and texts of one’s own conversations only, three of each at most', async () => {
  const { one, other, id } = await twoOnPages()
  for (const at of [1, 2, 3, 4]) await posted(one.visitor, id, `Elderflower number ${at}`)
  // The list of a member learns of a message a moment later.
  const found = async (visitor: Visitor, q: string) => {
    const { words } = await seen(visitor, `${PAGE}?q=${encodeURIComponent(q)}`)
    return [...words.matchAll(/Elderflower ?number (\d)/gi)].map(([, at]) => Number(at))
  }
  for (const { visitor } of [one, other]) {
    await expect.poll(() => found(visitor, 'ELDERFLOWER')).toEqual([4, 3, 2])
  }
  expect(await found(one.visitor, 'number 1')).toEqual([1])
  const { words } = await seen(one.visitor, `${PAGE}?q=${other.account.username}`)
  expect(words).toContain(other.account.full_name)
  const stranger = await registered()
  expect(await found(stranger.visitor, 'elderflower')).toEqual([])
  // Signs of a search language mean themselves.
  for (const q of ['%', '%%', '_lderflower', 'elder*', '"']) expect(await found(other.visitor, q)).toEqual([])
})

test('who searches more than thirty times a minute goes on finding names', async () => {
  const { one, other, id } = await twoOnPages()
  await posted(one.visitor, id, 'Juniper')
  const search = () => seen(one.visitor, `${PAGE}?q=${other.account.username}`)
  for (let at = 0; at < 30; at++) expect((await search()).words).not.toContain('Too many searches')
  const { status, words } = await search()
  expect(status).toBe(200)
  expect(words).toContain('Too many searches')
  expect(words).toContain(other.account.full_name)
})
