import { CLOSE } from '../../app/domain/messaging/close-codes'
import { leaveNothing, removeFiles } from './remove-files'
import type { Room } from './room'
import { FORMER, isAbandoned, isMember, type Standing } from './store/standing'

/** Erases what a member wrote and sent, and closes the conversation; asked for again, it does nothing more. */
export async function forgetMember(room: Room, memberId: string): Promise<void> {
  const { store, sockets, announcer } = room
  const { standing } = store
  sockets.end(CLOSE.unavailable, () => true)
  if (!standing || room.isGone || !isMember(standing, memberId)) return
  const left = withoutMember(standing, memberId)
  store.atOnce(() => {
    if (isAbandoned(left)) store.messages.removeAll()
    else store.messages.blankAllOf(memberId, FORMER, left.rev)
    store.uploads.doomOfMember(memberId)
    store.marks.forget(memberId)
    store.notices.forget(memberId)
    store.setStanding(left)
  })
  const now = Date.now()
  announcer.changed(now)
  await removeFiles(room, now)
  await leaveNothing(room)
}

const withoutMember = ({ conversationId, low, high, rev }: Standing, memberId: string): Standing => ({
  conversationId,
  low: low === memberId ? FORMER : low,
  high: high === memberId ? FORMER : high,
  requestFrom: null,
  request: null,
  rev: rev + 1,
})
