import type { Seat } from './objects'

/** Tell an object whose socket is upgraded. The route always overwrites what a client sent. */
const SEAT = 'X-Seat'
const SESSION = 'X-Session'
const AFTER = 'X-After'
const REV = 'X-Rev'

export type SocketSeat = { seat: Seat; sessionId: string; after: number; rev: number | null }

/** The headers of an upgrade to a conversation: seat, session, and the last message and change that the client has. */
export const conversationHeaders = ({ seat, sessionId, after, rev }: SocketSeat): Record<string, string> => ({
  [SEAT]: JSON.stringify(seat),
  [SESSION]: sessionId,
  [AFTER]: String(after),
  ...(rev === null ? {} : { [REV]: String(rev) }),
})

export const readConversationHeaders = (headers: Headers): SocketSeat => ({
  seat: JSON.parse(headers.get(SEAT) ?? '{}'),
  sessionId: headers.get(SESSION) ?? '',
  after: Number(headers.get(AFTER) ?? 0),
  rev: headers.has(REV) ? Number(headers.get(REV)) : null,
})

/** The headers of an upgrade to a hub. */
export const hubHeaders = (memberId: string, sessionId: string): Record<string, string> => ({
  'X-Member': memberId,
  [SESSION]: sessionId,
})

export const readHubHeaders = (headers: Headers) => ({
  memberId: headers.get('X-Member') ?? '',
  sessionId: headers.get(SESSION) ?? '',
})
