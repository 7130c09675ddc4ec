import { icsFile, icsText, icsUtc } from '../events/ics-text'

/** An entry of a subscribed calendar. Instants in milliseconds; without an end it is a moment. */
export type FeedEntry = {
  /** Stable for the same entry across requests. */
  uid: string
  title: string
  description: string
  location: string | null
  url: string
  startsAt: number
  endsAt: number | null
  /** When its content last changed. */
  stampedAt: number
  sequence: number
  isCancelled: boolean
  /** True for what takes none of one's time. */
  isFree: boolean
}

/** How often a calendar should look for changes. */
const REFRESH = 'PT12H'

/** A calendar to subscribe to (RFC 5545, its name by RFC 7986): times in UTC, which every calendar shows by its own clock. */
export function feedFile(name: string, entries: readonly FeedEntry[]): string {
  return icsFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Human Design Social//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${icsText(name)}`,
    `X-WR-CALNAME:${icsText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ])
}

const entryLines = (entry: FeedEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}`,
  `DTSTAMP:${icsUtc(entry.stampedAt)}`,
  `DTSTART:${icsUtc(entry.startsAt)}`,
  ...(entry.endsAt === null ? [] : [`DTEND:${icsUtc(entry.endsAt)}`]),
  `SUMMARY:${icsText(entry.title)}`,
  ...(entry.description ? [`DESCRIPTION:${icsText(entry.description)}`] : []),
  ...(entry.location ? [`LOCATION:${icsText(entry.location)}`] : []),
  `URL:${entry.url}`,
  `SEQUENCE:${entry.sequence}`,
  `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  `TRANSP:${entry.isFree ? 'TRANSPARENT' : 'OPAQUE'}`,
  'END:VEVENT',
]
