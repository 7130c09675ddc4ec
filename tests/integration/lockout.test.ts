import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { rateLimits } from '../../drizzle/schema/rate-limits'
import { users } from '../../drizzle/schema/users'
import { newAccount, registered, wordsOf } from './account'
import { eventually } from './eventually'
import { linkIn, mailsTo } from './outbox'
import { deleteRows, storedValue, updateRows } from './rows'
import { Visitor } from './visitor'

// Hashing a password takes its time on purpose, and these tests do it by the dozen.
vi.setConfig({ testTimeout: 60_000 })
afterEach(() => {
  vi.useRealTimers()
})

const WRONG = 'not the one'
const NEW = 'a quiet river 84'

type Account = { email: string; password: string }
const signIn = async (visitor: Visitor, { email, password }: Account) => visitor.post('/login', { email, password })
const statusOf = async (visitor: Visitor, account: Account) => (await signIn(visitor, account)).status
/** A wrong password, sent as a script of the page sends it: the same action, and no page is rendered for its answer. */
const guess = async (visitor: Visitor, { email }: Account) =>
  (await visitor.post('/login.data', { email, password: WRONG }, { 'Sec-Fetch-Dest': 'empty' })).status

/** Others try as often as they like, each from a network of their own, or all from one. */
async function attack(account: Account, { times, address }: { times: number; address?: string }) {
  const statuses = []
  for (let at = 0; at < times; at++) statuses.push(await guess(new Visitor(address ? { address } : {}), account))
  return statuses
}

async function signedOut(address?: string) {
  const member = await registered({}, new Visitor(address ? { address } : {}))
  expect((await member.visitor.post('/resources/sign-out', {})).status).toBe(302)
  return member
}

async function reset(account: Account, visitor: Visitor) {
  await visitor.post('/login', { intent: 'forgot', email: account.email, password: '' })
  const mail = await eventually(async () => {
    const found = (await mailsTo(account.email)).find(({ kind }) => kind === 'reset-password')
    expect(found).toBeDefined()
    return found!
  })
  const { pathname, search } = linkIn(mail)
  await visitor.get(pathname + search)
  expect((await visitor.post('/auth/reset-password', { password: NEW, confirmPassword: NEW })).status).toBe(302)
}

const setClock = (milliseconds: number) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(milliseconds)
}

test('what others try never keeps a device out where the member has signed in (G40)', async () => {
  const address = '10.77.0.1'
  const { account, visitor } = await signedOut(address)
  await attack(account, { times: 60 })
  // In the same network too, as in a house or an office.
  await attack(account, { times: 30, address })
  expect(await statusOf(visitor, account)).toBe(302)
})

test('after a reset nothing that others tried, or go on trying, keeps the member out (G40)', async () => {
  const { account } = await signedOut()
  const address = '10.77.0.2'
  await attack(account, { times: 20, address })
  await attack(account, { times: 20 })
  const device = new Visitor({ address })
  await reset(account, device)
  // Its windows are gone, for whatever device.
  expect(await statusOf(new Visitor({ address }), { ...account, password: NEW })).toBe(302)
  await attack(account, { times: 20, address })
  expect(await statusOf(device, { ...account, password: NEW })).toBe(302)
})

test('only tries whose password was verified count: those refused cost nothing, minute after minute', async () => {
  const account = { email: `counted_${Date.now()}@example.com`, password: WRONG }
  const visitor = new Visitor()
  const begun = Date.now()
  const looked = async () => {
    const statuses = []
    for (let at = 0; at < 12; at++) statuses.push(await guess(visitor, account))
    return statuses.filter((status) => status === 422).length
  }
  for (let minute = 0; minute < 10; minute++) {
    setClock(begun + minute * 61_000)
    expect(await looked(), `minute ${minute}`).toBe(5)
  }
  setClock(begun + 10 * 61_000)
  expect(await looked()).toBe(0)
  setClock(begun + 3_600_001)
  expect(await looked()).toBe(5)
})

test('tried from everywhere, an account slows down and is never closed: whoever waits is let in', async () => {
  const { account } = await signedOut()
  const begun = Date.now()
  setClock(begun)
  expect((await attack(account, { times: 5 })).every((status) => status === 422)).toBe(true)
  const stranger = new Visitor()
  const refused = await signIn(stranger, account)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBe(15)
  expect(await wordsOf(refused)).toContain('Too many attempts. Please wait and try again')
  // Trying early doesn't prolong the wait, and what others try meanwhile doesn't either.
  setClock(begun + 10_000)
  await attack(account, { times: 10 })
  expect((await signIn(stranger, account)).headers.get('Retry-After')).toBe('5')
  setClock(begun + 15_000)
  expect(await statusOf(stranger, account)).toBe(302)
})

test('signing in clears the windows', async () => {
  const { account } = await signedOut()
  const visitor = new Visitor()
  for (let round = 0; round < 3; round++) {
    for (let at = 0; at < 4; at++) expect(await guess(visitor, account)).toBe(422)
    expect(await statusOf(visitor, account)).toBe(302)
    // As a stranger again.
    for (const name of ['session', 'device']) visitor.cookies.delete(name)
  }
})

