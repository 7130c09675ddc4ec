import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runCron } from '../../workers/site/crons'
import { BIRTH, newAccount } from './account'
import { begin } from './two-who-write'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** What somebody is called, where and when they were born, what they write and search for. */
const ANNA = {
  ...{ full_name: 'Anna Plantedova', username: 'anna_planted', email: 'anna@planted.example' },
  ...{ password: 'planted horse 17', confirmPassword: 'planted horse 17' },
}
const BORN = { birth_date: '1973-11-03', birth_time: '04:17', birth_city: 'Plantedgrad', birth_country: 'Plantedland' }
const WORDS = ['plantedmessage', 'plantedsearch', 'plantedplace', 'plantedpost', 'plantedtoken', 'plantedlost']
const MAILED = 'e'.repeat(64)

const lines: string[] = []
const unsaid = new Set([...Object.values(ANNA), ...Object.values(BORN), ...WORDS, MAILED, BIRTH.latitude])

/** A database that breaks at every question, and says with what it was asked. */
const brokenDatabase = () => {
  const asked = (values: unknown[] = []): object => {
    const fail = () => Promise.reject(new Error(`D1_ERROR: near "${values.join('", "')}": syntax error`))
    return { bind: (...bound: unknown[]) => asked(bound), all: fail, run: fail, first: fail, raw: fail }
  }
  const batch = () => Promise.reject(new Error('D1_ERROR: no batch for anna@planted.example'))
  return { DB: { prepare: () => asked(), batch } }
}
/** A chart service that breaks, and says at what. */
const brokenService = {
  CHART: { fetch: async (url: string, init: RequestInit) => Promise.reject(new Error(`No: ${url} ${init.body}`)) },
}

type Walk = [ask: (visitor: Visitor) => Promise<Response>, route: string]
const page = (path: string, route: string): Walk => [(visitor) => visitor.get(path), route]
const form = (path: string, fields: Record<string, string>, route: string): Walk => [
  (visitor) => visitor.post(path, fields),
  route,
]
let walks: Walk[] = []
let conversation: string
const anna = new Visitor({ site: {} })

beforeAll(async () => {
  for (const level of ['info', 'warn', 'error', 'log', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void lines.push(words.map(String).join(' ')))
  }
  const other = new Visitor({ site: {} })
  const account = newAccount({
    full_name: 'Boris Plantedov',
    username: 'boris_planted',
    email: 'boris@planted.example',
  })
  for (const said of [account.full_name, account.username, account.email]) unsaid.add(said)
  expect((await other.post('/register', account)).status).toBe(302)
  expect((await anna.post('/register', { ...newAccount(), ...BIRTH, ...ANNA, ...BORN, intent: 'birth' })).status).toBe(
    302,
  )
  for (const visitor of [anna, other]) await visitor.post('/resources/privacy', { profile_visibility: 'everyone' })
  conversation = await begin(anna, account.username)
  for (const visitor of [anna, other]) unsaid.add(visitor.cookies.get('session')!)
  const feed = await (await anna.post('/app/insights/calendar', { intent: 'create', sun: 'on' })).text()
  const calendar = /\/calendar\/([0-9a-f]{64})\.ics/.exec(feed)!
  unsaid.add(calendar[1]!).add(conversation)
  const relative = { ...BIRTH, id: crypto.randomUUID(), name: 'Plantedaunt', consent: 'on', intent: 'save' }
  await anna.post('/app/connections/private/new', relative)
  const person = `/app/connections/private/${relative.id}`
  const withLink = await (await anna.post(person, { intent: 'make-link', days: '30' })).text()
  const link = /\/c\/([0-9a-f]{64})/.exec(withLink)!
  unsaid.add(link[1]!).add(relative.name).add(relative.id)
  const message = { clientId: crypto.randomUUID(), content: 'plantedmessage' }
  walks = [
    page('/u/boris_planted', '/u/:username'),
    page('/U/Boris_Planted.data', '/u/:username'),
    page('/app/compatibility/boris_planted', '/app/compatibility/:username'),
    page('/app/search?q=plantedsearch', '/app/search'),
    page('/app/explore?q=plantedsearch', '/app/explore'),
    page(calendar[0], '/calendar/:file'),
    page(`/c/${MAILED}`, '/c/:token'),
    page(link[0], '/c/:token'),
    page(`${link[0]}.data?view=reading`, '/c/:token'),
    form(link[0], { intent: 'register' }, '/c/:token'),
    page(`/__manifest?p=${link[0]}&version=another`, '/__manifest'),
    page(person, '/app/connections/private/:id'),
    page(`/auth/reset-password?access_token=${MAILED}&type=recovery`, '/auth/reset-password'),
    page(`/oauth/google/callback?code=plantedtoken&state=plantedtoken`, '/oauth/:provider/callback'),
    page('/unsubscribe?token=plantedtoken', '/unsubscribe'),
    page('/api/hd/places?q=plantedplace', '/api/hd/places'),
    page('/plantedlost/anna@planted.example', '/*'),
    page('/plantedlost%E0%A4%A', '/*'),
    page('/assets/plantedlost.js', '/assets/*'),
    page(`/api/conversations/${'a'.repeat(32)}/plantedlost`, '/api/conversations/:id/*'),
    form('/login', { email: ANNA.email, password: 'plantedtoken' }, '/login'),
    form('/resources/posts', { content: 'plantedpost' }, '/resources/posts'),
    form('/app/settings?tab=hd-data', { ...BIRTH, ...BORN }, '/app/settings'),
    [(visitor) => visitor.ask('POST', '/resources/posts', { content: 'plantedpost' }), '/resources/posts'],
    [(visitor) => visitor.ask('POST', '/login', '{"plantedtoken', { Origin: 'https://planted.example' }), '/login'],
    [
      (visitor) => visitor.ask('POST', '/api/v1/chart', { ...BORN }, { Authorization: `Bearer hds_${MAILED}` }),
      '/api/v1/chart',
    ],
    [
      (visitor) => visitor.ask('POST', `/api/conversations/${conversation}/messages`, message),
      '/api/conversations/:id/messages',
    ],
    [
      (visitor) => visitor.ask('POST', `/api/conversations/${conversation}/messages`, '{"content": "plantedmessage'),
      '/api/conversations/:id/messages',
    ],
    [(visitor) => visitor.upgrade(`/ws/conversations/${conversation}?after=0`), '/ws/conversations/:id'],
    [(visitor) => visitor.upgrade('/ws/plantedlost'), '/ws/*'],
  ]
})

