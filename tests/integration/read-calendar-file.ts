import { expect } from 'vitest'

// A strict RFC 5545 parser, which fails where lenient programs wouldn't.

export type ReadEvent = Record<string, string>
export type ReadCalendar = { properties: Record<string, string>; events: ReadEvent[] }

const LINE = /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=(?:"[^"]*"|[^";:,]*))*):([\s\S]*)$/
/** Properties whose value is TEXT (3.3.11). */
const TEXTS = new Set(['SUMMARY', 'DESCRIPTION', 'LOCATION', 'NAME', 'X-WR-CALNAME', 'UID', 'PRODID'])
const INSTANTS = new Set(['DTSTAMP', 'DTSTART', 'DTEND', 'CREATED', 'LAST-MODIFIED'])
const ONCE = ['UID', 'DTSTAMP', 'DTSTART', 'SUMMARY']

function textOf(value: string): string {
  expect(value).not.toMatch(/(?<!\\)(?:\\\\)*[;,]/)
  return value.replace(/\\(.)/g, (_, sign: string) => {
    expect('\\;,nN').toContain(sign)
    return sign.toLowerCase() === 'n' ? '\n' : sign
  })
}

/** ISO 8601 to the second, in UTC. */
function instantOf(value: string): string {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/.exec(value) ?? []
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}Z`
  expect(new Date(iso).toISOString()).toBe(iso.replace('Z', '.000Z'))
  return iso
}

/** Parses a calendar file; fails the test if it violates the format. */
export function readCalendarFile(bytes: ArrayBuffer): ReadCalendar {
  const file = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  expect(file.endsWith('\r\n')).toBe(true)
  const lines = file.split('\r\n').slice(0, -1)
  const octets = new TextEncoder()
  for (const line of lines) {
    expect(line).not.toMatch(/[\r\n]/)
    expect(octets.encode(line).length).toBeLessThanOrEqual(75)
  }
  const calendar: ReadCalendar = { properties: {}, events: [] }
  const open: string[] = []
  for (const line of file
    .slice(0, -2)
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')) {
    const [, name = '', , raw = ''] = LINE.exec(line) ?? []
    expect(name, line).not.toBe('')
    if (name === 'BEGIN') {
      open.push(raw)
      if (raw === 'VEVENT') calendar.events.push({})
    } else if (name === 'END') expect(open.pop()).toBe(raw)
    else {
      expect(['VCALENDAR', 'VCALENDAR VEVENT']).toContain(open.join(' '))
      const into = open.length === 1 ? calendar.properties : calendar.events.at(-1)!
      expect(into, name).not.toHaveProperty([name])
      into[name] = TEXTS.has(name) ? textOf(raw) : INSTANTS.has(name) ? instantOf(raw) : raw
    }
  }
  expect(open).toEqual([])
  expect(calendar.properties.VERSION).toBe('2.0')
  expect(calendar.properties.PRODID).toBeTruthy()
  for (const event of calendar.events) for (const name of ONCE) expect(event[name], name).toBeTruthy()
  expect(new Set(calendar.events.map(({ UID }) => UID)).size).toBe(calendar.events.length)
  return calendar
}
