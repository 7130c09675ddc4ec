import { expect, test } from 'vitest'
import { toTypedDate, toTypedTime } from './typed-date'

test.each([
  ['1980-07-05', '1980-07-05'],
  ['1980-7-5', '1980-07-05'],
  ['1980-07-05T09:30', '1980-07-05'],
  ['05.07.1980', '1980-07-05'],
  [' 5. 7. 1980 ', '1980-07-05'],
  ['25/12/1980', '1980-12-25'],
  ['12/25/1980', '1980-12-25'],
])('%s is pasted as %s', (text, date) => expect(toTypedDate(text)).toBe(date))

test.each(['05/07/1980', '5 July 1980', '1980', ''])('%s is left to the browser', (text) =>
  expect(toTypedDate(text)).toBeNull(),
)

test.each([
  ['9:30', '09:30'],
  ['09.30', '09:30'],
  ['09:30:15', '09:30:15'],
])('%s is pasted as the time %s', (text, time) => expect(toTypedTime(text)).toBe(time))

test.each(['9', '9:30 pm', 'noon'])('the time %s is left to the browser', (text) =>
  expect(toTypedTime(text)).toBeNull(),
)
