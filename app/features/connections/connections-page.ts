import type { TypeCode } from '~/domain/human-design/terms/codes'
import type { ConnectionState } from '~/domain/membership/connection-state'
import type { CardMember } from '~/ui/members/member-card'

/** The lists of the page. `?list=sent` shows the requests of the viewer instead of those to answer. */
export const CONNECTION_TABS = ['matches', 'connected', 'requests'] as const
type ConnectionTab = (typeof CONNECTION_TABS)[number]

export const SEARCH_MAX_LENGTH = 100

/** What the address asks for. */
export type ConnectionsQuery = {
  tab: ConnectionTab
  list: 'received' | 'sent'
  q: string
  type: TypeCode | null
  cursor: string | null
}

/** A member on this page, as far as the viewer may know them, and how the two stand. */
export type ConnectionCard = {
  /** Of a request of the viewer, the row's, so that it doesn't lead to a member whose name is hidden; else the member's. */
  id: string
  /** Null where the page of the member who was asked is closed to the viewer by now. */
  member: CardMember | null
  /** By which they were asked from their closed page; null where it was open. */
  askedUsername: string | null
  state: ConnectionState
  isOnline: boolean
  /** By the two types; null where one of them is not known to the viewer. */
  percent: number | null
  /** Why they are suggested, in a line. */
  reason: string | null
  /** What went along with the request. */
  note: string | null
}

export type ConnectionsPage = {
  query: ConnectionsQuery
  /** As far as search and filter go. `average` and `online` are those of the list: of the suggested, or of the connected. */
  tiles: { connected: number; suggested: number; average: number | null; online: number }
  /** Requests that wait for the viewer's answer, whatever is searched. */
  requests: number
  /** Whether the viewer has a chart to be matched by. */
  hasType: boolean
  cards: ConnectionCard[]
  /** How many may be asked yet, once that is few. */
  usage: { text: string; way: string } | null
  nextCursor: string | null
}

/** An address of this page; what is not named is left out. */
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
