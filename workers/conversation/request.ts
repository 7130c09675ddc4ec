import type { Seat } from '../../app/domain/messaging/objects'
import type { Context } from './context'
import { toInstant } from './store/messages'
import { isMember, requestFor, type Standing } from './store/standing'

/**
 * How things stand for one who comes in by the door; null where there is nothing for them here. Two who have become
 * connected need no answer to a request any more.
 */
export function admit(context: Context, seat: Seat): Standing | null {
  if (context.isGone) return null
  const standing = context.store.standingFor(seat)
  if (!isMember(standing, seat.memberId)) return null
  if (standing.request === null || !seat.isConnected) return standing
  return endRequest(context, standing, seat)
}

/** Who was written to has accepted, in whatever way; how far they have read may be told from now on. */
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

/** Accepts a request, or leaves it without an answer; whoever sent it is told nothing of the latter. */
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
  // No change that is counted: who sent it is told the count, and could tell by it.
  context.store.setStanding({ ...standing, request: 'ignored' })
  context.announcer.changed(Date.now())
}

/** Whether a member was written to by a stranger and has not answered: what they do is not told to the other. */
export const isHidden = (standing: Standing, memberId: string) =>
  standing.request !== null && standing.requestFrom !== memberId
