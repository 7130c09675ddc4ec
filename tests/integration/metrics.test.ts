import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { deliverMails } from '~/platform/mail/mail-outbox.server'
import { deliverPushes } from '~/platform/push/deliver-pushes.server'
import { Tally } from '~/platform/server/metrics.server'
import { follows } from '../../drizzle/schema/follows'
import { mails } from '../../drizzle/schema/mails'
import { notifications } from '../../drizzle/schema/notifications'
import { runCron } from '../../workers/site/crons'
import { idOf, registered } from './account'
import { withPush, withPushService } from './push-world'
import { countRows, insertRow, updateRows } from './rows'
import { twoWhoWrite } from './two-who-write'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

withPushService()
afterEach(() => vi.restoreAllMocks())

/** What the platform is given, column by column; it keeps it through the binding that it has here, which takes what it takes there. */
function counted() {
  const points: [kind: string, name: string, outcome: string, count: number][] = []
  const write = vi.spyOn(env.METRICS!, 'writeDataPoint')
  const METRICS = {
    writeDataPoint: (point: AnalyticsEngineDataPoint) => {
      const [kind, name, outcome] = point.blobs as string[]
      points.push([kind!, name!, outcome!, point.doubles![0]!])
      expect(point.indexes).toEqual([`${kind} ${name}`.slice(0, 96)])
      expect(point.doubles).toHaveLength(2)
      env.METRICS!.writeDataPoint(point)
    },
  }
  return { points, METRICS, write }
}

test('a figure that cannot be counted undoes nothing', async () => {
  const writeDataPoint = vi.fn(() => {
    throw new TypeError('No more points')
  })
  const visitor = new Visitor({ site: { METRICS: { writeDataPoint } } })
  expect((await visitor.get('/login')).status).toBe(200)
  expect(writeDataPoint).toHaveBeenCalledOnce()
})

test('a request is counted by its route and how it went', async () => {
  const { points, METRICS, write } = counted()
  const visitor = new Visitor({ site: { METRICS } })
  await visitor.get('/u/anna_planted')
  await visitor.get('/assets/none.js')
  await visitor.post('/login', { email: 'anna@planted.example', password: 'no' }, { Origin: 'https://else.example' })
  expect(points).toEqual([
    ['request', '/u/:username', '4xx', 1],
    ['request', '/assets/*', '4xx', 1],
    ['request', '/login', '4xx', 1],
  ])
  expect(write).toHaveBeenCalledTimes(3)
})

test('a message is counted once, however often it is sent', async () => {
  const { one, post } = await twoWhoWrite()
  const write = vi.spyOn(Object.getPrototypeOf(env.METRICS), 'writeDataPoint')
  const id = crypto.randomUUID()
  for (let time = 0; time < 3; time++) expect((await post(one.visitor, 'Hello', id)).status).toBe(200)
  const points = write.mock.calls.map(([point]) => point as AnalyticsEngineDataPoint)
  expect(points.filter(({ blobs }) => blobs?.[0] === 'message')).toEqual([
    { indexes: ['message text'], blobs: ['message', 'text', 'sent'], doubles: [1, 0] },
  ])
})

test('mails and pushes of a round are counted together, by what became of them', async () => {
  const mira = await withPush({ push_follows: 'on' })
  await updateRows(mails, {}, { status: 'waiting', dueAt: new Date(0) })
  const { points, METRICS } = counted()
  const now = Date.now()
  const n = await countRows(mails, { status: 'waiting' })
  expect(n).toBeGreaterThan(0)
  const mailing = (send: () => Promise<void>) =>
    ({ ...env, METRICS, MAIL_FROM: 'hello@hd.example', EMAIL: { send } }) as unknown as typeof env
  await deliverMails(
    mailing(() => Promise.reject(new Error('away'))),
    { now },
  )
  await deliverMails(
    mailing(async () => {}),
    { now: now + 86_400_000 / 4 },
  )
  for (const id of ['one', 'two']) {
    const from = idOf(await registered())
    await insertRow(follows, { followerId: from, followeeId: idOf(mira) })
    await insertRow(notifications, {
      id,
      userId: idOf(mira),
      kind: 'follow',
      actorId: from,
      groupKey: 'follow',
      onceKey: id,
      dispatchedAt: new Date(1),
      pushDueAt: new Date(now),
    })
  }
  await deliverPushes({ ...env, METRICS } as unknown as typeof env, { now })
  expect(points).toEqual([
    ['mail', 'mail', 'later', n],
    ['mail', 'mail', 'sent', n],
    ['push', 'notification', 'sent', 1],
  ])
})

test('a cron is counted by how it ended', async () => {
  const { points, METRICS } = counted()
  await runCron('41 3 * * *', { ...env, METRICS } as unknown as typeof env)
  const DB = { prepare: () => ({ bind: () => ({}) }), batch: () => Promise.reject(new Error('away')) }
  const broken = { ...env, METRICS, DB } as unknown as typeof env
  await expect(runCron('41 3 * * *', broken)).rejects.toThrow()
  expect(points).toEqual([
    ['cron', '41 3 * * *', 'done', 1],
    ['cron', '41 3 * * *', 'failed', 1],
  ])
})

test('a site that has nowhere to count is the same site', async () => {
  expect((await new Visitor({ site: { METRICS: undefined } }).get('/')).status).toBe(200)
  await runCron('17 * * * *', { ...env, METRICS: undefined } as unknown as typeof env)
})

test('a tally says nothing of what there was none of', () => {
  const tally = new Tally<'sent' | 'gone'>()
  tally.add('sent', 2)
  tally.add('sent')
  tally.add('gone', 0)
  const told: unknown[] = []
  tally.each((...each) => told.push(each))
  expect(told).toEqual([['sent', 3]])
})
