import type { Seat, Upload } from '../../app/domain/messaging/objects'
import { admit } from './request'
import type { Room } from './room'
import { isClosed } from './store/standing'

/** Keeps a picture for the message that will take it; without one it is thrown away after a day. */
export function addUpload(room: Room, seat: Seat, upload: Upload): void {
  const standing = admit(room, seat)
  if (!standing || isClosed(standing)) throw new Error('no picture can be sent here')
  const { store, announcer } = room
  const now = Date.now()
  store.atOnce(() => {
    if (!store.standing) store.setStanding(standing)
    store.uploads.add(seat.memberId, upload, now)
  })
  // Not a day from now: after a restart the alarm that stands may be sooner, and is told of by `announce` only.
  announcer.changed(now)
}

/** The picture of a message, or one's own that waits; null for anybody else's. */
export function findUpload(room: Room, seat: Seat, id: string): Upload | null {
  const upload = admit(room, seat) && room.store.uploads.find(id)
  if (!upload || (upload.seq === null && upload.ownerId !== seat.memberId)) return null
  const { ownerId, seq, ...picture } = upload
  return picture
}
