import { EVENT_KINDS, EVENT_LANGUAGES, type EventKind, type EventLanguage } from '~/domain/events/event-kinds'
import { EVENTS_COUNTED } from '~/domain/events/limits'
import type { ListedEvent } from './events'

/** The filters of the list, as in its URL. */
export type EventAsk = {
  q: string
  when: 'upcoming' | 'past'
  isMine: boolean
  kind: EventKind | null
  where: 'online' | 'place' | null
  language: EventLanguage | null
}

export type EventListData = {
  ask: EventAsk
  events: ListedEvent[]
  /** Null at the end. */
  nextCursor: string | null
  /** Of all matching events. */
  total: EventTotal
}

const LONGEST = 100

/** Parses the search parameters; unknown values count as missing. */
export function readEventAsk(params: URLSearchParams): EventAsk {
  const oneOf = <T extends string>(name: string, known: readonly T[]) =>
    known.find((value) => value === params.get(name)) ?? null
  return {
    q: (params.get('q') ?? '').trim().slice(0, LONGEST),
    when: oneOf('when', ['past', 'upcoming']) ?? 'upcoming',
    isMine: params.get('mine') === '1',
    kind: oneOf('kind', EVENT_KINDS),
    where: oneOf('where', ['online', 'place']),
    language: oneOf('language', EVENT_LANGUAGES),
  }
}

/** Whether anything beyond time and ownership is filtered. */
export const isNarrow = ({ q, kind, where, language }: EventAsk) =>
  q !== '' || kind !== null || where !== null || language !== null

export const EVENTS = '/app/events'
/** The key of this tab in Explore. */
export const EVENTS_TAB = 'events'

/** `isMore`: there are more than the limit of counting. */
export type EventTotal = { count: number; isMore: boolean }

/** A total from a count that stops one above the limit. */
export const toEventTotal = (counted: number): EventTotal => ({
  count: Math.min(counted, EVENTS_COUNTED),
  isMore: counted > EVENTS_COUNTED,
})

/** The URL of a list, optionally from a cursor on. */
export function eventsPath(ask: Partial<EventAsk>, cursor: string | null = null): string {
  const { q, when, isMine, kind, where, language } = ask
  const params = new URLSearchParams({
    ...(q ? { q } : {}),
    ...(when === 'past' ? { when } : {}),
    ...(isMine ? { mine: '1' } : {}),
    ...(kind ? { kind } : {}),
    ...(where ? { where } : {}),
    ...(language ? { language } : {}),
    ...(cursor ? { cursor } : {}),
  })
  return params.size > 0 ? `${EVENTS}?${params}` : EVENTS
}
