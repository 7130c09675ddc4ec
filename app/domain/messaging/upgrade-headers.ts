import type { Participant } from './objects'

// The route sets these headers and never passes on those of a client.

/** Also read by objects of the release before, so the header can't be renamed. */
const PARTICIPANT = 'X-Seat'
const SESSION = 'X-Session'
const AFTER = 'X-After'
const REV = 'X-Rev'

export type UpgradeData = { participant: Participant; sessionId: string; after: number; rev: number | null }

/** The headers of an upgrade to a conversation: participant, session, and the last message and change that the client has. */
export const conversationHeaders = ({ participant, sessionId, after, rev }: UpgradeData): Record<string, string> => ({
  [PARTICIPANT]: JSON.stringify(participant),
  [SESSION]: sessionId,
  [AFTER]: String(after),
  ...(rev === null ? {} : { [REV]: String(rev) }),
})

export const readConversationHeaders = (headers: Headers): UpgradeData => ({
  participant: JSON.parse(headers.get(PARTICIPANT) ?? '{}'),
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
