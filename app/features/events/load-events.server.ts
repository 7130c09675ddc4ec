import { countEvents, type EventQuery, findEvent, listEvents, readEventPage } from '~/data/events/event-lists.server'
import { cutPage, parseCursor } from '~/domain/community/search/list-cursor'
import { calendarFile } from '~/domain/events/calendar-file'
import { EVENTS_PAGE_SIZE } from '~/domain/events/limits'
import { searchWords } from '~/domain/text/search/search-words'
import type { Language } from '~/locales/language'
import type { Context } from '~/platform/server/context.server'
import { settingsOrigin } from '~/platform/server/env.server'
import { notFound } from '~/platform/server/http.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import type { Viewer } from '~/platform/server/session.server'
import { type EventAsk, type EventListData, type EventTotal, readEventAsk, toEventTotal } from './event-query'
import { type EventMember, type EventPageData, eventPath, type ListedEvent, type Standing } from './events'

/** Loads a page of the events a member may see, filtered by the URL. */
export async function loadEvents(context: Context, viewer: Viewer, request: Request): Promise<EventListData> {
  const params = new URL(request.url).searchParams
  const ask = readEventAsk(params)
  const asking = { viewerId: viewer.id, query: toQuery(ask), now: new Date() }
  const [rows, count, language] = await Promise.all([
    listEvents(context.db, { ...asking, after: parseCursor(params.get('cursor')) }),
    countEvents(context.db, asking),
    languageOf(request),
  ])
  const { page, nextCursor } = cutPage(rows, EVENTS_PAGE_SIZE, ({ startsAt: at, id }) => ({ at, id }))
  return {
    ask,
    events: page.map(({ host, ...row }) => toListedEvent(row, host, host.id === viewer.id, language)),
    nextCursor,
    total: toEventTotal(count),
  }
}

/** The number of upcoming events with these words that this member may see, for the tab; undefined if the query fails. */
export async function countComingEvents(context: Context, viewer: Viewer, q = ''): Promise<EventTotal | undefined> {
  const query = toQuery(readEventAsk(new URLSearchParams({ q })))
  const count = await tryOrLog(context, 'events.count_broke', () =>
    countEvents(context.db, { viewerId: viewer.id, query, now: new Date() }),
  )
  return count === null ? undefined : toEventTotal(count)
}

const toQuery = ({ q, when, isMine, kind, where, language }: EventAsk): EventQuery => ({
  ...{ when, isMine, kind, language },
  isOnline: where === null ? null : where === 'online',
  words: searchWords(q),
})

/** Loads the page of an event for members who may see its host; throws 404 for others. */
export async function loadEvent(
  context: Context,
  viewer: Viewer,
  request: Request,
  id: string,
): Promise<EventPageData> {
  const [found, language] = await Promise.all([readEventPage(context.db, viewer.id, id), languageOf(request)])
  if (!found) throw notFound()
  const { event, host, isHost, going, waiting } = found
  const { description, address, link, hasLink, cancelNote, ahead } = event
  return {
    title: `${event.title} · ${translator(language, 'common')('brand')}`,
    now: new Date().toISOString(),
    event: {
      ...toListedEvent(event, host, isHost, language),
      ...{ description, address, link, hasLink, ahead },
      cancelNote: isHost || event.guestState ? cancelNote : null,
    },
    going: going.map(toMember),
    waiting: waiting.map(toMember),
  }
}

const toMember = ({ username, fullName, avatarUrl }: EventMember): EventMember => ({ username, fullName, avatarUrl })

/** An event as an iCalendar file, with the link of an online event only for those who see it on the page. */
export async function loadCalendar(context: Context, viewer: Viewer, request: Request, id: string): Promise<Response> {
  const [found, language] = await Promise.all([findEvent(context.db, viewer.id, id), languageOf(request)])
  if (!found) throw notFound()
  const { event, host } = found
  const origin = settingsOrigin(context.settings)
  const url = origin + eventPath(event.id)
  const place = [event.address, placeName(event, language)].filter(Boolean).join(', ')
  const file = calendarFile({
    uid: `${event.id}@${new URL(origin).hostname}`,
    url,
    title: event.title,
    host: { name: host.fullName, url: `${origin}/u/${encodeURIComponent(host.username)}` },
    description: [event.description, event.link, url].filter(Boolean).join('\n\n'),
    location: event.isOnline ? event.link : place,
    startsAt: event.startsAt.getTime(),
    endsAt: event.endsAt.getTime(),
    createdAt: event.createdAt.getTime(),
    updatedAt: event.updatedAt.getTime(),
    sequence: event.sequence,
    state: event.state,
  })
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="event.ics"',
      'Cache-Control': 'private, no-store',
    },
  })
}

type Row = Omit<ListedEvent, 'startsAt' | 'endsAt' | 'place' | 'standing' | 'host'> & {
  startsAt: Date
  endsAt: Date
  city: string | null
  cityRu: string | null
  countryCode: string | null
  guestState: Exclude<Standing, 'host'>
}
type Host = { username: string; fullName: string; avatarUrl: string | null }

const names: Partial<Record<Language, Intl.DisplayNames>> = {}

/** "Berlin, Germany" in the reader's language; null for an event online. */
function placeName(row: Pick<Row, 'city' | 'cityRu' | 'countryCode'>, language: Language): string | null {
  const city = language === 'ru' ? (row.cityRu ?? row.city) : row.city
  if (city === null) return null
  names[language] ??= new Intl.DisplayNames(language, { type: 'region' })
  return [city, row.countryCode && names[language].of(row.countryCode)].filter(Boolean).join(', ')
}

/** A database row as lists show it. */
function toListedEvent(row: Row, host: Host, isHost: boolean, language: Language): ListedEvent {
  const { id, kind, title, timeZone, isOnline, capacity, state, goingCount, waitingCount } = row
  return {
    ...{ id, kind, title, timeZone, isOnline, capacity, state, goingCount, waitingCount, language: row.language },
    place: isOnline ? null : placeName(row, language),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    standing: isHost ? 'host' : row.guestState,
    host: { username: host.username, fullName: host.fullName, avatarUrl: host.avatarUrl },
  }
}
