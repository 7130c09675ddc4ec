import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { hdInsights } from '../../drizzle/schema/insights'
import { registered } from './account'
import { updateMember } from './members'
import { insertRow } from './rows'

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
  await updateMember(String(member.row?.id), { isPremium: true, premiumExpiresAt: new Date(end) })
  await insertRow(hdInsights, {
    id: 'pe',
    subject: SUBJECT,
    language: 'en',
    title: 'A premium text',
    description: 'About it',
    content: `It begins here. ${BODY}`,
    category: 'Education',
    color: '#6366f1',
    tags: [],
    isPremium: true,
    isPublished: true,
    createdAt: new Date(),
  })
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
  await updateMember(String(member.row?.id), { premiumExpiresAt: null })
  expect(await seenAt(0)).toMatchObject({ isRead: true, offers: false })
  await updateMember(String(member.row?.id), { isPremium: false, premiumExpiresAt: new Date(end + 60_000) })
  expect(await seenAt(0)).toMatchObject({ isRead: false, offers: true })
})
