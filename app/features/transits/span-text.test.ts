import { expect, test } from 'vitest'
import { dayText, instantText, momentText, monthText } from './span-text'

const berlin = { timeZone: 'Europe/Berlin', language: 'en' } as const
const moscow = { timeZone: 'Europe/Moscow', language: 'ru' } as const
const near = Date.parse('2026-11-22T10:00:00Z')

test.each([
  ['2026-11-22T22:45:00Z', '22 Nov, 23:45', '23 нояб., 01:45'],
  ['2027-02-03T09:11:59Z', '3 Feb 2027, 10:11', '3 февр. 2027 г., 12:11'],
])('%s is told by the clock of the member, with the year where it is another', (at, english, russian) => {
  expect(instantText(Date.parse(at), near, berlin)).toBe(english)
  expect(instantText(Date.parse(at), near, moscow)).toBe(russian)
})

test('a day, a month and the moment of the page', () => {
  expect(dayText(near, near, berlin)).toBe('22 Nov')
  expect(monthText(near, berlin)).toBe('November 2026')
  expect(momentText(near, berlin)).toBe('Sunday, 22 November 2026, 11:00')
})
