import { expect, test } from 'vitest'
import { notificationSettingsSchema } from './notification-settings.schema'

const form = { digest: 'daily', time_zone: 'Europe/Moscow' }
const problemsOf = (change: Record<string, string>) => {
  const result = notificationSettingsSchema.safeParse({ ...form, ...change })
  return Object.fromEntries(result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
}

test('a box that is not sent is off', () => {
  const { choices } = notificationSettingsSchema.parse({ ...form, email_likes: 'on', push_directMessages: 'on' })
  expect(Object.entries(choices.email).filter(([, on]) => on)).toEqual([['likes', true]])
  expect(Object.entries(choices.push).filter(([, on]) => on)).toEqual([['directMessages', true]])
  expect(choices.inApp).toEqual({ all: false, sound: false })
})

test('times count only where quiet hours are wanted', () => {
  const times = { quiet_from: '22:30', quiet_to: '07:05' }
  expect(notificationSettingsSchema.parse({ ...form, ...times }).quietHours).toBeNull()
  expect(notificationSettingsSchema.parse({ ...form, ...times, quiet: 'on' }).quietHours).toEqual({
    from: 1350,
    to: 425,
  })
  expect(problemsOf({ quiet_from: 'soon', quiet_to: '' })).toEqual({})
})

test('quiet hours need a beginning and another end', () => {
  expect(problemsOf({ quiet: 'on' })).toEqual({ quiet_from: 'time.missing', quiet_to: 'time.missing' })
  expect(problemsOf({ quiet: 'on', quiet_from: '24:00', quiet_to: '7:00' })).toEqual({ quiet_from: 'time.missing' })
  expect(problemsOf({ quiet: 'on', quiet_from: '08:00', quiet_to: '8:00' })).toEqual({ quiet_to: 'time.same' })
})

test.each(['', 'Mars/Olympus', '+03:00', 'x'.repeat(500)])('%j is no time zone', (time_zone) => {
  expect(problemsOf({ time_zone })).toEqual({ time_zone: 'timeZone.unknown' })
})

test('a time zone has its present name, whichever the browser knows', () => {
  const zoneOf = (time_zone: string) => notificationSettingsSchema.parse({ ...form, time_zone }).timeZone
  expect(['Europe/Kiev', ' europe/kyiv ', 'Asia/Calcutta'].map(zoneOf)).toEqual([
    'Europe/Kyiv',
    'Europe/Kyiv',
    'Asia/Kolkata',
  ])
})

test('a digest is daily or weekly', () => {
  expect(problemsOf({ digest: 'hourly' })).toEqual({ digest: 'choice.unknown' })
})
