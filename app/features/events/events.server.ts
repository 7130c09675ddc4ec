import { z } from 'zod'
import { countEvents, type EventQuery, findEvent, listEvents, readEventPage } from '~/data/events/event-lists.server'
import { cancelEvent, deleteGuest, insertGuest } from '~/data/events/events.server'
import { mayAct, whyMayNotAct } from '~/domain/community/moderation/may-act'
import { cutPage, parseCursor } from '~/domain/community/search/list-cursor'
import { calendarFile } from '~/domain/events/calendar-file'
import { cancelNoteField } from '~/domain/events/event-fields.schema'
import { EVENTS_PAGE_SIZE, REGISTRATIONS_AN_HOUR } from '~/domain/events/limits'
import { searchWords } from '~/domain/text/search/search-words'
import type { Language } from '~/locales/language'
import { announceNotifications } from '~/platform/notifications/announce.server'
import type { Context } from '~/platform/server/context.server'
import { settingsOrigin } from '~/platform/server/env.server'
import { parseForm } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { notFound } from '~/platform/server/http.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import { type EventAsk, type EventListData, type EventTotal, readEventAsk, toEventTotal } from './event-query'
import {
  type Attendance,
  type EventAnswer,
  type EventMember,
  type EventPageData,
  type EventRefusal,
  eventPath,
  type ListedEvent,
} from './events'

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

type Row = Omit<ListedEvent, 'startsAt' | 'endsAt' | 'place' | 'attendance' | 'host'> & {
  startsAt: Date
  endsAt: Date
  city: string | null
  cityRu: string | null
  countryCode: string | null
  guestState: Exclude<Attendance, 'host'>
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
    attendance: isHost ? 'host' : row.guestState,
    host: { username: host.username, fullName: host.fullName, avatarUrl: host.avatarUrl },
  }
}

const id = z.uuid()

/** The actions of an event's page. */
const eventActionSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('register'), id }),
  z.object({ intent: z.literal('leave'), id }),
  z.object({ intent: z.literal('cancel'), id, note: cancelNoteField }),
])
type EventAction = z.output<typeof eventActionSchema>

type Answered = { answer: EventAnswer; status: number; retryAfterSeconds?: number; id: string | null }

const STATUS: Record<EventRefusal, number> = {
  ...{ missing: 404, closed: 409, host: 422, suspended: 403, undecided: 403, invalid: 400, noteTooLong: 400 },
  ...{ tooMany: 429, unexpected: 500, unreachable: 503, signedOut: 401 },
}

/** Handles the buttons of an event's page: register, leave, and cancel for its host. */
export async function answerEvent(context: Context, form: FormData): Promise<Answered> {
  const parsed = parseForm(eventActionSchema, form)
  if (!parsed.ok) return refused(parsed.problems.note ? 'noteTooLong' : 'invalid', null)
  const { id } = parsed.value
  const answer = await tryOrLog(context, 'events.broke', async () => {
    const viewer = await findMember(context)
    if (!viewer) return refused('signedOut', id)
    const limit = { name: 'event.register', subject: viewer.id, most: REGISTRATIONS_AN_HOUR, seconds: 3600 }
    const retryAfterSeconds = await spend(context, [limit])
    if (retryAfterSeconds !== null) return { ...refused('tooMany', id), retryAfterSeconds }
    return perform(context, viewer, parsed.value)
  })
  return answer ?? refused('unexpected', id)
}

async function perform(context: Context, viewer: Viewer, action: EventAction): Promise<Answered> {
  const { id } = action
  const now = new Date()
  const guest = { eventId: id, memberId: viewer.id }
  if (action.intent === 'cancel') {
    // A suspended host may cancel, but not add a note.
    const note = mayAct(viewer, now) ? action.note : null
    const { notified, state } = await cancelEvent(context.db, { id, hostId: viewer.id, note, now })
    announceNotifications(context, notified)
    if (state === null) return refused('missing', id)
    return state === 'cancelled' ? done(state, id) : refused('closed', id)
  }
  const reason = action.intent === 'register' ? whyMayNotAct(viewer, now) : null
  if (reason) return refused(reason, id)
  const { notified, attendance, hasLeft } = await (action.intent === 'register' ? insertGuest : deleteGuest)(
    context.db,
    guest,
    now,
  )
  announceNotifications(context, notified)
  // Some can no longer see the event once they have left.
  if (!attendance) return hasLeft ? done('none', id) : refused('missing', id)
  if (attendance.hostId === viewer.id) return refused('host', id)
  const isDone = (attendance.state === null) === (action.intent === 'leave')
  return isDone ? done(attendance.state ?? 'none', id) : refused('closed', id)
}

const done = (state: Extract<EventAnswer, { done: true }>['state'], id: string): Answered => ({
  answer: { done: true, state },
  status: 200,
  id,
})
const refused = (error: EventRefusal, id: string | null): Answered => ({
  answer: { done: false, error },
  status: STATUS[error],
  id,
})
