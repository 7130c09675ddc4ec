import type { Participant, Refused } from '../../app/domain/messaging/objects'
import type { Context } from './context'
import { refused } from './context'
import { admit, isHidden } from './request'
import { toInstant } from './store/messages'

/**
 * Moves a member's read mark forward, never back, and sends it to their other tabs. The other member gets it too, unless either has
 * read receipts off or this member hasn't answered the other's request.
 */
export function markRead(
  context: Context,
  participant: Participant,
  seq: number,
  from?: WebSocket,
): { ok: true } | Refused {
  const state = admit(context, participant)
  if (!state) return refused('unavailable')
  const { store, sockets, announcer } = context
  const { memberId } = participant
  const mark = store.marks.of(memberId)
  const upTo = Math.min(seq, store.messages.lastSeq)
  if (upTo < mark.seq) return { ok: true }
  const isFurther = upTo > mark.seq
  // Also true if the member read this before receipts were shared and has now opened it again.
  const isShared = upTo > mark.sharedSeq && participant.receipts && !isHidden(state, memberId)
  if (!isFurther && !isShared) return { ok: true }

  const now = Date.now()
  store.marks.set(memberId, { ...mark, seq: upTo, ...(isShared && { sharedSeq: upTo, sharedAt: now }) }, now)
  sockets.broadcast({ type: 'read', memberId, seq: upTo, at: toInstant(now) }, (other, socket) =>
    other.memberId === memberId ? isFurther && socket !== from : isShared && other.receipts,
  )
  if (isFurther) announcer.changed(now)
  return { ok: true }
}
