import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { deleteMemberSession, listMemberSessions } from '~/data/accounts/sessions.server'
import { createContext } from '~/platform/server/context.server'
import { sessions } from '../../drizzle/schema/sessions'
import site from '../../workers/site'
import { isSignedIn, registered, rowOf } from './account'
import { countingDb } from './counting-db'
import { countRows, deleteRows } from './rows'
import { Visitor } from './visitor'

vi.setConfig({ testTimeout: 60_000 })
afterEach(() => {
  vi.useRealTimers()
})

const MINUTE = 60_000
const DAY = 86_400_000
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'

const { db } = createContext(new Request('http://localhost/'), env, createExecutionContext())
const sessionsOf = (memberId: unknown) => listMemberSessions(db, String(memberId))
async function onlySessionOf(memberId: unknown) {
  const [session, ...rest] = await sessionsOf(memberId)
  expect(rest).toEqual([])
  return session!
}

/** Signs in once more, in another browser. */
async function signInElsewhere(account: { email: string; password: string }, visitor = new Visitor(), agent = FIREFOX) {
  const { email, password } = account
  expect((await visitor.post('/login', { email, password }, { 'User-Agent': agent })).status).toBe(302)
  return visitor
}

test('a session knows browser, system, device and place of its beginning', async () => {
  const { account, row } = await registered()
  await deleteRows(sessions, { userId: String(row?.id) })
  await signInElsewhere(account, new Visitor({ place: { city: 'Lisbon', country: 'PT' } }))
  const session = await onlySessionOf(row?.id)
  expect(session).toMatchObject({
    browser: 'Firefox',
    system: 'Linux',
    device: 'desktop',
    city: 'Lisbon',
    country: 'PT',
  })
  expect(session.lastSeenAt).toEqual(session.createdAt)
  expect(session.expiresAt.getTime() - session.createdAt.getTime()).toBeGreaterThan(14 * DAY - 2000)
})

test.each([
  [
    { city: 'L'.repeat(500), country: 'T1' },
    { city: 'L'.repeat(80), country: null },
  ],
  [{ country: 'XX' }, { city: null, country: null }],
  [{}, { city: null, country: null }],
])('a place of %j is kept as %j', async (place, kept) => {
  const { account, row } = await registered()
  await deleteRows(sessions, { userId: String(row?.id) })
  await signInElsewhere(account, new Visitor({ place }), 'x'.repeat(5000))
  expect(await sessionsOf(row?.id)).toMatchObject([{ ...kept, system: null, device: null }])
})

test('last seen is written at the tenth minute, not before, and an ordinary request asks one question', async () => {
  const { visitor, row } = await registered()
  const { createdAt } = await onlySessionOf(row?.id)
  const seen = async () => (await sessionsOf(row?.id))[0]?.lastSeenAt?.getTime()
  const counting = countingDb()
  const visit = async () => {
    counting.reset()
    const execution = createExecutionContext()
    const request = new Request('http://localhost/privacy', {
      headers: { Cookie: `session=${visitor.cookies.get('session')}` },
    })
    expect((await site.fetch(request, { ...env, ...counting.site }, execution)).status).toBe(200)
    await waitOnExecutionContext(execution)
    return counting.asked.length
  }
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(createdAt.getTime() + 10 * MINUTE - 1)
  expect(await visit()).toBe(1)
  expect(await seen()).toBe(createdAt.getTime())
  vi.setSystemTime(createdAt.getTime() + 10 * MINUTE)
  // The two notes that nobody waits for go together: of the session, and of its member.
  expect(await visit()).toBe(3)
  expect(await seen()).toBe(createdAt.getTime() + 10 * MINUTE)
  vi.setSystemTime(createdAt.getTime() + 20 * MINUTE - 1)
  expect(await visit()).toBe(1)
})

test('a member is active from the sign-in on, and that is noted anew at the first request after half a day', async () => {
  const { visitor, account, row } = await registered()
  const activeAt = async () => Number((await rowOf(account.username))?.last_active_at)
  const begun = await activeAt()
  expect(begun).toBeGreaterThanOrEqual(Number(row?.created_at))
  const visitAt = async (time: number) => {
    vi.setSystemTime(time)
    const execution = createExecutionContext()
    const headers = { Cookie: `session=${visitor.cookies.get('session')}` }
    await site.fetch(new Request('http://localhost/privacy', { headers }), env, execution)
    await waitOnExecutionContext(execution)
    return activeAt()
  }
  vi.useFakeTimers({ toFake: ['Date'] })
  const HALF_DAY = 12 * 60 * MINUTE
  expect(await visitAt(begun + HALF_DAY - 1)).toBe(begun)
  expect(await visitAt(begun + HALF_DAY + 10 * MINUTE)).toBe(begun + HALF_DAY + 10 * MINUTE)
})

test('fourteen days without use end a session, to the second; ninety days end it in any case', async () => {
  const { visitor, row } = await registered()
  const { createdAt, expiresAt } = await onlySessionOf(row?.id)
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(expiresAt.getTime())
  expect(await sessionsOf(row?.id)).toEqual([])
  vi.setSystemTime(expiresAt.getTime() - 1)
  expect(await sessionsOf(row?.id)).toHaveLength(1)
  // Used every week it goes on, to the last millisecond of the ninetieth day.
  for (let day = 7; day < 90; day += 7) {
    vi.setSystemTime(createdAt.getTime() + day * DAY)
    expect(await isSignedIn(visitor), `day ${day}`).toBe(true)
  }
  vi.setSystemTime(createdAt.getTime() + 90 * DAY - 1)
  expect(await sessionsOf(row?.id)).toHaveLength(1)
  expect(await isSignedIn(visitor)).toBe(true)
  vi.setSystemTime(createdAt.getTime() + 90 * DAY)
  expect(await sessionsOf(row?.id)).toEqual([])
  expect(await isSignedIn(visitor)).toBe(false)
  expect(await countRows(sessions, { userId: String(row?.id) })).toBe(0)
})

test('a session left alone for fourteen days is dead', async () => {
  const { visitor, row } = await registered()
  const { expiresAt } = await onlySessionOf(row?.id)
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(expiresAt.getTime())
  expect(await isSignedIn(visitor)).toBe(false)
})

test('a member ends sessions of their own, one at a time, and nobody else’s', async () => {
  const { account, row, visitor } = await registered()
  const { row: stranger, visitor: other } = await registered()
  const elsewhere = await signInElsewhere(account)
  const [theirs] = await sessionsOf(stranger?.id)
  expect(await deleteMemberSession(db, String(row?.id), theirs!.id)).toBe(false)
  expect(await isSignedIn(other)).toBe(true)

  const fox = (await sessionsOf(row?.id)).find(({ browser }) => browser === 'Firefox')
  expect(await deleteMemberSession(db, String(row?.id), fox!.id)).toBe(true)
  expect(await deleteMemberSession(db, String(row?.id), fox!.id)).toBe(false)
  expect(await isSignedIn(elsewhere)).toBe(false)
  expect(await isSignedIn(visitor)).toBe(true)
})

test('signing out empties the browser even when the database is gone', async () => {
  const { visitor } = await registered()
  const broken = new Visitor({
    site: {
      DB: {
        prepare: () => {
          throw new Error('gone')
        },
      },
    },
  })
  for (const [name, value] of visitor.cookies) broken.cookies.set(name, value)
  broken.cookies.set('language', 'ru')
  const response = await broken.post('/resources/sign-out', {})
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/login'])
  expect(response.headers.get('Clear-Site-Data')).toBe('"cache", "storage"')
  expect([...broken.cookies.keys()]).toEqual(['device', 'language'])
})
