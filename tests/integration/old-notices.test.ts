import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { deleteOldNotices } from '~/data/notifications/notification-list.server'
import { createDatabase } from '../../drizzle/client'
import { notifications } from '../../drizzle/schema/notifications'
import { member } from './members'
import { scansOf } from './query-plans'
import { deleteRows, storedRows } from './rows'

const db = createDatabase(env.DB)
const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 22)
let memberId: string

beforeEach(async () => {
  await deleteRows(notifications)
  memberId = (await member()).id
})

const notice = (id: string, age: number, isRead: boolean) =>
  db.insert(notifications).values({
    ...{ id, userId: memberId, kind: 'follow', groupKey: 'follow', onceKey: id },
    ...{ createdAt: new Date(NOW - age), readAt: isRead ? new Date(NOW) : null },
  })
const left = async () => (await storedRows(notifications, {}, { columns: ['id'], orderBy: ['id'] })).map(({ id }) => id)

test('read ones go after half a year, unread ones after a year, to the millisecond', async () => {
  await notice('read-old', 180 * DAY + 1, true)
  await notice('read-young', 180 * DAY, true)
  await notice('unread-old', 365 * DAY + 1, false)
  await notice('unread-young', 365 * DAY, false)
  await deleteOldNotices(db, NOW)
  expect(await left()).toEqual(['read-young', 'unread-young'])
  await deleteOldNotices(db, NOW)
  expect(await left()).toHaveLength(2)
})

test('a run takes no more than it may, the oldest first, and the next one goes on', async () => {
  for (let at = 0; at < 5; at++) await notice(`${at}`, (400 - at) * DAY, true)
  await deleteOldNotices(db, NOW, { atOnce: 1, rounds: 3 })
  expect(await left()).toEqual(['3', '4'])
  await deleteOldNotices(db, NOW, { atOnce: 2, rounds: 3 })
  expect(await left()).toEqual([])
})

test('those that are old are found by an index', async () => {
  const batch = vi.spyOn(env.DB, 'prepare')
  await deleteOldNotices(db, NOW)
  const asked = batch.mock.calls.map(([sql]) => sql)
  batch.mockRestore()
  expect(asked).toHaveLength(2)
  for (const sql of asked) expect(await scansOf(sql)).toEqual([])
})
