import type { Participant } from '../../app/domain/messaging/objects'
import type { Context } from './context'
import { toInstant } from './store/messages'
import { type ConversationState, isMember, requestFor } from './store/state'

/**
 * The state of the conversation for a member; null if they aren't in it. Ends a pending request if the two have connected since.
 */
export function admit(context: Context, participant: Participant): ConversationState | null {
  if (context.isGone) return null
  const state = context.store.stateFor(participant)
  if (!isMember(state, participant.memberId)) return null
  if (state.request === null || !participant.isConnected) return state
  return endRequest(context, state, participant)
}

/** Ends a request that its recipient has accepted, by answer or by connection, and shares their read mark from now on. */
export function endRequest(context: Context, state: ConversationState, participant: Participant): ConversationState {
  const { store, sockets, announcer } = context
  const now = Date.now()
  const ended: ConversationState = { ...state, request: null, requestFrom: null, rev: state.rev + 1 }
  const mark = store.marks.of(participant.memberId)
  const isSharedNow = state.requestFrom !== participant.memberId && participant.receipts && mark.seq > mark.sharedSeq
  store.transaction(() => {
    store.setState(ended)
    if (isSharedNow) store.marks.set(participant.memberId, { seq: mark.seq, sharedSeq: mark.seq, sharedAt: now }, now)
  })
  sockets.broadcast({ type: 'accepted' })
  if (isSharedNow) {
    const frame = { type: 'read', memberId: participant.memberId, seq: mark.seq, at: toInstant(now) } as const
    sockets.broadcast(frame, (other) => other.memberId !== participant.memberId && other.receipts)
  }
  announcer.changed(now)
  return ended
}

/** Accepts or ignores a request; its sender isn't notified of the latter. */
export function answerRequest(context: Context, participant: Participant, answer: 'accept' | 'ignore'): void {
  const state = admit(context, participant)
  if (!state) return
  const request = requestFor(state, participant.memberId)
  if (request !== 'incoming' && request !== 'ignored') return
  if (answer === 'accept') {
    endRequest(context, state, participant)
    return
  }
  if (request === 'ignored') return
  // `rev` stays, because the sender sees it and could infer the answer.
  context.store.setState({ ...state, request: 'ignored' })
  context.announcer.changed(Date.now())
}

/** Whether a member hasn't answered a stranger's request, so that their reading and typing stay hidden from the sender. */
export const isHidden = (state: ConversationState, memberId: string) =>
  state.request !== null && state.requestFrom !== memberId
