import { expect, test } from 'vitest'
import { countLinks, firstHoursEnd, firstHoursProblem, isInFirstHours } from './first-hours'

const JOINED = { createdAt: new Date('2026-03-01T12:00:00.000Z') }
const LAST = new Date('2026-03-02T11:59:59.999Z')
const AFTER = new Date('2026-03-02T12:00:00.000Z')

test.each([
  ['', 0],
  ['No link here. Two sentences.Then a third', 0],
  ['Gate 34.20 and 3.5 hours, e.g. this, т.е. это', 0],
  ['Write to ada@example.com or ada.me@example.org, and trust.Me', 0],
  ['https://example.com', 1],
  ['HTTPS://EXAMPLE.COM/A', 1],
  ['www.example.com', 1],
  ['https://www.example.com/a?b=https://c.example', 1],
  ['example.com and t.me/somebody', 2],
  ['(example.org), «пример» https://пример.рф/путь.', 2],
  ['https://a.example https://b.example http://c.example', 3],
  ['example.com example.com', 2],
  ['https://a.example\nhttps://a.example', 2],
])('%s has %i links', (text, expected) => {
  expect(countLinks(text)).toBe(expected)
})

test('the first hours end a day after the account began', () => {
  expect(firstHoursEnd(JOINED)).toEqual(AFTER)
  expect(isInFirstHours(JOINED, LAST)).toBe(true)
  expect(isInFirstHours(JOINED, AFTER)).toBe(false)
})

test.each([
  ['example.com example.org', LAST, null],
  ['example.com example.org example.net', LAST, 'firstHoursLinks'],
  ['example.com example.org example.net', AFTER, null],
])('%s at %o: %s', (content, now, expected) => {
  expect(firstHoursProblem(JOINED, content, now)).toBe(expected)
})
