/** How a connection stands in the database; see `connections`. */
export type ConnectionStatus = 'requested' | 'connected' | 'declined'

/** How it stands for one of the two: `requested` by them, `incoming` from the other. */
export type ConnectionState = 'none' | 'requested' | 'incoming' | 'connected'

/** What one of them can do about it. */
export const CONNECTION_INTENTS = ['request', 'accept', 'decline', 'cancel', 'remove'] as const
export type ConnectionIntent = (typeof CONNECTION_INTENTS)[number]

/** Characters as a reader counts them, of what goes along with a request. */
export const CONNECTION_NOTE_MAX_GRAPHEMES = 300
/** Whoever was declined reaches the other one again by a request after so many days. */
export const DECLINED_DAYS = 30
export const CONNECTIONS_PAGE_SIZE = 50
/** More is no person. */
export const CONNECTION_REQUESTS_AN_HOUR = 60
export const CONNECTION_CHANGES_AN_HOUR = 300

/**
 * How a connection stands for a viewer. A declined request goes on as one that waits for whoever asked, and is nothing any more
 * to whoever declined.
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

/** The states each intent may lead to; any other says that somebody was faster. */
export const REACHED: Record<ConnectionIntent, readonly ConnectionState[]> = {
  request: ['requested', 'connected'],
  accept: ['connected'],
  decline: ['none', 'requested'],
  cancel: ['none', 'incoming'],
  remove: ['none', 'requested', 'incoming'],
}
