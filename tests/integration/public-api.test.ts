import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { and, eq, gt } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { deleteWholeMember } from '~/data/whole-member/whole-member.server'
import { API_OPERATION_IDS, API_OPERATIONS } from '~/domain/public-api/api-operations'
import { API_PROBLEM_CODES, API_PROBLEMS, apiProblemSchema } from '~/domain/public-api/api-problems'
import { createDatabase } from '../../drizzle/client'
import { apiTokens } from '../../drizzle/schema/api-tokens'
import { rateLimits } from '../../drizzle/schema/rate-limits'
import site from '../../workers/site'
import reference from '../fixtures/charts-reference.json'
import { BIRTH, idOf, type Member, registered, wordsOf } from './account'
import { countingDb } from './counting-db'
import { updateMember } from './members'
import { countRows, deleteRows, storedRow, storedValue, updateRows } from './rows'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const PAGE = '/app/settings/tokens'
const ALL = { chart: 'on', transits: 'on', composite: 'on' }
const TOKEN = /hds_[0-9a-f]{64}/

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function send({ visitor }: Pick<Member, 'visitor'>, fields: Record<string, string>) {
  const response = await visitor.post(PAGE, fields)
  const html = await response.text()
  return { status: response.status, token: TOKEN.exec(html)?.[0] ?? null, html }
}
const create = (one: Pick<Member, 'visitor'>, change: Record<string, string> = ALL) =>
  send(one, { intent: 'create', id: crypto.randomUUID(), name: 'My program', ...change })

/** A member with a token. */
async function withToken(scopes: Record<string, string> = ALL) {
  const one = await registered()
  const { status, token } = await create(one, scopes)
  expect([status, token]).toEqual([200, expect.any(String)])
  return { ...one, id: idOf(one), token: token! }
}

