/** The status of a row in the table `connections`. */
export type ConnectionStatus = 'requested' | 'connected' | 'declined'

/** The state for one of the two members: `requested` by them, `incoming` from the other. */
export type ConnectionState = 'none' | 'requested' | 'incoming' | 'connected'

/** What one of them can do about it. */
export const CONNECTION_INTENTS = ['request', 'accept', 'decline', 'cancel', 'remove'] as const
export type ConnectionIntent = (typeof CONNECTION_INTENTS)[number]

/** The note that goes with a request, in graphemes. */
export const CONNECTION_NOTE_MAX_GRAPHEMES = 300
/**
 * For this many days after a decline, another request doesn’t reach the member who declined; to the requester it looks pending.
 */
export const DECLINED_DAYS = 30
export const CONNECTIONS_PAGE_SIZE = 50
/** Rate limits against scripts. */
export const CONNECTION_REQUESTS_AN_HOUR = 60
export const CONNECTION_CHANGES_AN_HOUR = 300

/**
 * The state of a connection for a viewer. A declined request looks pending to the requester, so that they don't learn of it, and
 * like none to the member who declined.
 */
export function connectionState(
  row: { status: ConnectionStatus; requesterId: string } | null,
  viewerId: string,
): ConnectionState {
  if (!row) return 'none'
  if (row.status === 'connected') return 'connected'
  if (row.requesterId === viewerId) return 'requested'
  return row.status === 'requested' ? 'incoming' : 'none'
}

/** The states each intent may lead to; any other means that another change came first. */
export const REACHED: Record<ConnectionIntent, readonly ConnectionState[]> = {
  request: ['requested', 'connected'],
  accept: ['connected'],
  decline: ['none', 'requested'],
  cancel: ['none', 'incoming'],
  remove: ['none', 'requested', 'incoming'],
}

/** Two member ids in the order of the table's columns: each pair has one row, whoever made the request. */
export const pairOf = (one: string, other: string): readonly [lowId: string, highId: string] =>
  one < other ? [one, other] : [other, one]