afterAll(() => {
  vi.restoreAllMocks()
})

type Line = { level: string; event: string; at: string } & Record<string, unknown>
const told = () => lines.map((line) => JSON.parse(line) as Line)
/** What is said of secrets; the clock of a line may show a time of birth. */
const namesSaid = () => {
  const said = told().map(({ at: _, ...line }) => JSON.stringify(line))
  return [...unsaid].filter((secret) => said.some((line) => line.includes(secret)))
}

test.each([
  ['all is well', () => ({})],
  ['the chart service breaks', () => brokenService],
  ['the database breaks', brokenDatabase],
])('when %s each request is one line with its route, and no line says whom or what it was about', async (_, broken) => {
  for (const [ask, route] of walks) {
    const visitor = new Visitor({ site: broken() })
    for (const [name, value] of anna.cookies) visitor.cookies.set(name, value)
    lines.length = 0
    const response = await ask(visitor)
    response.webSocket?.accept()
    response.webSocket?.close()
    const done = told().filter(({ event }) => event === 'request.done')
    expect(done).toEqual([
      expect.objectContaining({ route, status: response.status, milliseconds: expect.any(Number) }),
    ])
    expect(namesSaid()).toEqual([])
  }
})

test('a request that failed is found by its id, which its page shows', async () => {
  const visitor = new Visitor({ site: brokenDatabase() })
  lines.length = 0
  const response = await visitor.get('/u/boris_planted', { 'CF-Ray': '8f00000000000000-FRA' })
  expect(response.headers.get('X-Request-Id')).toBe('8f00000000000000-FRA')
  const about = told().filter(({ requestId }) => requestId === '8f00000000000000-FRA')
  expect(about.map(({ event, level }) => [event, level])).toContainEqual(['request.done', 'info'])
  expect(about.some(({ level }) => level === 'error')).toBe(true)
})

test('of an address that is none the line says which page has the link', async () => {
  lines.length = 0
  await anna.get('/plantedlost', { Referer: 'http://localhost/app/insights/some-insight?q=plantedsearch' })
  await anna.get('/plantedlost', { Referer: 'https://planted.example/' })
  expect(told().map(({ route, from }) => [route, from])).toEqual([
    ['/*', '/app/insights/:id'],
    ['/*', undefined],
  ])
  expect(namesSaid()).toEqual([])
})

test.each(['*/5 * * * *', '17 * * * *', '41 3 * * *'])('the cron %s says how it went', async (cron) => {
  lines.length = 0
  await runCron(cron, env)
  expect(told().at(-1)).toMatchObject({ level: 'info', event: 'cron.done', cron, milliseconds: expect.any(Number) })
  await expect(runCron(cron, { ...env, ...(brokenDatabase() as object) })).rejects.toThrow()
  expect(told().at(-1)).toMatchObject({ level: 'error', event: 'cron.failed', cron })
  expect(namesSaid()).toEqual([])
})
