import { exports } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { sessions } from '../../drizzle/schema/sessions'
import { users } from '../../drizzle/schema/users'
import { isSignedIn, newAccount, registered, wordsOf } from './account'
import { withoutTable } from './missing-tables'
import { countRows, storedRows, updateRows } from './rows'
import { Visitor } from './visitor'

// Hashing a password takes its time on purpose, and these tests do it by the dozen.
vi.setConfig({ testTimeout: 60_000 })

const sha256 = async (text: string) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

const signInAs = (visitor: Visitor, { email, password }: { email: string; password: string }, path = '/login') =>
  visitor.post(path, { email, password })

// — Signing in

test.each([
  ['/login', '/app/dashboard'],
  ['/login?redirect=%2Fapp%2Fsettings%3Ftab%3Dhd-data', '/app/settings?tab=hd-data'],
  ['/login?redirect=%2F%2Fevil.example', '/app/dashboard'],
  ['/login?redirect=https%3A%2F%2Fevil.example', '/app/dashboard'],
  ['/login?redirect=%2F%5Cevil.example', '/app/dashboard'],
])('signing in at %s leads to %s, and so does opening it signed in', async (path, target) => {
  const { account } = await registered()
  const visitor = new Visitor()
  const response = await signInAs(visitor, account, path)
  expect([response.status, response.headers.get('Location')]).toEqual([302, target])
  const again = await visitor.get(path)
  expect([again.status, again.headers.get('Location')]).toEqual([302, target])
})

test('the address is found whatever its capitals', async () => {
  const { account } = await registered()
  const response = await signInAs(new Visitor(), { ...account, email: ` ${account.email.toUpperCase()} ` })
  expect(response.status).toBe(302)
})

test('an unknown address and a wrong password get the same page', async () => {
  const { account } = await registered()
  const pageFor = async (email: string) => {
    const response = await signInAs(new Visitor(), { email, password: 'not the one' })
    const html = (await response.text()).replaceAll(email, 'EMAIL')
    const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? 'none'
    const requestId = response.headers.get('X-Request-Id') ?? 'none'
    return { status: response.status, html: html.replaceAll(nonce, 'NONCE').replaceAll(requestId, 'ID') }
  }
  const wrong = await pageFor(account.email)
  expect(wrong.status).toBe(422)
  expect(wrong.html).toContain('Invalid email or password')
  expect(await pageFor('nobody@example.com')).toEqual(wrong)
})

test('a refused sign-in keeps the address, never the password', async () => {
  const response = await signInAs(new Visitor(), { email: 'kept@example.com', password: 'pa55 never shown' })
  const html = await response.text()
  expect(html).toContain('value="kept@example.com"')
  expect(html).not.toContain('pa55 never shown')
})

test.each([
  [{ email: 'nowhere', password: 'long enough' }, 'Please enter a valid email address'],
  [{ email: 'a@example.com', password: '12345' }, 'Password must be at least 6 characters'],
])('signing in with %j answers 400: %s', async (fields, text) => {
  const response = await new Visitor().post('/login', fields)
  expect(response.status).toBe(400)
  expect(await wordsOf(response)).toContain(text)
})

test('after five tries in a minute an account is locked for their network, the right password included', async () => {
  const { account } = await registered()
  const visitor = new Visitor()
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect((await signInAs(visitor, { email: account.email, password: 'not the one' })).status).toBe(422)
  }
  const response = await signInAs(visitor, { ...account, email: account.email.toUpperCase() })
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1)
  expect(Number(response.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
  expect(await wordsOf(response)).toContain('Too many attempts. Please wait and try again')
  const { account: other } = await registered()
  expect((await signInAs(new Visitor(), other)).status).toBe(302)
})

