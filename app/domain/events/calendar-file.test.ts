import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file'

const EVENT: CalendarEvent = {
  uid: '5c1f@example.org',
  url: 'https://example.org/app/events/5c1f',
  title: 'Circle',
  host: { name: 'Mira "Sky" Ли; x', url: 'https://example.org/u/mira' },
  description: 'We meet.',
  location: null,
  startsAt: Date.parse('2026-10-25T00:30:00Z'),
  endsAt: Date.parse('2026-10-25T02:00:00Z'),
  createdAt: Date.parse('2026-10-01T08:00:00Z'),
  updatedAt: Date.parse('2026-10-02T09:10:11Z'),
  sequence: 3,
  state: 'planned',
}

const unfolded = (file: string) => file.replaceAll('\r\n ', '')

test('an event is told with its times in UTC and the number of its changes', () => {
  expect(calendarFile(EVENT).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Human Design Social//Events//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:5c1f@example.org',
    'DTSTAMP:20261002T091011Z',
    'CREATED:20261001T080000Z',
    'LAST-MODIFIED:20261002T091011Z',
    'DTSTART:20261025T003000Z',
    'DTEND:20261025T020000Z',
    'ORGANIZER;CN="Mira ’Sky’ Ли; x":https://example.org/u/mira',
    'SUMMARY:Circle',
    'DESCRIPTION:We meet.',
    'URL:https://example.org/app/events/5c1f',
    'SEQUENCE:3',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a cancelled one says so', () => {
  expect(calendarFile({ ...EVENT, state: 'cancelled' })).toContain('\r\nSTATUS:CANCELLED\r\n')
})

test('signs with a meaning of their own are marked, lines stay lines, nothing begins a property of its own', () => {
  const file = calendarFile({
    ...EVENT,
    title: 'Body, mind; \\ more',
    description: 'One\r\nTwo\nATTENDEE:mailto:x@example.org\u0007',
    location: 'Main St. 1, Berlin',
  })
  expect(file).toContain('\r\nSUMMARY:Body\\, mind\\; \\\\ more\r\n')
  expect(unfolded(file)).toContain('\r\nDESCRIPTION:One\\nTwo\\nATTENDEE:mailto:x@example.org \r\n')
  expect(file).toContain('\r\nLOCATION:Main St. 1\\, Berlin\r\n')
})

test.each(['a'.repeat(300), 'ы'.repeat(300), '🜁🜂'.repeat(100), `a${'漢'.repeat(200)}`])(
  'no line is longer than 75 octets, and no character is cut',
  (description) => {
    const file = calendarFile({ ...EVENT, description })
    const bytes = new TextEncoder()
    for (const line of file.split('\r\n')) expect(bytes.encode(line).length).toBeLessThanOrEqual(75)
    expect(unfolded(file)).toContain(`\r\nDESCRIPTION:${description}\r\n`)
    expect(new TextDecoder('utf-8', { fatal: true }).decode(bytes.encode(file))).toBe(file)
  },
)
