import type { TypeCode } from '~/domain/human-design/terms/codes'
import type { ConnectionState } from '~/domain/membership/connections'
import type { CardMember } from '~/ui/members/member-card'

/** The lists of the page. `?list=sent` shows sent requests instead of received ones. */
export const CONNECTION_TABS = ['matches', 'connected', 'requests'] as const
type ConnectionTab = (typeof CONNECTION_TABS)[number]

export const SEARCH_MAX_LENGTH = 100

/** The parsed search parameters. */
export type ConnectionsQuery = {
  tab: ConnectionTab
  list: 'received' | 'sent'
  q: string
  type: TypeCode | null
  cursor: string | null
}

/** A member on this page, as far as the viewer may see them, and the state of the connection. */
export type ConnectionCard = {
  /** The request's id for a sent request, so that it doesn't reveal a hidden member; else the member's. */
  id: string
  /** Null if the member's profile is now closed to the viewer. */
  member: CardMember | null
  /** The username to which the request was sent, if the profile was already closed; else null. */
  recipientUsername: string | null
  state: ConnectionState
  isOnline: boolean
  /** From the two types; null if the viewer can't see one of them. */
  percent: number | null
  /** Why they are suggested, in one line. */
  reason: string | null
  /** The note of the request. */
  note: string | null
}

export type ConnectionsPage = {
  query: ConnectionsQuery
  /** Within search and filter. `average` and `online` are those of the current list: suggested or connected. */
  tiles: { connected: number; suggested: number; average: number | null; online: number }
  /** Received requests without an answer, regardless of the search. */
  requests: number
  /** Whether the viewer has a chart to match by. */
  hasType: boolean
  cards: ConnectionCard[]
  /** The requests left, once they are few. */
  usage: { text: string; way: string } | null
  nextCursor: string | null
}

/** The URL of this page; missing parameters are left out. */
export function connectionsPath(query: Partial<ConnectionsQuery>): string {
  const { tab = 'matches', list, q, type, cursor } = query
  const search = new URLSearchParams()
  if (tab !== 'matches') search.set('tab', tab)
  if (tab === 'requests' && list === 'sent') search.set('list', list)
  if (q) search.set('q', q)
  if (type) search.set('type', type)
  if (cursor) search.set('cursor', cursor)
  const text = search.toString()
  return `/app/connections${text ? `?${text}` : ''}`
}