test('a known device has a limit of its own, of a minute', async () => {
  const { account, visitor } = await signedOut()
  const begun = Date.now()
  setClock(begun)
  for (let at = 0; at < 5; at++) expect(await guess(visitor, account)).toBe(422)
  expect(await statusOf(visitor, account)).toBe(429)
  setClock(begun + 60_000)
  expect(await statusOf(visitor, account)).toBe(302)
})

test('a device is known to those who signed in on it, with the password they have, and only by an unaltered cookie', async () => {
  const { account } = await signedOut()
  const { visitor: other } = await signedOut()
  const address = '10.77.0.3'
  await attack(account, { times: 8, address })
  const limited = async (cookie: string | undefined) => {
    const visitor = new Visitor({ address })
    if (cookie) visitor.cookies.set('device', cookie)
    return statusOf(visitor, account)
  }
  expect(await limited(undefined)).toBe(429)
  expect(await limited(other.cookies.get('device'))).toBe(429)
  const own = new Visitor()
  setClock(Date.now() + 61_000)
  expect(await statusOf(own, account)).toBe(302)
  const cookie = own.cookies.get('device') ?? ''
  expect(decodeURIComponent(cookie)).toMatch(/^[\w+/]{100,}=*$/)
  await attack(account, { times: 8, address })
  expect(await limited(`${cookie.startsWith('x') ? 'y' : 'x'}${cookie.slice(1)}`)).toBe(429)
  expect(await limited(cookie)).toBe(302)
  // Another password makes a stranger of it, though its own windows are new then.
  const hash = await storedValue(users, 'password_hash', { emailKey: (await signedOut()).account.email })
  await updateRows(users, { emailKey: account.email }, { passwordHash: hash })
  await attack(account, { times: 8, address })
  expect(await limited(cookie)).toBe(429)
})

test('the addresses of one IPv6 network count as one, for sign-in, registration and reset', async () => {
  const from = (network: number, host: number) =>
    new Visitor({ address: `2001:db8:0:${network}::${host.toString(16)}` })
  for (let at = 1; at <= 20; at++) {
    expect(await guess(from(1, at), { email: `six_${at}@example.com`, password: WRONG })).toBe(422)
  }
  expect(await guess(from(1, 21), { email: 'six_21@example.com', password: WRONG })).toBe(429)
  expect(await guess(from(2, 1), { email: 'six_22@example.com', password: WRONG })).toBe(422)

  const ask = async (visitor: Visitor) =>
    (await visitor.post('/login', { intent: 'forgot', email: 'six@example.com', password: '' })).status
  for (let at = 1; at <= 10; at++) expect(await ask(from(3, at))).toBe(200)
  expect(await ask(from(3, 11))).toBe(429)

  const check = async (visitor: Visitor) =>
    (await visitor.post('/register', newAccount({ intent: 'check', password: '123456', confirmPassword: '123456' })))
      .status
  await deleteRows(rateLimits)
  expect(await check(from(4, 1))).toBe(200)
  await updateRows(rateLimits, {}, { count: 120 })
  expect(await check(from(4, 2))).toBe(429)
  expect(await check(from(5, 1))).toBe(200)
})

test.each([
  '/login',
  '/login.data',
  '/register',
  '/register.data',
  '/auth/reset-password',
  '/auth/reset-password.data',
  '/auth/passkey',
  '/auth/passkey.data',
])('a flood of forms to %s asks the database nothing, whatever session they name', async (path) => {
  const asked: string[] = []
  const DB = new Proxy(env.DB, {
    get: (db, name) => {
      asked.push(String(name))
      const part = Reflect.get(db, name)
      return typeof part === 'function' ? part.bind(db) : part
    },
  })
  const keys: string[] = []
  const ACCOUNT_LIMIT = {
    limit: async ({ key }: { key: string }) => {
      keys.push(key)
      return { success: false }
    },
  }
  const visitor = new Visitor({ address: '2001:db8:1:1::7', site: { DB, ACCOUNT_LIMIT } })
  visitor.cookies.set('session', 'a'.repeat(64))
  const response = await visitor.post(path, newAccount())
  expect(asked).toEqual([])
  expect(keys).toEqual(['2001:db8:1:1::/64'])
  expect(response.status).toBe(429)
  expect(response.headers.get('Retry-After')).toBe('60')
  if (!/reset|data/.test(path)) {
    expect(await wordsOf(response)).toContain('Too many attempts. Please wait and try again')
  }
})

test('in a flood, the browsers of a member count for that member, beside their network', async () => {
  const { visitor, account, row } = await signedOut()
  const other = new Visitor()
  expect(await statusOf(other, account)).toBe(302)
  const keys: string[] = []
  const ACCOUNT_LIMIT = {
    limit: async ({ key }: { key: string }) => {
      keys.push(key)
      return { success: key.startsWith('member:') }
    },
  }
  for (const { cookies } of [visitor, other]) {
    const here = new Visitor({ site: { ACCOUNT_LIMIT } })
    here.cookies.set('device', cookies.get('device') ?? '')
    expect(await statusOf(here, account)).toBe(302)
  }
  expect(visitor.cookies.get('device')).not.toBe(other.cookies.get('device'))
  expect(keys).toEqual([`member:${row?.id}`, `member:${row?.id}`])
})