test('a hundred tries at once: five are looked at', async () => {
  const { account } = await registered()
  const statuses = await Promise.all(
    Array.from(
      { length: 100 },
      async () => (await signInAs(new Visitor(), { email: account.email, password: 'not the one' })).status,
    ),
  )
  expect(statuses.filter((status) => status === 422)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(95)
})

test('the limit holds before any hashing: a hash that cannot be computed is not even tried', async () => {
  const { account } = await registered()
  // 32 GB of memory: deriving this key fails, which shows as "Sign in failed".
  await updateRows(
    users,
    { emailKey: account.email },
    { passwordHash: 'scrypt$25$8$5$AAAAAAAAAAAAAAAAAAAAAA==$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=' },
  )
  const visitor = new Visitor()
  for (let attempt = 1; attempt <= 5; attempt++) {
    const response = await signInAs(visitor, account)
    expect(response.status).toBe(500)
    expect(await wordsOf(response)).toContain('Sign in failed')
  }
  expect((await signInAs(visitor, account)).status).toBe(429)
})

test('one address may try twenty times a minute, whatever the accounts', async () => {
  const visitor = new Visitor()
  for (let attempt = 1; attempt <= 20; attempt++) {
    const response = await signInAs(visitor, { email: `guess_${attempt}@example.com`, password: 'not the one' })
    expect(response.status).toBe(422)
  }
  expect((await signInAs(visitor, { email: 'guess_21@example.com', password: 'not the one' })).status).toBe(429)
})

test('a member whose account is away signs in, and gets no further than the page that asks about it', async () => {
  const { account } = await registered()
  await updateRows(users, { emailKey: account.email }, { isActive: false })
  const visitor = new Visitor()
  expect((await signInAs(visitor, account)).status).toBe(302)
  const page = await visitor.get('/app/dashboard')
  expect([page.status, page.headers.get('Location')]).toEqual([302, '/auth/paused'])
})

test('signing in brings the member’s language to a browser where none was chosen, and only there', async () => {
  const { account } = await registered()
  await updateRows(users, { emailKey: account.email }, { language: 'ru' })
  const fresh = new Visitor()
  await signInAs(fresh, account)
  expect(fresh.cookies.get('language')).toBe('ru')
  const decided = new Visitor()
  decided.cookies.set('language', 'en')
  await signInAs(decided, account)
  expect(decided.setCookies.filter((line) => line.startsWith('language='))).toEqual([])
})

// — Sessions

test('the table of sessions holds the hash of the token, never the token', async () => {
  const { visitor, row } = await registered()
  const token = visitor.cookies.get('session') ?? ''
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  const results = await storedRows(sessions, { userId: String(row?.id) })
  expect(results.map(({ id }) => id)).toEqual([await sha256(token)])
  expect(JSON.stringify(results)).not.toContain(token)
  const stolen = new Visitor()
  stolen.cookies.set('session', String(results[0]?.id))
  expect(await isSignedIn(stolen)).toBe(false)
})

test('signing in gives a new session and ends the one the browser had', async () => {
  const { visitor, account } = await registered()
  const old = visitor.cookies.get('session') ?? ''
  expect((await signInAs(visitor, account)).status).toBe(302)
  expect(visitor.cookies.get('session')).not.toBe(old)
  expect(await isSignedIn(visitor)).toBe(true)
  const replay = new Visitor()
  replay.cookies.set('session', old)
  expect(await isSignedIn(replay)).toBe(false)
})

test('the cookie over https is bound to the host, hidden from scripts and not sent across sites', async () => {
  const visitor = new Visitor({ origin: 'https://localhost' })
  await registered({}, visitor)
  const [session] = visitor.setCookies.filter((line) => line.includes('session='))
  expect(session).toMatch(/^__Host-session=[0-9a-f]{64}; Path=\/; SameSite=Lax; Max-Age=1209600; HttpOnly; Secure$/)
  expect(visitor.setCookies.filter((line) => !/; Secure$|; Secure;/.test(line))).toEqual([])
})

test('signing out ends the session, empties the store and the caches, and keeps the language', async () => {
  const { visitor } = await registered()
  await visitor.post('/resources/preferences', { language: 'ru', returnTo: '/login' })
  const token = visitor.cookies.get('session') ?? ''
  const response = await visitor.post('/resources/sign-out', {})
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/login'])
  expect(response.headers.get('Clear-Site-Data')).toBe('"cache", "storage"')
  expect([...visitor.cookies.keys()].sort()).toEqual(['device', 'language'])
  expect(await countRows(sessions, { id: await sha256(token) })).toBe(0)
  const replay = new Visitor()
  replay.cookies.set('session', token)
  expect(await isSignedIn(replay)).toBe(false)
})

test('opening the address of sign-out signs nobody out', async () => {
  const { visitor } = await registered()
  expect((await visitor.get('/resources/sign-out')).status).toBe(302)
  expect(await isSignedIn(visitor)).toBe(true)
})

// — Who may be where

test('registration sends a member to the dashboard; with somebody’s code it asks first', async () => {
  const { visitor, account } = await registered()
  const plain = await visitor.get('/register')
  expect([plain.status, plain.headers.get('Location')]).toEqual([302, '/app/dashboard'])
  const odd = await visitor.get('/register?ref=%2F%2Fevil')
  expect([odd.status, odd.headers.get('Location')]).toEqual([302, '/app/dashboard'])

  const asked = await visitor.get('/register?ref=ABC123')
  expect(asked.status).toBe(200)
  const words = await wordsOf(asked)
  expect(words).toContain(`You’re signed in as ${account.full_name}`)
  expect(words).toContain('Sign out and create a new account')
  expect(await isSignedIn(visitor)).toBe(true)

  const left = await visitor.post('/resources/sign-out', { ref: 'ABC123' })
  expect(left.headers.get('Location')).toBe('/register?ref=ABC123')
  expect(await isSignedIn(visitor)).toBe(false)
})

test.each(['//evil.example', 'a/../..', 'https://evil.example'])('signing out does not lead to %j', async (ref) => {
  const { visitor } = await registered()
  expect((await visitor.post('/resources/sign-out', { ref })).headers.get('Location')).toBe('/login')
})

test.each([
  ['/signin?redirect=%2Fapp%2Fprofile', '/login?redirect=%2Fapp%2Fprofile'],
  ['/signup?ref=ABC123', '/register?ref=ABC123'],
  ['/dashboard?from=mail', '/app/dashboard?from=mail'],
])('%s is another name of %s', async (path, target) => {
  const response = await new Visitor().get(path)
  expect([response.status, response.headers.get('Location')]).toEqual([302, target])
})

test.each(['/app/dashboard', '/app/profile', '/app/settings?tab=hd-data'])(
  'a visitor who opens %s signs in first and comes back',
  async (path) => {
    const response = await new Visitor().get(path)
    expect([response.status, response.headers.get('Location')]).toEqual([
      302,
      `/login?redirect=${encodeURIComponent(path)}`,
    ])
  },
)

test.each(['/login', '/register', '/resources/sign-out', '/resources/preferences'])(
  'no other site can send a form to %s',
  async (path) => {
    const { visitor } = await registered()
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { Origin: 'http://localhost:1' },
      { Origin: 'https://localhost' },
    ]) {
      expect((await visitor.post(path, newAccount(), headers)).status).toBe(403)
    }
    const nameless = new Request(`http://localhost${path}`, { method: 'POST', body: new URLSearchParams(newAccount()) })
    expect((await exports.default.fetch(nameless)).status).toBe(403)
    expect(await isSignedIn(visitor)).toBe(true)
  },
)

