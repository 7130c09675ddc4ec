import { expect, test } from 'vitest'
import { nextDigest, nextDue } from './next-due'
import { DEFAULT_NOTIFICATION_SETTINGS, type Digest, type NotificationSettings } from './notification-settings'

const iso = (ms: number | null) => ms && new Date(ms).toISOString().replace('.000Z', 'Z')
const digestAfter = (digest: Digest, timeZone: string, at: string) =>
  iso(nextDigest({ digest, timeZone }, Date.parse(at)))

// Moscow is three hours ahead of UTC: 8 o'clock there is 05:00. 2 March 2026 is a Monday.
test.each([
  ['daily', 'Europe/Moscow', '2026-03-03T04:59:59Z', '2026-03-03T05:00:00Z'],
  ['daily', 'Europe/Moscow', '2026-03-03T05:00:00Z', '2026-03-04T05:00:00Z'],
  ['daily', 'Europe/Moscow', '2026-03-03T22:00:00Z', '2026-03-04T05:00:00Z'],
  ['weekly', 'Europe/Moscow', '2026-03-02T04:00:00Z', '2026-03-02T05:00:00Z'],
  ['weekly', 'Europe/Moscow', '2026-03-02T05:00:00Z', '2026-03-09T05:00:00Z'],
  // Sunday in London is Monday in Auckland already.
  ['weekly', 'Pacific/Auckland', '2026-03-01T12:00:00Z', '2026-03-01T19:00:00Z'],
  // Berlin moves from +1 to +2 in the night to Sunday, 29 March, and back on 25 October.
  ['daily', 'Europe/Berlin', '2026-03-28T07:00:00Z', '2026-03-29T06:00:00Z'],
  ['daily', 'Europe/Berlin', '2026-10-24T06:00:00Z', '2026-10-25T07:00:00Z'],
  ['weekly', 'Europe/Berlin', '2026-03-23T07:00:00Z', '2026-03-30T06:00:00Z'],
  // Samoa went over the date line and had no 30 December 2011.
  ['daily', 'Pacific/Apia', '2011-12-29T18:00:00Z', '2011-12-30T18:00:00Z'],
] as const)('a %s digest in %s after %s goes out at %s', (digest, zone, at, out) => {
  expect(digestAfter(digest, zone, at)).toBe(out)
})

const settings = (change: Partial<NotificationSettings> = {}): NotificationSettings => ({
  ...DEFAULT_NOTIFICATION_SETTINGS,
  timeZone: 'Europe/Moscow',
  ...change,
})
const due = (
  kind: Parameters<typeof nextDue>[1],
  change: Partial<NotificationSettings>,
  at = '2026-03-03T20:00:00Z',
) => {
  const { pushAt, mailAt } = nextDue(settings(change), kind, Date.parse(at))
  return [iso(pushAt), iso(mailAt)]
}

test('push goes out at once, mail with the next digest', () => {
  expect(due('like', {})).toEqual(['2026-03-03T20:00:00Z', '2026-03-04T05:00:00Z'])
})

test('nothing goes out in quiet hours, a digest that falls into them included', () => {
  const quietHours = { from: 22 * 60, to: 9 * 60 + 30 }
  expect(due('comment', { quietHours })).toEqual(['2026-03-04T06:30:00Z', '2026-03-04T06:30:00Z'])
})

test('what a member does not want by a channel does not go out by it', () => {
  const { email, push, inApp } = DEFAULT_NOTIFICATION_SETTINGS.choices
  expect(due('follow', { choices: { email: { ...email, follows: false }, push, inApp } })[1]).toBeNull()
  expect(due('connection_request', { choices: { email, push: { ...push, follows: false }, inApp } })[0]).toBeNull()
  expect(due('reply', { choices: { email: { ...email, follows: false }, push, inApp } })[1]).not.toBeNull()
})

test('what the moderators did is told by push and never by mail', () => {
  expect(due('moderation', {})).toEqual(['2026-03-03T20:00:00Z', null])
  expect(due('appeal', {})[1]).toBeNull()
})

test('an answer of the team is told at once by push and by mail, the end of premium at the bell alone', () => {
  const [push, mail] = due('support_answer', {})
  expect(push).toBe('2026-03-03T20:00:00Z')
  expect(mail).toBe(push)
  expect(due('premium_ended', {})).toEqual([null, null])
})

// Moscow is three hours ahead of UTC.
test.each([
  ['2026-03-03T05:59:00Z', '2026-03-03T06:00:00Z'],
  ['2026-03-03T06:00:00Z', '2026-03-03T06:00:00Z'],
  ['2026-03-03T17:59:00Z', '2026-03-03T17:59:00Z'],
  ['2026-03-03T18:00:00Z', '2026-03-04T06:00:00Z'],
])('a text to read that is published at %s is told by push by day, at %s', (at, out) => {
  expect(due('insight', {}, at)[0]).toBe(out)
})

test('quiet hours are kept by day too', () => {
  const quietHours = { from: 8 * 60, to: 11 * 60 }
  expect(due('insight', { quietHours }, '2026-03-03T18:00:00Z')[0]).toBe('2026-03-04T08:00:00Z')
})
