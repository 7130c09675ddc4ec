import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { rateLimits } from '../../drizzle/schema/rate-limits'
import site from '../../workers/site'
import { TABLE } from './authority-table'
import { dataPath } from './built-routes'
import { insertRow, storedRows } from './rows'

const visit = (path: string, init?: RequestInit) =>
  exports.default.fetch(new Request(`http://localhost${path}`, { redirect: 'manual', ...init }))

/** What a browser says of a form that one of the site's own pages sends. */
const OWN = { Origin: 'http://localhost', Host: 'localhost' }

test('the front page is HTML under a policy that lets only marked scripts run or be preloaded', async () => {
  const response = await visit('/', { headers: { Accept: 'text/html' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  const nonce = /script-src [^;]*'nonce-([^']+)'/.exec(policy)?.[1]
  expect(nonce).toMatch(/^[\w+/=-]{16,}$/)
  const html = await response.text()
  const scripts = html.match(/<script\b(?![^>]*\btype="application\/json")[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(0)
  const preloads = html.match(/<link rel="modulepreload"[^>]*>/g) ?? []
  expect(preloads.length).toBeGreaterThan(1)
  expect([...scripts, ...preloads].filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
})

test('presses are held from the beginning: the script for that waits for no style sheet', async () => {
  const head = (await (await visit('/')).text()).split('</head>')[0] ?? ''
  expect(head.indexOf('window.earlyInput')).toBeGreaterThan(0)
  expect(head.indexOf('window.earlyInput')).toBeLessThan(head.indexOf('rel="stylesheet"'))
})

test('the script that hydrates runs last: no script that the document loads before it imports it', async () => {
  const html = await (await visit('/')).text()
  const [, entry = ''] = /\bimport\("([^"]+)"\)/.exec(html) ?? []
  const others = new Set([...html.matchAll(/\bfrom "(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path!))
  expect(entry).toMatch(/^\/assets\/.+\.js$/)
  expect(others.size).toBeGreaterThan(1)
  for (const path of others) {
    const script = await (await env.ASSETS.fetch(`http://localhost${path}`)).text()
    expect(script, path).not.toContain(entry.slice('/assets/'.length))
  }
})

test('two answers never share a nonce', async () => {
  const policies = await Promise.all(
    [visit('/'), visit('/')].map(async (it) => (await it).headers.get('Content-Security-Policy')),
  )
  expect(policies[0]).not.toBe(policies[1])
})

test('an unknown page leads home', async () => {
  const response = await visit('/no-such-page')
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe('/')
})

test.each(['/?_data=root', '/app/dashboard?%5Fdata=routes%2Fapp.dashboard'])(
  'no loader can be asked by its name beside its page: %s',
  async (path) => {
    expect((await visit(path)).status).toBe(400)
  },
)

test('an unknown address of the API is a 404 in JSON', async () => {
  const response = await visit('/api/no-such-thing')
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ success: false, data: null, error: 'Not found', code: 'not_found' })
})

test('a form sent from another site is refused before anything runs', async () => {
  const init = { method: 'POST', headers: { Origin: 'https://elsewhere.example' } }
  expect((await visit('/login', init)).status).toBe(403)
})

test('no route takes a form from another site, from nowhere, or from a page without an origin', async () => {
  const ORIGINS = [{ Origin: 'https://elsewhere.example' }, { Origin: 'null' }, {}, { 'Sec-Fetch-Site': 'cross-site' }]
  const got: Record<string, number[]> = {}
  for (const { path } of TABLE) {
    for (const address of [path, dataPath(path)]) {
      // Asked of the site itself: through the binding each would be slower than the one before.
      const answers = ORIGINS.map((headers) =>
        site.fetch(new Request(`http://localhost${address}`, { method: 'POST', headers: headers as HeadersInit }), env),
      )
      got[address] = (await Promise.all(answers)).map(({ status }) => status)
    }
  }
  // What mail programs and Stripe send carries its own proof.
  const { '/unsubscribe': mails, '/webhooks/stripe': stripe, ...others } = got
  expect([mails, stripe].flat().filter((status) => status === 403)).toEqual([])
  expect(Object.entries(others).filter(([, statuses]) => statuses.some((status) => status !== 403))).toEqual([])
})

test('a socket from another site, from nowhere, or without a page behind it is refused', async () => {
  const socket = (origin: string | null) =>
    visit('/ws/hub', { headers: { Upgrade: 'websocket', ...(origin === null ? {} : { Origin: origin }) } })
  expect((await socket('https://elsewhere.example')).status).toBe(403)
  expect((await socket('null')).status).toBe(403)
  expect((await socket(null)).status).toBe(403)
})

test('every answer carries the headers that keep a browser careful', async () => {
  for (const path of ['/', '/login', '/no-such-page', '/api/no-such-thing', '/assets/none.js']) {
    const { headers } = await visit(path)
    expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=63072000; includeSubDomains/)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('Permissions-Policy')).toContain('camera=()')
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  }
})

test('the sweep forgets counters whose window has ended and keeps the others', async () => {
  const now = Date.now()
  const hour = 3_600_000
  await insertRow(
    rateLimits,
    { key: 'ended', count: 1, startedAt: now - hour, endsAt: now - 1 },
    { key: 'running', count: 1, startedAt: now, endsAt: now + hour },
  )
  const execution = createExecutionContext()
  await site.scheduled?.(createScheduledController({ cron: '17 * * * *' }), env as never, execution)
  await waitOnExecutionContext(execution)
  const results = await storedRows(rateLimits, { key: ['ended', 'running'] }, { columns: ['key'] })
  expect(results).toEqual([{ key: 'running' }])
})

test.each(['/login', '/register', '/resources/sign-out', '/resources/preferences', '/?index', '/app/settings'])(
  'what is sent to %s and is no form is refused, not failed at',
  async (path) => {
    const send = (body: string, headers: Record<string, string>) =>
      visit(path, { method: 'POST', body, headers: { ...OWN, ...headers } })
    expect((await send('{"email":1}', { 'Content-Type': 'application/json' })).status).toBe(400)
    expect((await send('x', { 'Content-Type': 'multipart/form-data; boundary=q' })).status).toBe(400)
    expect((await send('x', { 'Content-Type': 'multipart/form-data' })).status).toBe(400)
    const none = await visit(path, { method: 'POST', headers: OWN })
    expect(none.status).toBe(400)
    expect((await send('email=', { 'Content-Type': 'application/x-www-form-urlencoded' })).status).not.toBe(500)
  },
)

const send = (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return visit(path, {
    method: 'POST',
    body,
    headers: { ...OWN, ...(typeof body === 'string' ? type : {}), ...headers },
  })
}

test('a form of more than 64 kilobytes is refused before anything reads it, and a picture of 1 MB is not', async () => {
  const long = (bytes: number) => `email=${'x'.repeat(bytes - 6)}`
  for (const path of ['/login', '/resources/follows', '/?index', '/login.data']) {
    expect((await send(path, long(64_001))).status, path).toBe(413)
    expect((await send(path, long(64_000))).status, path).not.toBe(413)
  }
  for (const path of ['/app/settings', '/resources/comments', '/app/messages.data', '/app/events/new']) {
    expect((await send(path, long(600_001))).status, path).toBe(413)
    expect((await send(path, long(600_000))).status, path).not.toBe(413)
  }
  const picture = new FormData()
  picture.set('photo', new File([new Uint8Array(1_000_000)], 'photo.png'))
  for (const path of ['/resources/photo', '/resources/posts', '/resources/posts.data']) {
    expect((await send(path, picture)).status, path).not.toBe(413)
  }
  expect((await send('/resources/photo', long(2_000_001))).status).toBe(413)
})

test('the longest texts that are allowed pass the door without scripts', async () => {
  const lines = { signature: '👨‍👩‍👧‍👦'.repeat(500), notSelf: '👨‍👩‍👧‍👦'.repeat(500), decision: '👨‍👩‍👧‍👦'.repeat(500) }
  expect((await send('/app/insights/journal', String(new URLSearchParams(lines)))).status).not.toBe(413)
  const heaped = `ж${'\u20d0'.repeat(19)}`
  const notes = new URLSearchParams({ notes: heaped.repeat(10_000), labels: 'ж'.repeat(300), version: '1700000000000' })
  expect((await send('/app/connections/private/some', String(notes))).status).not.toBe(413)
  const content = heaped.repeat(500)
  expect((await send('/app/messages', String(new URLSearchParams({ content })))).status).not.toBe(413)
})

test('a form of more than 200 fields is refused before anything parses it, however they are written', async () => {
  const plain = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=1`).join('&')
  expect((await send('/login', plain(202))).status).toBe(413)
  expect((await send('/login', plain(200))).status).toBe(400)
  // Two million bytes with 330,000 fields, where uploads are taken.
  expect((await send('/resources/photo', 'a=1&b&'.repeat(330_000))).status).toBe(413)
  const parts = new FormData()
  for (let at = 0; at < 201; at++) parts.set(`f${at}`, '1')
  expect((await send('/resources/posts', parts)).status).toBe(413)
  // Chromium's own boundary holds the word.
  const chromium = { 'Content-Type': 'multipart/form-data; boundary=----WebKitFormBoundaryAbCdEf0123456789' }
  const edge = '------WebKitFormBoundaryAbCdEf0123456789'
  const form = `${edge}\r\nContent-Disposition: form-data; name="intent"\r\n\r\ncreate\r\n${edge}--\r\n`
  expect((await send('/resources/photo', form, chromium)).status).toBe(401)
  // A type that says twice what stands between the fields lets nobody count them.
  const twice = { 'Content-Type': 'multipart/form-data; boundary=a; boundary=b' }
  expect((await send('/resources/posts', '--b\r\n', twice)).status).toBe(400)
})

test('whoever sends too much by a page without scripts reads what to do, in their language', async () => {
  const body = 'x='.padEnd(610_000, 'x')
  const answer = await send('/app/settings', body, { 'Sec-Fetch-Dest': 'document', Cookie: 'language=ru' })
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([413, 'text/html; charset=UTF-8'])
  const html = await answer.text()
  expect(html).toContain('<html lang="ru">')
  expect(html).toContain('<h1>Слишком большой объём</h1>')
  for (const path of ['/', '/accessibility', '/withdraw']) expect(html).toContain(`<a href="${path}">`)
  expect(html).toContain('>Отказаться от договора</a>')
})

test('a cookie that is none of ours is as good as none', async () => {
  const broken = ['registered=%7B%22', 'birth_draft=%7B.%%', 'session=%', 'language=%ff', 'chart_show=%']
  for (const Cookie of broken)
    for (const path of ['/', '/register', '/register/success', '/login'])
      expect((await visit(path, { headers: { Cookie } })).status).toBe(200)
})

test('a database that does not answer is told in the words specified, without a word of its own', async () => {
  const DB = {
    prepare() {
      throw new Error('D1_ERROR: no such table: sessions')
    },
  }
  const execution = createExecutionContext()
  const request = new Request('http://localhost/login', { headers: { Cookie: `session=${'a'.repeat(64)}` } })
  const response = await site.fetch(request, { ...env, DB } as never, execution)
  await waitOnExecutionContext(execution)
  expect(response.status).toBe(500)
  const html = await response.text()
  for (const text of ['Unexpected Application Error!', 'Initialization failed.', 'Unable to connect to database.'])
    expect(html).toContain(text)
  expect(html).not.toContain('D1_ERROR')
  expect(response.headers.get('X-Frame-Options')).toBe('DENY')
})
