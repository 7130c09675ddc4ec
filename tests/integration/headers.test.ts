import { env, exports } from 'cloudflare:workers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import * as build from '#built-site'
import { BIRTH, newAccount, registered } from './account'
import { TABLE } from './authority-table'
import { dataPath } from './built-routes'
import { Visitor } from './visitor'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const SECURE = { origin: 'https://social.example', site: {}, withWords: true }
const SCRIPT = { 'Sec-Fetch-Dest': 'empty' }

/** Answers that are no page of the built site: programs, pictures, what is not there, what is refused. */
const OTHERS = [
  ...[
    '/api/openapi.json',
    '/api/v1/openapi.json',
    '/api/v1/transits',
    '/api/hd/places?q=Lisbon',
    '/api/nothing',
    '/ws/nothing',
    '/assets/nothing.js',
  ],
  ...['/avatars/nobody/avatar_1.webp', '/dev/outbox', '/u/nobody_of_this_name', '/nowhere.php', '/.git/config'],
]

type Answer = { name: string; response: Response }

let member: Visitor
let ofVisitor: Answer[]
let ofMember: Answer[]
let cookies: string[]

async function everyAnswer(visitor: Visitor, mayEnd: boolean): Promise<Answer[]> {
  const answers: Answer[] = []
  const add = async (name: string, response: Promise<Response>) => {
    answers.push({ name, response: await response })
  }
  for (const { path } of TABLE) {
    const address = path.replace('?index', '')
    await add(`GET ${address}`, visitor.get(address))
    await add(`GET ${dataPath(address)}`, visitor.get(dataPath(address)))
    // Signing out, and nothing else, would make a visitor of a member.
    if (!mayEnd && path === '/resources/sign-out') continue
    await add(`POST ${path}`, visitor.post(path, {}))
    await add(`POST ${dataPath(path)}`, visitor.post(dataPath(path), {}, SCRIPT))
  }
  for (const path of OTHERS) await add(`GET ${path}`, visitor.get(path))
  await add('POST from elsewhere', visitor.post('/login', {}, { Origin: 'https://evil.example' }))
  await add('POST of no form', visitor.post('/login', {}, { 'Content-Type': 'application/json' }))
  return answers
}

beforeAll(async () => {
  const visitor = new Visitor(SECURE)
  const owner = await registered({ username: 'w_owner' }, new Visitor(SECURE))
  member = owner.visitor
  ofVisitor = await everyAnswer(visitor, true)
  ofMember = await everyAnswer(member, false)
  // What sets cookies besides: registering, signing in and out, language and theme, birth data and codes that wait.
  const other = new Visitor(SECURE)
  const account = newAccount()
  await other.get('/register?ref=ABC123')
  await other.post('/?index', { ...BIRTH, intent: 'save' })
  await other.post('/register', account)
  await other.post('/resources/preferences', { language: 'ru' })
  await other.post('/resources/preferences', { theme: 'dark' })
  await other.post('/resources/confirm-email', { intent: 'later' })
  await other.post('/resources/sign-out', {})
  await other.post('/login', { email: account.email, password: account.password })
  cookies = [visitor, member, other].flatMap(({ setCookies }) => setCookies)
})

const all = () => [...ofVisitor, ...ofMember]
const isHtml = ({ response }: Answer) => response.headers.get('Content-Type')?.startsWith('text/html') ?? false
const wrong = (answers: Answer[], isRight: (headers: Headers, answer: Answer) => boolean) =>
  answers.filter((answer) => !isRight(answer.response.headers, answer)).map(({ name }) => name)

