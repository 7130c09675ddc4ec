import { membersOf } from '../../../app/domain/messaging/conversation-id'
import type { Participant, RequestState } from '../../../app/domain/messaging/objects'
import type { ObjectDatabase } from '../../object-database'

/** Replaces the id of a member whose account is deleted. */
export const FORMER = 'former'

/** The state of the conversation as a whole. `request`: a stranger's first message is unanswered or ignored. */
export type ConversationState = {
  conversationId: string
  low: string
  high: string
  requestFrom: string | null
  request: 'pending' | 'ignored' | null
  /** The number of the last change of a message or of this state. */
  rev: number
}

type Row = {
  conversation_id: string
  low: string
  high: string
  request_from: string | null
  request: ConversationState['request']
  rev: number
}

/** Null before the first message. */
export function findState(db: ObjectDatabase): ConversationState | null {
  const row = db.find<Row>('SELECT conversation_id, low, high, request_from, request, rev FROM state')
  return (
    row && {
      conversationId: row.conversation_id,
      low: row.low,
      high: row.high,
      requestFrom: row.request_from,
      request: row.request,
      rev: row.rev,
    }
  )
}

export function writeState(
  db: ObjectDatabase,
  { conversationId, low, high, requestFrom, request, rev }: ConversationState,
): void {
  db.write(
    'INSERT OR REPLACE INTO state (id, conversation_id, low, high, request_from, request, rev) VALUES (1, ?, ?, ?, ?, ?, ?)',
    conversationId,
    low,
    high,
    requestFrom,
    request,
    rev,
  )
}

/**
 * The state before the first message. Once a member's account is deleted, the directory has the conversation's own id in place of
 * the pair.
 */
export function initialState({ conversationId, pair, memberId }: Participant): ConversationState {
  const [low, high] = pair.includes(':') ? membersOf(pair) : [FORMER, memberId]
  return { conversationId, low, high, requestFrom: null, request: null, rev: 0 }
}

/** The state of the request for one of the two members. */
export function requestFor({ request, requestFrom }: ConversationState, memberId: string): RequestState {
  if (request === null) return null
  if (requestFrom === memberId) return 'outgoing'
  return request === 'pending' ? 'incoming' : 'ignored'
}

export const otherOf = ({ low, high }: ConversationState, memberId: string) => (low === memberId ? high : low)
export const isMember = ({ low, high }: ConversationState, memberId: string) =>
  memberId !== FORMER && (low === memberId || high === memberId)
/** An account is deleted, so the conversation is read-only. */
export const isClosed = ({ low, high }: ConversationState) => low === FORMER || high === FORMER
export const isAbandoned = ({ low, high }: ConversationState) => low === FORMER && high === FORMER
