import type { Seat } from '../../app/domain/messaging/objects'
import type { Context } from './context'
import { toInstant } from './store/messages'
import { isMember, requestFor, type Standing } from './store/standing'

/**
 * The state of the conversation for a member; null if they aren't in it. Ends a pending request if the two have connected since.
 */
export function admit(context: Context, seat: Seat): Standing | null {
  if (context.isGone) return null
  const standing = context.store.standingFor(seat)
  if (!isMember(standing, seat.memberId)) return null
  if (standing.request === null || !seat.isConnected) return standing
  return endRequest(context, standing, seat)
}

/** Ends a request that its recipient has accepted, by answer or by connection, and shares their read mark from now on. */
export function endRequest(context: Context, standing: Standing, seat: Seat): Standing {
  const { store, sockets, announcer } = context
  const now = Date.now()
  const ended: Standing = { ...standing, request: null, requestFrom: null, rev: standing.rev + 1 }
  const mark = store.marks.of(seat.memberId)
  const isToldNow = standing.requestFrom !== seat.memberId && seat.receipts && mark.seq > mark.toldSeq
  store.transaction(() => {
    store.setStanding(ended)
    if (isToldNow) store.marks.set(seat.memberId, { seq: mark.seq, toldSeq: mark.seq, toldAt: now }, now)
  })
  sockets.broadcast({ type: 'accepted' })
  if (isToldNow) {
    const frame = { type: 'read', memberId: seat.memberId, seq: mark.seq, at: toInstant(now) } as const
    sockets.broadcast(frame, (other) => other.memberId !== seat.memberId && other.receipts)
  }
  announcer.changed(now)
  return ended
}

/** Accepts or ignores a request; its sender isn't notified of the latter. */
export function answerRequest(context: Context, seat: Seat, answer: 'accept' | 'ignore'): void {
  const standing = admit(context, seat)
  if (!standing) return
  const request = requestFor(standing, seat.memberId)
  if (request !== 'incoming' && request !== 'ignored') return
  if (answer === 'accept') {
    endRequest(context, standing, seat)
    return
  }
  if (request === 'ignored') return
  // `rev` stays, because the sender sees it and could infer the answer.
  context.store.setStanding({ ...standing, request: 'ignored' })
  context.announcer.changed(Date.now())
}

/** Whether a member hasn't answered a stranger's request, so that their reading and typing stay hidden from the sender. */
export const isHidden = (standing: Standing, memberId: string) =>
  standing.request !== null && standing.requestFrom !== memberId