describe('every answer of the worker', () => {
  test('there are many, of every kind', () => {
    expect(all().length).toBeGreaterThan(250)
    const statuses = new Set(all().map(({ response }) => response.status))
    for (const status of [200, 202, 302, 400, 401, 403, 404, 405, 422]) expect([...statuses]).toContain(status)
    expect(
      all()
        .filter(({ response }) => response.status >= 500)
        .map(({ name }) => name),
    ).toEqual([])
  })

  test('a form that says nothing is never told that it did something', () => {
    const taken = all().filter(({ name, response }) => name.startsWith('POST') && response.status === 200)
    const asked = new Set(taken.map(({ name }) => name.replace('.data', '').slice(5)))
    // These ask for nothing more than that someone is signed in.
    const plain = ['/resources/account-data', '/resources/confirm-email', '/resources/terms-notice']
    expect([...asked].filter((path) => !plain.includes(path))).toEqual([])
  })

  test.each([
    ['Strict-Transport-Security', /^max-age=(\d{8,}); includeSubDomains/],
    ['X-Content-Type-Options', /^nosniff$/],
    ['Referrer-Policy', /^(strict-origin-when-cross-origin|no-referrer|origin|same-origin|strict-origin)$/],
    ['Permissions-Policy', /camera=\(\), microphone=\(\), geolocation=\(\)/],
    ['Cross-Origin-Opener-Policy', /^same-origin$/],
    ['Cross-Origin-Resource-Policy', /^(same-origin|cross-origin)$/],
    ['Content-Security-Policy', /frame-ancestors 'none'|^sandbox/],
    ['Cache-Control', /./],
  ])('carries %s', (name, value) => {
    expect(wrong(all(), (headers) => value.test(headers.get(name) ?? ''))).toEqual([])
  })

  test('over a year of https only', () => {
    const seconds = (headers: Headers) =>
      Number(/max-age=(\d+)/.exec(headers.get('Strict-Transport-Security') ?? '')?.[1])
    expect(wrong(all(), (headers) => seconds(headers) >= 31_536_000)).toEqual([])
  })

  test('only pictures for link previews may stand on other sites', () => {
    const isOpen = (headers: Headers) => headers.get('Cross-Origin-Resource-Policy') === 'cross-origin'
    expect(wrong(all(), (headers, { name }) => !isOpen(headers) || name.endsWith('/card.png'))).toEqual([])
  })
})

describe('caches', () => {
  const isPage = ({ name }: Answer) => !/ \/(api|assets|avatars|post-images|ws)\//.test(name)

  test('keep nothing of a member', () => {
    expect(wrong(ofMember.filter(isPage), (headers) => headers.get('Cache-Control') === 'no-store, private')).toEqual(
      [],
    )
  })

  test('keep nothing of a page that asks for a password or sets a cookie', () => {
    const answers = ofVisitor.filter(
      ({ name, response }) =>
        / \/(app|login|register|auth|oauth|resources)\b/.test(name) || response.headers.has('Set-Cookie'),
    )
    expect(answers.length).toBeGreaterThan(50)
    expect(wrong(answers, (headers) => headers.get('Cache-Control') === 'no-store, private')).toEqual([])
  })

  test('share no page of a visitor with another one', () => {
    const pages = ofVisitor.filter((answer) => isHtml(answer))
    expect(pages.length).toBeGreaterThan(10)
    expect(wrong(pages, (headers) => /\bprivate\b/.test(headers.get('Cache-Control') ?? ''))).toEqual([])
  })
})

