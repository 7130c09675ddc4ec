import { EVENT_KINDS, EVENT_LANGUAGES, type EventKind, type EventLanguage } from '~/domain/events/event-kinds'
import { EVENTS_COUNTED } from '~/domain/events/limits'
import type { ListedEvent } from './events'

/** What the list of events was asked for, as its address says it. */
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
  /** Where it goes on; null at its end. */
  nextCursor: string | null
  /** Of all that fit. */
  total: EventTotal
}

const LONGEST = 100

/** Reads an address; what is not known there asks for nothing. */
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

/** Whether it asks for less than all that comes or came. */
export const isNarrow = ({ q, kind, where, language }: EventAsk) =>
  q !== '' || kind !== null || where !== null || language !== null

export const EVENTS = '/app/events'
/** What Explore calls this part of it. */
export const EVENTS_TAB = 'events'

/** `isMore`: there are more than are counted. */
export type EventTotal = { count: number; isMore: boolean }

/** What a count says that goes one beyond what is told. */
export const toEventTotal = (counted: number): EventTotal => ({
  count: Math.min(counted, EVENTS_COUNTED),
  isMore: counted > EVENTS_COUNTED,
})

/** The address of a list; from a place in it on where `cursor` says one. */
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