test('pages about getting in are never kept by a cache', async () => {
  for (const path of ['/login', '/register', '/register/success']) {
    expect((await new Visitor().get(path)).headers.get('Cache-Control')).toBe('no-store, private')
  }
})

test('what a member sees is never kept by a cache, on public pages and in their data neither', async () => {
  const { visitor, account } = await registered()
  for (const path of ['/', '/_root.data', '/terms', '/terms.data', '/app/dashboard', '/app/dashboard.data']) {
    const response = await visitor.get(path)
    expect(await response.text()).toContain(account.full_name)
    expect(response.headers.get('Cache-Control')).toBe('no-store, private')
  }
  for (const path of ['/', '/_root.data', '/terms']) {
    expect((await new Visitor().get(path)).headers.get('Cache-Control')).toBe('no-cache, private')
  }
})

test('a session is renewed also by an answer that sets another cookie', async () => {
  const { visitor, row } = await registered()
  await updateRows(sessions, { userId: String(row?.id) }, { expiresAt: Math.floor(Date.now() / 1000) + 86_400 })
  const { headers } = await visitor.post('/resources/preferences', { language: 'ru' })
  expect(headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(['language', 'session'])
})

test('when sessions cannot be read, the page says so with the id that stands in the log', async () => {
  const { visitor } = await registered()
  await withoutTable('sessions', async () => {
    for (const path of ['/', '/app/dashboard']) {
      const response = await visitor.get(path)
      expect([response.status, response.headers.get('Content-Type')]).toEqual([500, 'text/html; charset=utf-8'])
      const id = response.headers.get('X-Request-Id')
      const words = await wordsOf(response)
      expect(words).toContain('Unexpected Application Error!')
      expect(words).toContain(`Request ${id}`)
      expect(words).not.toMatch(/sessions|SQLITE|D1_ERROR/)
    }
  })
})

// — In Russian

test('a visitor who chose Russian reads Russian, errors included', async () => {
  const visitor = new Visitor()
  const chosen = await visitor.post('/resources/preferences', { language: 'ru', returnTo: '/login?redirect=%2Fapp' })
  expect([chosen.status, chosen.headers.get('Location')]).toEqual([302, '/login?redirect=%2Fapp'])
  const page = await (await visitor.get('/login')).text()
  expect(page).toContain('<html lang="ru"')
  expect(page).toContain('<title>Вход · Human Design Social</title>')
  const refused = await signInAs(visitor, { email: 'nobody@example.com', password: 'not the one' })
  expect(await wordsOf(refused)).toContain('Неверная почта или пароль')
  const { row } = await registered({}, visitor)
  expect(row?.language).toBe('ru')
})