describe('pages', () => {
  const directive = (headers: Headers, name: string) =>
    (headers.get('Content-Security-Policy') ?? '')
      .split('; ')
      .find((part) => part.startsWith(`${name} `))
      ?.slice(name.length + 1)
  const ofTheSite = () => all().filter((answer) => isHtml(answer) && !answer.name.includes('/dev/'))

  test.each([
    ['default-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['connect-src', "'self' wss://social.example"],
  ])('%s is %s', (name, value) => {
    expect(ofTheSite().length).toBeGreaterThan(30)
    expect(wrong(ofTheSite(), (headers) => directive(headers, name) === value)).toEqual([])
  })

  test('run and preload only scripts that carry the nonce of this very answer', async () => {
    const rule = /^'nonce-([\w+/=]{22,})' 'strict-dynamic'$/
    const nonces = ofTheSite().map(({ response }) => rule.exec(directive(response.headers, 'script-src') ?? '')?.[1])
    expect(nonces).not.toContain(undefined)
    expect(new Set(nonces).size).toBe(nonces.length)
    const policies = ofTheSite().map(({ response }) => response.headers.get('Content-Security-Policy') ?? '')
    expect(policies.filter((policy) => /unsafe-eval|script-src[^;]*unsafe-inline/.test(policy))).toEqual([])
    for (const [at, { name, response }] of ofTheSite().entries()) {
      const scripts =
        (await response.text()).match(
          /<(?:script\b(?![^>]*\btype="application\/json")|link rel="modulepreload")[^>]*>/g,
        ) ?? []
      const strangers = scripts.filter((tag) => !tag.includes(`nonce="${nonces[at]}"`))
      expect([name, strangers]).toEqual([name, []])
    }
  })

  test('what is no page loads nothing', () => {
    const others = all().filter((answer) => !isHtml(answer))
    expect(others.length).toBeGreaterThan(100)
    expect(wrong(others, (headers) => /default-src 'none'/.test(headers.get('Content-Security-Policy') ?? ''))).toEqual(
      [],
    )
  })

  test('in production forms go nowhere but to the site itself and where it signs in elsewhere', () => {
    expect(
      wrong(ofTheSite(), (headers) => /^'self'( https:\/\/[\w.]+)*$/.test(directive(headers, 'form-action') ?? '')),
    ).toEqual([])
  })
})

test('pages say whose they are, which the service worker keeps them by: of a member, of nobody', async () => {
  const said = async (visitor: Visitor, path: string) => (await visitor.get(path)).headers.get('X-Member')
  const id = await said(member, '/app/profile')
  expect(id).toMatch(/^[\w-]{10,}$/)
  for (const path of ['/app/messages', '/app/dashboard.data', '/', '/u/nobody_of_this_name']) {
    expect([path, await said(member, path)]).toEqual([path, id])
    expect([path, await said(new Visitor(SECURE), path)]).toEqual([path, 'none'])
  }
  // No copy outlives the session: its end is said too, fourteen days after the last use at most.
  const until = Number((await member.get('/app/profile')).headers.get('X-Member-Until'))
  expect(until).toBeGreaterThan(Date.now())
  expect(until).toBeLessThanOrEqual(Date.now() + 14 * 86_400_000)
  expect((await new Visitor(SECURE).get('/')).headers.has('X-Member-Until')).toBe(false)
  // An answer to a form comes before what it changes.
  expect((await member.post('/resources/preferences', { theme: 'dark' })).headers.has('X-Member')).toBe(false)
})

test('cookies over https are bound to this host, and hidden from scripts but for language and theme', () => {
  const names = new Set(cookies.map((line) => line.slice(0, line.indexOf('='))))
  for (const name of ['__Host-session', '__Host-registered', 'language', 'theme']) expect([...names]).toContain(name)
  expect(cookies.length).toBeGreaterThan(10)
  const odd = cookies.filter((line) => {
    const isOpen = /^(__Host-)?(language|theme)=/.test(line)
    const parts = line.split('; ').slice(1)
    const has = (part: string) => parts.includes(part)
    const isBound = isOpen || line.startsWith('__Host-')
    return !(isBound && has('Path=/') && has('SameSite=Lax') && has('Secure') && (isOpen || has('HttpOnly')))
  })
  expect(odd).toEqual([])
  expect(cookies.filter((line) => /;\s*Domain=/i.test(line))).toEqual([])
})

test.each(['/assets/nothing.js', '/assets/nothing.css', '/icons/nothing.png', '/texts/nothing.json'])(
  '%s, which there is not, is kept by no cache',
  async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await exports.default.fetch(new Request(`https://social.example${path}`, { method }))
      expect([status, headers.get('Cache-Control')]).toEqual([404, 'no-store'])
    }
  },
)

test('files of the build are kept for a year and are what they say', async () => {
  const [entry = ''] = Object.values(build.assets.routes).map(({ module }) => module)
  const headersOf = async (path: string) => (await env.ASSETS.fetch(`https://social.example${path}`)).headers
  expect((await headersOf(entry)).get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  for (const path of [entry, '/favicon.svg', '/og.png', '/icons/app-192.png', '/site.ru.webmanifest']) {
    const headers = await headersOf(path)
    expect([path, headers.get('X-Content-Type-Options')]).toEqual([path, 'nosniff'])
    expect([path, headers.get('Strict-Transport-Security')]).toEqual([
      path,
      'max-age=63072000; includeSubDomains; preload',
    ])
    expect([path, headers.get('Referrer-Policy')]).toEqual([path, 'strict-origin-when-cross-origin'])
    expect([path, headers.get('Content-Security-Policy')]).toEqual([
      path,
      expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'; base-uri 'none'/),
    ])
  }
})
