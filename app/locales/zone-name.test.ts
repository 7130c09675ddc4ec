import { expect, test } from 'vitest'
import { zoneName } from './zone-name'

test.each([
  ['Europe/Berlin', 'Berlin', 'Германия'],
  ['Europe/Moscow', 'Moscow', 'Москва'],
  ['America/New_York', 'New York', 'Нью-Йорк'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires', 'Буэнос-Айрес'],
  ['America/Buenos_Aires', 'Buenos Aires', 'Буэнос-Айрес'],
  ['Asia/Calcutta', 'Kolkata', 'Индия'],
  ['Europe/Kiev', 'Kyiv', 'Киев'],
  ['Asia/Almaty', 'Almaty', 'Алматы'],
  ['UTC', 'UTC', 'UTC'],
  ['Etc/UTC', 'UTC', 'UTC'],
  ['Etc/GMT+3', 'GMT-3', 'GMT-3'],
])('%s is %s and %s', (timeZone, english, russian) => {
  expect(zoneName(timeZone, 'en')).toBe(english)
  expect(zoneName(timeZone, 'ru')).toBe(russian)
})