/** Asks as a program does: without cookies, and from wherever. */
async function ask(
  path: string,
  token: string | null,
  body?: unknown,
  { method, ...init }: RequestInit = {},
  world = {},
) {
  const execution = createExecutionContext()
  const text = typeof body === 'string' ? body : body && JSON.stringify(body)
  const request = new Request(`http://localhost/api/v1${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    ...(typeof text === 'string' && { body: text }),
    ...init,
    headers: { ...(token && { Authorization: `Bearer ${token}` }), Origin: 'https://other.example', ...init.headers },
  })
  const response = await site.fetch(request, { ...env, ...OPEN, ...world }, execution)
  await waitOnExecutionContext(execution)
  return response
}
/** All questions of these tests come from one address. */
const OPEN = { LOOKUP_LIMIT: { limit: async () => ({ success: true }) } }

async function refusalOf(response: Response) {
  expect(response.headers.get('Content-Type')).toBe('application/problem+json')
  const problem = apiProblemSchema.strict().parse(await response.json())
  expect([problem.status, API_PROBLEMS[problem.code]]).toEqual([response.status, response.status])
  expect(problem.type).toBe(`http://localhost/developers#${problem.code}`)
  return problem
}

const { latitude, longitude, intent, ...moment } = BIRTH
const birth = { ...moment, latitude: Number(latitude), longitude: Number(longitude) }

describe('tokens', () => {
  test('one is shown once and opens for who sends it; the database knows only its hash', async () => {
    const { visitor, token, id } = await withToken()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    expect((await ask('/chart', token, birth)).status).toBe(200)
    const page = await (await visitor.get(PAGE)).text()
    expect(page).toContain('My program')
    expect(page).not.toMatch(TOKEN)
    const row = await storedRow(apiTokens, { userId: id })
    expect(JSON.stringify(row)).not.toContain(token.slice(4))
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
    expect(row?.token_hash).toBe([...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
    // Of its use the day is kept, and no more.
    expect(row?.last_used_on).toBe(new Date().toISOString().slice(0, 10))
  })

  test('sent twice it is one; there are five at most, however many are sent at once', async () => {
    const one = await registered()
    const id = crypto.randomUUID()
    expect((await create(one, { ...ALL, id })).status).toBe(200)
    const again = await create(one, { ...ALL, id })
    expect([again.status, again.token]).toEqual([409, null])
    expect(again.html).toContain('This token has already been created')
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(one)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(answers.find(({ status }) => status === 409)?.html).toContain(
      'You’ve reached the limit. Revoke a token first.',
    )
    expect(await countRows(apiTokens, { userId: idOf(one) })).toBe(5)
  })

  test.each([
    [{ name: ' ' }, 'Enter a name.'],
    [{ name: 'x'.repeat(61) }, 'The name can have up to 60 characters.'],
    [{ chart: '' }, null],
    [{ id: 'none' }, ''],
    [{ intent: 'everything' }, ''],
  ])('the form with %j is refused and keeps what was typed', async (change, words) => {
    const one = await registered()
    const fields: Record<string, string> = { intent: 'create', id: crypto.randomUUID(), name: 'Kept here', ...change }
    if (words !== null && !('chart' in change)) Object.assign(fields, ALL, change)
    if ('chart' in change) delete fields.chart
    const answer = await send(one, fields)
    expect([answer.status, answer.token]).toEqual([400, null])
    expect(answer.html).toContain(words ?? 'Choose at least one.')
    if (!('name' in change) && fields.intent === 'create') expect(answer.html).toContain('value="Kept here"')
    expect(await countRows(apiTokens, { userId: idOf(one) })).toBe(0)
  })

  test('revoked it is refused at once, by its member alone', async () => {
    const [one, other] = [await withToken(), await withToken()]
    const id = String(await storedValue(apiTokens, 'id', { userId: one.id }))
    expect((await send(other, { intent: 'revoke', id })).status).toBe(409)
    expect((await ask('/transits', one.token)).status).toBe(200)
    expect((await send(one, { intent: 'revoke', id })).status).toBe(200)
    const refused = await ask('/transits', one.token)
    expect((await refusalOf(refused)).code).toBe('invalid_token')
    expect(refused.headers.get('WWW-Authenticate')).toBe('Bearer realm="api", error="invalid_token"')
    expect((await send(one, { intent: 'revoke', id })).status).toBe(409)
  })

  test('who is away or suspended has none until they are back; who is gone leaves none', async () => {
    const { token, id } = await withToken()
    const opens = async () => (await ask('/transits', token)).status
    await updateMember(id, { isActive: false })
    expect(await opens()).toBe(401)
    await updateMember(id, { isActive: true, suspendedUntil: new Date(Date.now() + 60_000) })
    expect(await opens()).toBe(401)
    await updateMember(id, { suspendedUntil: new Date(Date.now() - 60_000) })
    expect(await opens()).toBe(200)
    await deleteWholeMember(createDatabase(env.DB), id)
    expect(await opens()).toBe(401)
    expect(await countRows(apiTokens, { userId: id })).toBe(0)
  })

  test('the download of everything tells of them, and not what opens', async () => {
    const { visitor, token, id } = await withToken({ chart: 'on' })
    const archive = await (await visitor.post('/resources/account-data', {})).arrayBuffer()
    const text = strFromU8(unzipSync(new Uint8Array(archive))['data.json']!)
    expect(JSON.parse(text).apiTokens).toEqual([
      { name: 'My program', scopes: ['chart'], createdAt: expect.any(String), lastUsedOn: null },
    ])
    const hash = await storedValue(apiTokens, 'token_hash', { userId: id })
    expect(text).not.toContain(token.slice(4))
    expect(text).not.toContain(String(hash))
  })

  test.each([
    ['chart', '/chart', birth],
    ['transits', '/transits', undefined],
    ['transits', '/transits', { gates: [1] }],
    ['composite', '/composite', { a: birth, b: birth }],
  ] as const)('only one of the scope %s asks for %s', async (scope, path, body) => {
    const { chart, transits, composite } = ALL
    const others = { chart, transits, composite, [scope]: '' }
    const without = await registered()
    const form = Object.fromEntries(Object.entries(others).filter(([, ticked]) => ticked))
    const { token } = await create(without, form)
    const refused = await ask(path, token, body)
    expect((await refusalOf(refused)).code).toBe('insufficient_scope')
    expect(refused.headers.get('WWW-Authenticate')).toContain(`scope="${scope}"`)
    expect((await ask(path, (await withToken({ [scope]: 'on' })).token, body)).status).toBe(200)
  })

  test.each([null, 'hds_', `hds_${'0'.repeat(64)}`, `${'0'.repeat(64)}`, "hds_' OR 1=1 --"])(
    'the token %s opens nothing',
    async (token) => {
      for (const path of ['/chart', '/transits', '/composite']) {
        expect((await refusalOf(await ask(path, token, path === '/transits' ? undefined : {}))).code).toBe(
          'invalid_token',
        )
      }
    },
  )

  test('the cookie of a member opens nothing either', async () => {
    const { visitor } = await withToken()
    expect((await visitor.get('/api/v1/transits')).status).toBe(401)
  })
})

describe('limits', () => {
  const limitsOf = ({ status, headers }: Response) => [
    status,
    ...['Limit', 'Remaining', 'Policy'].map((name) => headers.get(`RateLimit-${name}`)),
  ]

  test('sixty a minute for each token, which the headers count down; the next minute begins anew', async () => {
    const one = await withToken()
    const policy = '60;w=60, 2000;w=86400'
    expect(limitsOf(await ask('/transits', one.token))).toEqual([200, '60', '59', policy])
    // Refused requests count too.
    expect(limitsOf(await ask('/transits?at=soon', one.token))).toEqual([400, '60', '58', policy])
    await updateRows(rateLimits, { count: 2 }, { count: 59 })
    expect(limitsOf(await ask('/transits', one.token))).toEqual([200, '60', '0', policy])
    const over = await ask('/transits', one.token)
    expect(limitsOf(over)).toEqual([429, '60', '0', policy])
    const wait = Number(over.headers.get('Retry-After'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect((await refusalOf(over)).code).toBe('rate_limited')
    const second = await create(one)
    expect((await ask('/transits', second.token)).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 61_000)
    expect((await ask('/transits', one.token)).status).toBe(200)
  })

  test('two thousand a day for all tokens of a member, twenty thousand with Premium', async () => {
    const one = await withToken()
    const second = (await create(one)).token!
    await ask('/transits', one.token)
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 61_000)
    // What the minute counted is over; what is left is the day's.
    const hence = Date.now() + 3_600_000
    await updateRows(rateLimits, and(gt(rateLimits.endsAt, hence), eq(rateLimits.count, 1))!, { count: 1999 })
    expect(limitsOf(await ask('/transits', second))).toEqual([200, '2000', '0', '60;w=60, 2000;w=86400'])
    expect((await ask('/transits', one.token)).status).toBe(429)
    await updateMember(one.id, { isPremium: true })
    expect(limitsOf(await ask('/transits', one.token))).toEqual([200, '120', '118', '120;w=60, 20000;w=86400'])
  })

  test('an address that asks too often rests before any token is looked for', async () => {
    const LOOKUP_LIMIT = { limit: async ({ key }: { key: string }) => ({ success: !key.startsWith('api:') }) }
    for (const path of ['/transits', '/openapi.json']) {
      const response = await ask(path, null, undefined, {}, { LOOKUP_LIMIT })
      expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60'])
      expect((await refusalOf(response)).code).toBe('rate_limited')
    }
  })
})

describe('questions', () => {
  let token: string
  beforeAll(async () => {
    token = (await withToken()).token
    await updateRows(apiTokens, {}, { lastUsedOn: '2026-01-01' })
  })
  /** The limits have tests of their own. */
  const askFreely = async (...[path, body, init, world]: [string, unknown?, RequestInit?, object?]) => {
    await deleteRows(rateLimits)
    return ask(path, token, body, init, world)
  }

  test('charts of the reference, by the bundle that is deployed', async () => {
    // Of births that have been; no position so near a line's edge that the two may differ.
    const clear = reference.charts.filter(({ utc, lineMarginArcsec }) => lineMarginArcsec > 2 && utc < '2026')
    expect(clear.length).toBeGreaterThan(5)
    for (const each of clear.slice(0, 5)) {
      const [date = '', time = ''] = each.utc.replace('Z', '').split('T')
      const asked = {
        ...{ birth_date: date, birth_time: time.slice(0, 8), birth_city: 'Greenwich', birth_country: 'GB' },
        ...{ latitude: 51.48, longitude: 0, timezone: 'UTC' },
      }
      const response = await askFreely('/chart', asked)
      expect([each.utc, response.status]).toEqual([each.utc, 200])
      const { gates } = API_OPERATIONS.chart.answer.parse(await response.json())
      const lines = each.personality.act.split(' ').map((act) => act.split('.').slice(0, 2).join('.'))
      expect(gates.conscious.map(({ gate, line }) => `${gate}.${line}`)).toEqual(lines)
    }
  })

  test('the sky completes the channels of which it has the other gate', async () => {
    // The Sun enters gate 41 at 00:54 UTC on 22 January 2026 and joins gate 30; the Earth opposite stands in gate 31 then.
    const response = await askFreely('/transits', { gates: [30, 30], at: '2026-01-22T00:55:00Z' })
    const { gates, activations, completed } = API_OPERATIONS.transits.answer.parse(await response.json())
    expect(gates).toEqual([30])
    expect(activations.slice(0, 2).map(({ body, gate, line }) => [body, gate, line])).toEqual([
      ['sun', 41, 1],
      ['earth', 31, 1],
    ])
    expect(completed[0]).toMatchObject({ channel: '30-41', natalGate: 30, transitGate: 41 })
    expect(completed[0]?.bodies[0]).toBe('sun')
  })

  test('who meets themselves has every channel in companionship and leaves the same centers open', async () => {
    const chart = API_OPERATIONS.chart.answer.parse(await (await askFreely('/chart', birth)).json())
    const response = await askFreely('/composite', { a: birth, b: birth })
    const together = API_OPERATIONS.composite.answer.parse(await response.json())
    expect(together.channels.map(({ channel, connection }) => [channel, connection])).toEqual(
      chart.channels.map((channel) => [channel, 'companionship']),
    )
    expect(together.people.a).toEqual(together.people.b)
    expect(together.people.a.gates).toEqual(chart.activeGates)
    const defined = Object.values(chart.centers).filter(Boolean).length
    expect(together.theme).toBe(`${defined}-${9 - defined}`)
  })

  const { birth_date: _, ...dateless } = birth
  test.each([
    ['/chart', dateless, 400, 'invalid_input', { birth_date: 'date.required' }],
    ['/chart', { ...birth, birth_date: '1990-02-30' }, 400, 'invalid_input', { birth_date: 'date.invalid' }],
    ['/chart', { ...birth, birth_time: '25:00' }, 400, 'invalid_input', { birth_time: 'time.invalid' }],
    ['/chart', { ...birth, birth_time: null }, 400, 'invalid_input', { birth_time: 'time.required' }],
    ['/chart', { ...birth, longitude: null }, 400, 'invalid_input', { longitude: 'coordinates.incomplete' }],
    ['/chart', { ...birth, latitude: '56' }, 400, 'invalid_input', { latitude: 'latitude.invalid' }],
    ['/chart', { ...birth, brith_time: '1' }, 400, 'invalid_input', { brith_time: 'field.unknown' }],
    ['/chart', { ...birth, timezone: 'Mars/Base' }, 422, 'unknown_zone', { timezone: 'timezone.unknown' }],
    ['/chart', { ...birth, birth_date: '1850-01-01' }, 422, 'out_of_range', { birth_date: 'date.early' }],
    ['/chart', { ...birth, birth_date: '2090-01-01' }, 422, 'future_birth_datetime', { birth_date: 'date.future' }],
    ['/chart', '{', 400, 'invalid_json', undefined],
    ['/chart', '[]', 400, 'invalid_input', { '': 'body.required' }],
    ['/chart', JSON.stringify({ ...birth, birth_city: 'x'.repeat(20_000) }), 413, 'body_too_large', undefined],
    ['/transits', {}, 400, 'invalid_input', { gates: 'gates.required' }],
    ['/transits', { gates: [] }, 400, 'invalid_input', { gates: 'gates.required' }],
    ['/transits', { gates: [1, 65] }, 400, 'invalid_input', { 'gates.1': 'gate.invalid' }],
    ['/transits', { gates: Array(65).fill(1) }, 400, 'invalid_input', { gates: 'gates.many' }],
    ['/transits', { gates: [1], at: 'soon' }, 400, 'invalid_input', { at: 'at.invalid' }],
    ['/transits', { gates: [1], at: '1800-01-01T00:00:00Z' }, 422, 'out_of_range', { at: 'at.early' }],
    ['/transits?at=2200-01-01T00:00:00Z', undefined, 422, 'out_of_range', { at: 'at.late' }],
    ['/transits?at=soon&birth=1', undefined, 400, 'invalid_input', { at: 'at.invalid', birth: 'field.unknown' }],
    ['/composite', { a: birth }, 400, 'invalid_input', { b: 'birth.required' }],
    ['/composite', { a: 1, b: null }, 400, 'invalid_input', { a: 'birth.required', b: 'birth.required' }],
    ['/composite', { a: birth, b: dateless }, 400, 'invalid_input', { 'b.birth_date': 'date.required' }],
    [
      '/composite',
      { a: birth, b: { ...birth, timezone: 'Mars/Base' } },
      422,
      'unknown_zone',
      { 'b.timezone': 'timezone.unknown' },
    ],
  ])('%s with %j is %d %s', async (path, body, status, code, fields) => {
    const response = await askFreely(path, body)
    expect(response.status).toBe(status)
    const problem = await refusalOf(response)
    expect(problem.code).toBe(code)
    expect(problem.errors && Object.fromEntries(problem.errors.map((each) => [each.field, each.code]))).toEqual(fields)
    // Each is told in a sentence, and none is a code that found none.
    for (const { detail } of problem.errors ?? []) expect(detail).toMatch(/^[A-Z].* /)
    expect(response.headers.get('RateLimit-Remaining')).toBe('59')
  })

  test('a time that came twice is refused with both instants, and one of them chosen is computed', async () => {
    // London set its clocks back at 02:00 on 28 October 1990: from 01:00 to 01:59 every time came twice.
    const twice = { ...birth, birth_date: '1990-10-28', birth_time: '01:30', timezone: 'Europe/London' }
    const problem = await refusalOf(await askFreely('/chart', twice))
    expect(problem.code).toBe('ambiguous_local_time')
    expect(problem.options?.map(({ utcOffsetSeconds }) => utcOffsetSeconds)).toEqual([3600, 0])
    const chosen = await askFreely('/chart', { ...twice, utc_offset_seconds: 0 })
    expect(API_OPERATIONS.chart.answer.parse(await chosen.json()).birthUtc).toBe('1990-10-28T01:30:00.000Z')
  })

  test('addresses and methods that there are not', async () => {
    expect((await refusalOf(await askFreely('/members'))).code).toBe('not_found')
    expect((await refusalOf(await askFreely('/'))).code).toBe('not_found')
    for (const [path, method, allowed] of [
      ['/chart', 'GET', 'POST'],
      ['/transits', 'DELETE', 'GET, HEAD, POST'],
      ['/openapi.json', 'POST', 'GET, HEAD'],
    ] as const) {
      const response = await askFreely(path, undefined, { method })
      expect((await refusalOf(response)).code).toBe('method_not_allowed')
      expect(response.headers.get('Allow')).toBe(allowed)
    }
  })

  test('pages of other sites may ask, no cookie is set, and no cache keeps a birth', async () => {
    const asked = await ask('/chart', null, undefined, { method: 'OPTIONS' })
    expect([asked.status, asked.headers.get('Access-Control-Allow-Headers')]).toEqual([
      204,
      'Authorization, Content-Type',
    ])
    for (const [path, body, kept] of [
      ['/chart', birth, 'no-store'],
      ['/transits', undefined, 'no-store'],
      ['/transits?at=2026-01-22T00:54:00Z', undefined, 'private, max-age=3600'],
      ['/chart', {}, 'no-store'],
      ['/openapi.json', undefined, 'public, max-age=3600'],
    ] as const) {
      const { headers } = await askFreely(path, body)
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(headers.get('Access-Control-Allow-Credentials')).toBeNull()
      expect(headers.get('Access-Control-Expose-Headers')).toContain('RateLimit-Remaining')
      expect(headers.get('Set-Cookie')).toBeNull()
      expect([path, headers.get('Cache-Control')]).toEqual([path, kept])
    }
  })

  test('what is asked is in no log, whatever breaks', async () => {
    const said: unknown[] = []
    for (const level of ['warn', 'error', 'log', 'info'] as const)
      vi.spyOn(console, level).mockImplementation((...words) => void said.push(words))
    const broken = (fetch: () => Promise<Response>) => ({ CHART: { fetch } })
    const away = await askFreely(
      '/chart',
      birth,
      {},
      broken(() => Promise.reject(new Error('away'))),
    )
    expect((await refusalOf(away)).code).toBe('unavailable')
    const odd = await askFreely(
      '/composite',
      { a: birth, b: birth },
      {},
      broken(async () => new Response('<p>')),
    )
    expect((await refusalOf(odd)).code).toBe('unavailable')
    const DB = {
      prepare: () => {
        throw new Error('D1 is away')
      },
    }
    expect((await refusalOf(await ask('/chart', token, birth, {}, { DB }))).code).toBe('unexpected')
    expect(said.length).toBeGreaterThanOrEqual(3)
    const log = JSON.stringify(said)
    for (const secret of [token.slice(4), birth.birth_date, birth.birth_city, '56.32867'])
      expect(log).not.toContain(secret)
  })

  test('a question costs two messages to the database, and nothing is read of any member but whose token it is', async () => {
    await updateRows(apiTokens, {}, { lastUsedOn: new Date().toISOString().slice(0, 10) })
    const counting = countingDb()
    expect((await ask('/composite', token, { a: birth, b: birth }, {}, counting.site)).status).toBe(200)
    // Both counters are one batch.
    expect(counting.asked.map(({ sql }) => /(?:from|into) "(\w+)"/i.exec(sql)?.[1])).toEqual([
      'api_tokens',
      'rate_limits',
      'rate_limits',
    ])
  })

  describe('the document', () => {
    // As strict as OpenAPI 3.1 is on the parts that are used: a word it does not know would be told here.
    const reference = z.strictObject({ $ref: z.string().startsWith('#/components/') })
    const shape = z.looseObject({})
    const content = z.record(z.string(), z.strictObject({ schema: reference, example: z.unknown().optional() }))
    const operation = z.strictObject({
      operationId: z.string(),
      summary: z.string(),
      description: z.string(),
      security: z.array(z.strictObject({ token: z.array(z.string()) })),
      parameters: z
        .array(
          z.strictObject({
            name: z.string(),
            in: z.literal('query'),
            required: z.boolean(),
            description: z.string().min(1),
            schema: shape,
            example: z.unknown(),
          }),
        )
        .optional(),
      requestBody: z.strictObject({ required: z.literal(true), content }).optional(),
      responses: z.record(
        z.string().regex(/^[1-5]\d\d$/),
        z.strictObject({
          description: z.string().min(1),
          headers: z.record(z.string(), reference).optional(),
          content,
          'x-codes': z.array(z.enum(API_PROBLEM_CODES)).optional(),
        }),
      ),
    })
    const documentSchema = z.strictObject({
      openapi: z.literal('3.1.0'),
      info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
      servers: z.tuple([z.strictObject({ url: z.url() })]),
      paths: z.record(
        z.string().startsWith('/'),
        z.strictObject({ get: operation.optional(), post: operation.optional() }),
      ),
      components: z.strictObject({
        securitySchemes: z.strictObject({
          token: z.strictObject({ type: z.literal('http'), scheme: z.literal('bearer'), description: z.string() }),
        }),
        headers: z.record(z.string(), z.strictObject({ description: z.string().min(1), schema: shape })),
        schemas: z.record(z.string().regex(/^\w+$/), shape),
      }),
    })
    type Described = z.infer<typeof operation> & { method: string; path: string }
    let document: z.infer<typeof documentSchema>
    let operations: Described[]
    beforeAll(async () => {
      document = documentSchema.parse(await (await ask('/openapi.json', null)).json())
      operations = Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, each]) => ({ ...each!, method, path })),
      )
    })
    /** A shape of the document as something to check by. */
    const toCheck = (name: string) => z.fromJSONSchema(document.components.schemas[name] as never)
    const shapeIn = (described: z.infer<typeof content> | undefined, type: string) =>
      described?.[type]?.schema.$ref.split('/').at(-1) ?? ''

    test('tells every operation, and its references lead somewhere', () => {
      expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...API_OPERATION_IDS].sort())
      for (const { operationId, method, path, security } of operations) {
        const { [operationId as 'chart']: known } = API_OPERATIONS
        expect([method, path, security]).toEqual([known.method, known.path, [{ token: [known.scope] }]])
      }
      const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g)]
      expect(references.length).toBeGreaterThan(20)
      for (const [, kind, name] of references) {
        expect(document.components[kind as 'schemas']).toHaveProperty([name!])
      }
    })

    test('describes every field that may be asked', () => {
      for (const { requestBody, parameters } of operations) {
        const fields = Object.entries(
          (document.components.schemas[shapeIn(requestBody?.content, 'application/json')]?.properties as object) ?? {},
        ).map(([name, field]) => [name, (field as { description?: string }).description ?? ''])
        expect(fields.length + (parameters?.length ?? 0)).toBeGreaterThan(0)
        for (const [name, text] of fields) expect([name, text]).toEqual([name, expect.stringMatching(/^[A-Z].+\.$/)])
      }
    })

    test('its examples are what is answered, and the answers are of the shape it says', async () => {
      for (const { path, method, requestBody, parameters, responses } of operations) {
        const query = new URLSearchParams(parameters?.map(({ name, example }) => [name, String(example)]))
        const body = requestBody?.content['application/json']?.example
        const response = await askFreely(query.size > 0 ? `${path}?${query}` : path, body)
        expect([method, path, response.status]).toEqual([method, path, 200])
        const answer: unknown = await response.json()
        const told = responses['200']!.content
        expect(answer).toEqual(told['application/json']?.example)
        const checked = toCheck(shapeIn(told, 'application/json')).safeParse(answer)
        expect(checked.error).toBeUndefined()
        for (const name of Object.keys(responses['200']!.headers ?? {})) expect(response.headers.has(name)).toBe(true)
      }
    })

    test('an answer of another shape is not taken for one', () => {
      expect(toCheck('Chart').safeParse({ type: 'Generator' }).success).toBe(false)
      expect(toCheck('Problem').safeParse({ title: 'No' }).success).toBe(false)
    })

    test('the page tells it in both languages', async () => {
      for (const language of ['en', 'ru']) {
        const visitor = new Visitor()
        visitor.cookies.set('language', language)
        const response = await visitor.get('/developers')
        expect(response.status).toBe(200)
        const words = (await wordsOf(response)).replaceAll('&quot;', '"').replaceAll('&amp;', '&')
        for (const { path, method, summary, responses } of operations) {
          expect(words).toContain(`${method.toUpperCase()} /api/v1${path}`)
          if (language === 'en') expect(words).toContain(summary)
          const answer = JSON.stringify(responses['200']!.content['application/json']!.example)
          // Strings of the examples have no braces: without spaces both are the same.
          expect(words.replaceAll(' ', '')).toContain(answer.replaceAll(' ', ''))
        }
        for (const code of API_PROBLEM_CODES) expect(words).toContain(code)
        for (const name of Object.keys(document.components.schemas.Birth!.properties as object)) {
          expect(words).toContain(name)
        }
        expect(words).toContain(language === 'en' ? '20,000' : '20 000')
      }
    })
  })
})
