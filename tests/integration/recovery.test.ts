import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { createAccountToken, deleteExpiredAccountTokens } from '~/data/accounts/tokens.server'
import { createContext } from '~/platform/server/context.server'
import { accountTokens } from '../../drizzle/schema/account-tokens'
import { rateLimits } from '../../drizzle/schema/rate-limits'
import { sessions } from '../../drizzle/schema/sessions'
import { users } from '../../drizzle/schema/users'
import site from '../../workers/site'
import { isSignedIn, registered, rowOf, wordsOf } from './account'
import { eventually } from './eventually'
import { linkIn, mailsTo } from './outbox'
import { countRows, storedRow, storedRows, updateRows } from './rows'
import { Visitor } from './visitor'

// Hashing a password takes its time on purpose, and these tests do it by the dozen.
vi.setConfig({ testTimeout: 60_000 })
afterEach(() => {
  vi.useRealTimers()
})

const NEW = 'a quiet river 84'
const HOUR = 3_600_000

const forget = (visitor: Visitor, email: string) => visitor.post('/login', { intent: 'forgot', email, password: '' })
const resetMails = async (email: string) => (await mailsTo(email)).filter(({ kind }) => kind === 'reset-password')

/** Asks for the mail, and gives the path of the link in it once there is one more than before. */
async function mailedLink(email: string, visitor = new Visitor()) {
  const before = (await resetMails(email)).length
  expect((await forget(visitor, email)).status).toBe(200)
  const mail = await eventually(async () => {
    const mails = await resetMails(email)
    expect(mails).toHaveLength(before + 1)
    return mails[0]!
  })
  const url = linkIn(mail)
  return url.pathname + url.search
}

/** Opens a mailed link as a browser does: the address is cleaned on the way. */
async function openLink(path: string, visitor = new Visitor()) {
  const first = await visitor.get(path)
  expect([first.status, first.headers.get('Location')]).toEqual([302, '/auth/reset-password'])
  expect(first.headers.get('Referrer-Policy')).toBe('no-referrer')
  // On the device the link is encrypted.
  const token = new URL(path, 'http://localhost').searchParams.get('access_token')
  if (token) expect(atob(decodeURIComponent(visitor.cookies.get('reset') ?? ''))).not.toContain(token)
  const page = await visitor.get('/auth/reset-password')
  expect(page.status).toBe(200)
  expect(page.headers.get('Referrer-Policy')).toBe('strict-origin')
  return { visitor, page }
}

const setPassword = (visitor: Visitor, password = NEW, confirmPassword = password) =>
  visitor.post('/auth/reset-password', { password, confirmPassword })

async function canSignIn(email: string, password: string) {
  return (await new Visitor().post('/login', { email, password })).status === 302
}

test('the whole way: asked, mailed, opened, set; every session ends, the address is confirmed, the member is told', async () => {
  const { account, visitor: elsewhere, row } = await registered()
  const path = await mailedLink(account.email.toUpperCase())
  expect(path).toMatch(/^\/auth\/reset-password\?access_token=[0-9a-f]{64}&type=recovery$/)
  const { visitor, page } = await openLink(path)
  expect(await wordsOf(page)).toContain(`Choose a new password for ${account.email}.`)
  const set = await setPassword(visitor)
  expect([set.status, set.headers.get('Location')]).toEqual([302, '/auth/reset-password'])
  const done = await wordsOf(await visitor.get('/auth/reset-password'))
  expect(done).toContain('Your password has been changed')
  expect(done).toContain('Continuing in 3 s')

  expect(await isSignedIn(elsewhere)).toBe(false)
  expect(await countRows(sessions, { userId: String(row?.id) })).toBe(0)
  expect(await canSignIn(account.email, account.password)).toBe(false)
  expect(await canSignIn(account.email, NEW)).toBe(true)
  expect(Number((await rowOf(account.username))?.email_confirmed_at)).toBeGreaterThan(1_700_000_000_000)
  const told = (await mailsTo(account.email)).filter(({ kind }) => kind === 'password-changed')
  expect(told).toHaveLength(1)
})

