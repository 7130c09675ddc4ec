import { countEvents, type EventQuery, listEvents } from '~/data/events/event-lists.server'
import { cutPage, parseCursor } from '~/domain/community/search/list-cursor'
import { EVENTS_PAGE_SIZE } from '~/domain/events/limits'
import { searchWords } from '~/domain/text/search-words'
import type { Context } from '~/platform/server/context.server'
import { languageOf } from '~/platform/server/i18n.server'
import { unlessBroken } from '~/platform/server/refusal.server'
import type { Viewer } from '~/platform/server/session.server'
import { type EventAsk, type EventListData, type EventTotal, readEventAsk, toEventTotal } from './event-query'
import { toListedEvent } from './to-event.server'

/** A page of the events a member may see, as the address asks for them. */
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

/** How many events come that this member may see, as far as a tab counts; nothing where the database did not answer. */
export async function countComingEvents(context: Context, viewer: Viewer): Promise<EventTotal | undefined> {
  const query = toQuery(readEventAsk(new URLSearchParams()))
  const count = await unlessBroken(context, 'events.count_broke', () =>
    countEvents(context.db, { viewerId: viewer.id, query, now: new Date() }),
  )
  return count === null ? undefined : toEventTotal(count)
}

const toQuery = ({ q, when, isMine, kind, where, language }: EventAsk): EventQuery => ({
  ...{ when, isMine, kind, language },
  isOnline: where === null ? null : where === 'online',
  words: searchWords(q),
})
