import type { EventState } from './event-kinds'
import { icsFile, icsQuoted, icsText, icsUtc } from './ics-text'

/** An event as a calendar gets it. Instants in milliseconds. */
export type CalendarEvent = {
  uid: string
  url: string
  title: string
  /** The host and their page; no address for mail is given away. */
  host: { name: string; url: string }
  description: string
  location: string | null
  startsAt: number
  endsAt: number
  createdAt: number
  updatedAt: number
  sequence: number
  state: EventState
}

/** An event as a calendar file (RFC 5545): times in UTC, which every calendar shows by its own clock. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Human Design Social//Events//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${icsUtc(event.updatedAt)}`,
    `CREATED:${icsUtc(event.createdAt)}`,
    `LAST-MODIFIED:${icsUtc(event.updatedAt)}`,
    `DTSTART:${icsUtc(event.startsAt)}`,
    `DTEND:${icsUtc(event.endsAt)}`,
    `ORGANIZER;CN=${icsQuoted(event.host.name)}:${event.host.url}`,
    `SUMMARY:${icsText(event.title)}`,
    `DESCRIPTION:${icsText(event.description)}`,
    ...(event.location ? [`LOCATION:${icsText(event.location)}`] : []),
    `URL:${event.url}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return icsFile(lines)
}
