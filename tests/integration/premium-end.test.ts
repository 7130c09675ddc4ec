import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { registered } from './account'
import { runSql } from './run-sql'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
afterEach(() => {
  vi.useRealTimers()
})

// F21: premium ends at its instant, to the millisecond, wherever it opens something, whether or not the sweep has run.

const SUBJECT = 'premium-end'
const BODY = 'The part that only premium members are sent.'
let member: Awaited<ReturnType<typeof registered>>
let end: number

beforeAll(async () => {
  member = await registered({ username: 'premium_end', email: 'premium_end@example.com' })
  end = Date.now() + 3_600_000
  await runSql('UPDATE users SET is_premium = 1, premium_expires_at = ? WHERE id = ?', end, member.row?.id)
  await env.DB.prepare(
    `INSERT INTO hd_insights (id, subject, language, title, description, content, category, color, tags, is_premium, is_published, created_at)
      VALUES ('pe', ?, 'en', 'A premium text', 'About it', ?, 'Education', '#6366f1', '[]', 1, 1, ?)`,
  )
    .bind(SUBJECT, `It begins here. ${BODY}`, Date.now())
    .run()
})

const seenAt = async (milliseconds: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: end + milliseconds })
  const text = await (await member.visitor.get(`/app/insights/${SUBJECT}`)).text()
  const frame = await (await member.visitor.get('/app/insights')).text()
  return {
    isRead: text.includes(BODY),
    begins: text.includes('It begins here.'),
    offers: frame.includes('Upgrade Now'),
  }
}

test.each([
  [-1, { isRead: true, begins: true, offers: false }],
  [0, { isRead: false, begins: true, offers: true }],
  [1, { isRead: false, begins: true, offers: true }],
])('%i ms from the end', async (milliseconds, seen) => {
  expect(await seenAt(milliseconds)).toEqual(seen)
})

test('granted without an end it stays, and an end without a grant gives nothing', async () => {
  await runSql('UPDATE users SET premium_expires_at = NULL WHERE id = ?', member.row?.id)
  expect(await seenAt(0)).toMatchObject({ isRead: true, offers: false })
  await runSql('UPDATE users SET is_premium = 0, premium_expires_at = ? WHERE id = ?', end + 60_000, member.row?.id)
  expect(await seenAt(0)).toMatchObject({ isRead: false, offers: true })
})
