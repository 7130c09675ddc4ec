import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { listNotices } from '~/data/notifications/notification-list.server'
import { endPremium } from '~/data/payments/subscriptions.server'
import { createDatabase } from '../../drizzle/client'
import { notifications } from '../../drizzle/schema/notifications'
import { users } from '../../drizzle/schema/users'
import { member, updateMember } from './members'
import { scansOf } from './query-plans'
import { storedRow, storedValue } from './rows'

vi.setConfig({ testTimeout: 60_000 })

const db = createDatabase(env.DB)
const END = Date.parse('2026-12-01T12:00:00Z')
const granted = (premiumExpiresAt: Date | null) => member({ isPremium: true, premiumExpiresAt })
const flagOf = async (id: string) => storedValue(users, 'is_premium', { id })
const noticesTo = async (memberId: string, now: number) =>
  (await listNotices(db, { memberId, after: null, limit: 10, now: new Date(now) })).map(({ kind }) => kind)

test('the flag goes at the end and not before, and what was given by hand stays', async () => {
  const [ends, byHand] = [await granted(new Date(END)), await granted(null)]
  await endPremium(db, new Date(END - 1))
  expect(await flagOf(ends.id)).toBe(1)
  await endPremium(db, new Date(END))
  expect([await flagOf(ends.id), await flagOf(byHand.id)]).toEqual([0, 1])
  expect(await noticesTo(ends.id, END)).toEqual(['premium_ended'])
  expect(await noticesTo(byHand.id, END)).toEqual([])
})

test('a member is told once of each end, and of none that was renewed', async () => {
  const { id } = await granted(new Date(END))
  for (const later of [0, 1, 3_600_000]) await endPremium(db, new Date(END + later))
  expect(await noticesTo(id, END)).toEqual(['premium_ended'])
  const next = END + 30 * 86_400_000
  await updateMember(id, { isPremium: true, premiumExpiresAt: new Date(next) })
  expect(await noticesTo(id, END)).toEqual([])
  await endPremium(db, new Date(next))
  expect(await noticesTo(id, next)).toEqual(['premium_ended', 'premium_ended'])
})

test('two sweeps at once tell once', async () => {
  const { id } = await granted(new Date(END))
  await Promise.all([endPremium(db, new Date(END)), endPremium(db, new Date(END))])
  expect(await noticesTo(id, END)).toEqual(['premium_ended'])
})

test('nothing goes out by push or mail, and no big table is read for it', async () => {
  const { id } = await granted(new Date(END))
  await endPremium(db, new Date(END))
  const row = await storedRow(notifications, { userId: id }, 'push_due_at', 'mail_due_at')
  expect(row).toEqual({ push_due_at: null, mail_due_at: null })
  expect(
    await scansOf('UPDATE users SET is_premium = 0 WHERE users.is_premium = 1 AND users.premium_expires_at <= ?'),
  ).toEqual([])
})
