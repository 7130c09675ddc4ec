import { expect, test } from 'vitest'
import {
  DEFAULT_NOTIFICATION_SETTINGS,
  type NotificationSettings,
} from '~/domain/community/notifications/notification-settings'
import { notificationSettingsSchema } from '~/domain/community/notifications/notification-settings.schema'
import { isSameChoice, toFields } from './use-settings-form'

const usual: NotificationSettings = { ...DEFAULT_NOTIFICATION_SETTINGS, timeZone: 'Europe/Moscow' }

test.each([
  ['usual', usual],
  ['quiet', { ...usual, digest: 'weekly', quietHours: { from: 1350, to: 5 } }],
] as const)('%s settings come back from their own form', (_, settings) => {
  expect(notificationSettingsSchema.parse(toFields(settings))).toEqual(settings)
})

test('times change nothing while there are no quiet hours', () => {
  const fields = toFields(usual)
  expect(isSameChoice(fields, { ...fields, quiet_from: '01:00', intent: 'save' })).toBe(true)
  expect(isSameChoice(fields, { ...fields, quiet: 'on' })).toBe(false)
  expect(isSameChoice({ ...fields, quiet: 'on' }, { ...fields, quiet: 'on', quiet_from: '01:00' })).toBe(false)
})

test('a box put off, another zone and another digest are changes', () => {
  const { email_likes: _, ...off } = toFields(usual)
  expect(isSameChoice(toFields(usual), off)).toBe(false)
  expect(isSameChoice(toFields(usual), { ...toFields(usual), time_zone: 'UTC' })).toBe(false)
  expect(isSameChoice(toFields(usual), { ...toFields(usual), digest: 'weekly' })).toBe(false)
})