test('a browser that was signed in is signed out of it, and the old cookie opens nothing', async () => {
  const { account, visitor } = await registered()
  const old = visitor.cookies.get('session') ?? ''
  await openLink(await mailedLink(account.email), visitor)
  await setPassword(visitor)
  expect(visitor.cookies.has('session')).toBe(false)
  const replay = new Visitor()
  replay.cookies.set('session', old)
  expect(await isSignedIn(replay)).toBe(false)
})

test('a change of address that somebody asked for before dies with the old password', async () => {
  const { account, row } = await registered()
  const { db } = createContext(new Request('http://localhost/'), env, createExecutionContext())
  const token = await createAccountToken(db, {
    userId: String(row?.id),
    purpose: 'change_email',
    email: `thief_${account.email}`,
    lifetimeSeconds: 86_400,
  })
  await setPassword((await openLink(await mailedLink(account.email))).visitor)
  expect((await new Visitor().post(`/auth/confirm-email?token=${token}`, {})).status).toBe(409)
  expect((await rowOf(account.username))?.email).toBe(account.email)
})

// — What the answer gives away

test('an unknown address gets the same answer, word for word, and nothing of the account is looked at before it', async () => {
  const { account } = await registered()
  const answerFor = async (email: string) => {
    const response = await forget(new Visitor(), email)
    const html = (await response.text()).replaceAll(email, 'EMAIL')
    const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? 'none'
    const requestId = response.headers.get('X-Request-Id') ?? 'none'
    const clean = (text: string) => text.replaceAll(nonce, 'NONCE').replaceAll(requestId, 'ID')
    const headers = [...response.headers].map(([name, value]) => `${name}: ${clean(value)}`).sort()
    return { status: response.status, headers, html: clean(html) }
  }
  const known = await answerFor(account.email)
  expect(known.status).toBe(200)
  expect(known.html).toContain('Reset email sent!')
  expect(known.html).toContain('Check your email for password reset instructions.')
  expect(await answerFor('nobody@example.com')).toEqual(known)
})

test.each(['known', 'unknown'])('for a %s address the answer waits for the count of the visitor only', async (kind) => {
  const email = kind === 'known' ? (await registered()).account.email : 'nobody-else@example.com'
  // A database that answers the first question (the visitor's limit) and then no more: the answer must come all the same.
  let asked = 0
  const never = new Promise<never>(() => {})
  const DB = new Proxy(env.DB, {
    get: (db, name) => {
      const part = Reflect.get(db, name)
      if (typeof part !== 'function') return part
      if (name !== 'batch' && name !== 'exec') return part.bind(db)
      return (...given: unknown[]) => (++asked === 1 ? part.apply(db, given) : never)
    },
  })
  const request = new Request('http://localhost/login', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ intent: 'forgot', email }),
    headers: { Origin: 'http://localhost', Host: 'localhost', 'CF-Connecting-IP': `10.9.0.${kind.length}` },
  })
  const response = await site.fetch(request, { ...env, DB }, createExecutionContext())
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('Reset email sent!')
  await eventually(() => expect(asked).toBe(2))
})

test.each([
  ['', 'Please enter your email address first'],
  ['   ', 'Please enter your email address first'],
  ['nowhere', 'Please enter a valid email address'],
])('asked with %j as the address: 400, %s', async (email, text) => {
  const response = await forget(new Visitor(), email)
  expect(response.status).toBe(400)
  expect(await wordsOf(response)).toContain(text)
})

test('three mails an hour for one account, whoever asks; the fourth answer is the same and sends nothing', async () => {
  const { account } = await registered()
  for (let mail = 1; mail <= 3; mail++) await mailedLink(account.email)
  const fourth = await forget(new Visitor(), account.email)
  expect(fourth.status).toBe(200)
  expect(await fourth.text()).toContain('Reset email sent!')
  const counted = () => countRows(rateLimits, { count: 4 })
  await eventually(async () => expect(await counted()).toBe(1))
  expect(await resetMails(account.email)).toHaveLength(3)
})

test('ten questions an hour from one address, then 429', async () => {
  const visitor = new Visitor()
  for (let time = 1; time <= 10; time++) {
    expect((await forget(visitor, `asked-${time}@example.com`)).status).toBe(200)
  }
  const response = await forget(visitor, 'asked-11@example.com')
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(3500)
  expect(Number(response.headers.get('Retry-After'))).toBeLessThanOrEqual(3600)
  expect(await wordsOf(response)).toContain('Too many attempts. Please wait and try again')
})

test('when the database is gone it says that no mail could be sent', async () => {
  const visitor = new Visitor({
    site: {
      DB: {
        prepare: () => {
          throw new Error('gone')
        },
      },
    },
  })
  const response = await forget(visitor, 'a@example.com')
  expect(response.status).toBe(500)
  expect(await wordsOf(response)).toContain('Failed to send password reset email')
})

// — The link

test.each([
  '/auth/reset-password',
  '/auth/reset-password?access_token=&type=recovery',
  `/auth/reset-password?access_token=${'a'.repeat(64)}`,
  `/auth/reset-password?access_token=${'a'.repeat(64)}&type=signup`,
  '/auth/reset-password?type=recovery',
])('%s leads to the sign-in page', async (path) => {
  const response = await new Visitor().get(path)
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/login'])
})

test('the cookie of the way is hidden from scripts, bound to the host, and lasts ten minutes', async () => {
  const visitor = new Visitor({ origin: 'https://localhost' })
  const first = await visitor.get(
    `/auth/reset-password?access_token=${'a'.repeat(64)}&refresh_token=whatever&type=recovery`,
  )
  expect(first.headers.get('Location')).toBe('/auth/reset-password')
  const [cookie = ''] = first.headers.getSetCookie().filter((line) => line.includes('reset='))
  expect(cookie).toMatch(/^__Host-reset=[^;]+; /)
  for (const part of ['Max-Age=600', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie).toContain(part)
})

test('opening the link uses nothing up: mail scanners open links too', async () => {
  const { account } = await registered()
  const path = await mailedLink(account.email)
  for (let time = 0; time < 3; time++) await openLink(path)
  const { visitor } = await openLink(path)
  expect((await setPassword(visitor)).status).toBe(302)
})

test('a link that was used says so, and sets nothing', async () => {
  const { account } = await registered()
  const path = await mailedLink(account.email)
  const { visitor: late } = await openLink(path)
  await setPassword((await openLink(path)).visitor)
  const again = await setPassword(late, 'another one 55')
  expect(again.status).toBe(409)
  expect(await wordsOf(again)).toContain('This link has already been used.')
  const { page } = await openLink(path)
  const words = await wordsOf(page)
  expect(words).toContain('This link has already been used.')
  expect(words).toContain('Request new email')
  expect(await canSignIn(account.email, NEW)).toBe(true)
})

test.each([
  ['f'.repeat(64), 'a token nobody got'],
  ['short', 'half a token'],
  [`${'F'.repeat(64)}`, 'capitals'],
])('%s (%s) is said to be incomplete or not ours', async (token) => {
  const { visitor, page } = await openLink(`/auth/reset-password?access_token=${token}&type=recovery`)
  expect(await wordsOf(page)).toContain('This link is incomplete.')
  expect([400, 409]).toContain((await setPassword(visitor)).status)
})

test('the link works for an hour: still in its last millisecond, not at the full hour', async () => {
  const { account } = await registered()
  const path = await mailedLink(account.email)
  const token = new URL(path, 'http://localhost').searchParams.get('access_token') ?? ''
  const row = await storedRow(accountTokens, { id: await sha256(token) }, 'created_at', 'expires_at')
  expect(row!.expires_at - row!.created_at).toBe(HOUR)
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(row!.expires_at)
  const { visitor, page } = await openLink(path)
  expect(await wordsOf(page)).toContain('This link has expired.')
  const refused = await setPassword(visitor)
  expect(refused.status).toBe(409)
  expect(await wordsOf(refused)).toContain('This link has expired.')
  vi.setSystemTime(row!.expires_at - 1)
  expect((await setPassword((await openLink(path)).visitor)).status).toBe(302)
})

test('a newer mail ends the link of the older one', async () => {
  const { account } = await registered()
  const older = await mailedLink(account.email)
  const newer = await mailedLink(account.email)
  expect(await wordsOf((await openLink(older)).page)).toContain('This link has expired.')
  expect((await setPassword((await openLink(newer)).visitor)).status).toBe(302)
})

test('twenty at once with one link: one sets its password, nineteen are told', async () => {
  const { account } = await registered()
  const path = await mailedLink(account.email)
  const browsers = await Promise.all(Array.from({ length: 20 }, async () => (await openLink(path)).visitor))
  const answers = await Promise.all(browsers.map((browser, at) => setPassword(browser, `river number ${at}`)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 302)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(19)
  expect(await canSignIn(account.email, `river number ${statuses.indexOf(302)}`)).toBe(true)
})

test('a link to an address the member no longer has sets nothing', async () => {
  const { account } = await registered()
  const { visitor } = await openLink(await mailedLink(account.email))
  await updateRows(users, { emailKey: account.email }, { email: 'moved@example.com', emailKey: 'moved@example.com' })
  expect((await setPassword(visitor)).status).toBe(409)
  expect(await canSignIn('moved@example.com', account.password)).toBe(true)
})

test('the table of links holds hashes: nothing in a copy of it opens anything', async () => {
  const { account } = await registered()
  const path = await mailedLink(account.email)
  const token = new URL(path, 'http://localhost').searchParams.get('access_token') ?? ''
  const dump = JSON.stringify(await storedRows(accountTokens))
  expect(dump).not.toContain(token)
  expect(dump).toContain(await sha256(token))
  const { page } = await openLink(path.replace(token, await sha256(token)))
  expect(await wordsOf(page)).toContain('This link is incomplete.')
})

test('members who are away, and members who never had a password, can set one', async () => {
  for (const change of [{ isActive: false }, { passwordHash: null }]) {
    const { account } = await registered()
    await updateRows(users, { emailKey: account.email }, change)
    const { visitor } = await openLink(await mailedLink(account.email))
    expect((await setPassword(visitor)).status, JSON.stringify(change)).toBe(302)
    expect(await canSignIn(account.email, NEW), JSON.stringify(change)).toBe(true)
  }
})

// — The form

test.each([
  ['12345', '12345', 422, 'Password must be at least 6 characters long'],
  ['long enough', 'another one', 400, "Passwords don't match"],
  ['long enough', '', 400, 'Please confirm your password'],
] as const)('%j and %j: %i, %s; the link stays good', async (password, confirmPassword, status, text) => {
  const { account } = await registered()
  const { visitor } = await openLink(await mailedLink(account.email))
  const refused = await setPassword(visitor, password, confirmPassword)
  expect(refused.status).toBe(status)
  expect(await wordsOf(refused)).toContain(text)
  expect((await setPassword(visitor)).status).toBe(302)
})

test('a form without the cookie of the way sets nothing', async () => {
  const { account } = await registered()
  const response = await new Visitor().post('/auth/reset-password', {
    password: NEW,
    confirmPassword: NEW,
    email: account.email,
  })
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe('/login')
  expect(await canSignIn(account.email, account.password)).toBe(true)
})

test('thirty tries an hour from one address', async () => {
  const { visitor } = await openLink(`/auth/reset-password?access_token=${'e'.repeat(64)}&type=recovery`)
  for (let attempt = 1; attempt <= 30; attempt++) expect((await setPassword(visitor)).status).toBe(409)
  const response = await setPassword(visitor)
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(3000)
})

test('links that ended are remembered for thirty days, then forgotten', async () => {
  const { account } = await registered()
  const path = await mailedLink(account.email)
  const id = await sha256(new URL(path, 'http://localhost').searchParams.get('access_token') ?? '')
  const row = await storedRow(accountTokens, { id }, 'expires_at')
  const { db } = createContext(new Request('http://localhost/'), env, createExecutionContext())
  await deleteExpiredAccountTokens(db, row!.expires_at + 30 * 24 * HOUR - 1)
  expect(await countRows(accountTokens, { id })).toBe(1)
  await deleteExpiredAccountTokens(db, row!.expires_at + 30 * 24 * HOUR)
  expect(await countRows(accountTokens, { id })).toBe(0)
})

async function sha256(text: string) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
