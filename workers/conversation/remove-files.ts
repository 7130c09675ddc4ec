import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import type { Room } from './room'
import { isAbandoned } from './store/standing'

const FILES_AT_ONCE = 100
const RETRY_MILLISECONDS = 30_000

/** Removes files of pictures that are gone; when to come again for it, in milliseconds, or null when none is left. */
export async function removeFiles(room: Room, now: number): Promise<number | null> {
  const { env, store } = room
  const keys = store.uploads.listDoomed(FILES_AT_ONCE)
  if (keys.length === 0) return null
  try {
    await env.ATTACHMENTS.delete(keys)
  } catch (error) {
    logEvent('warn', 'conversation.files_left', { files: keys.length, ...toErrorFields(error) })
    return now + RETRY_MILLISECONDS
  }
  // Emptied meanwhile: a write would make its tables anew.
  if (room.isGone) return null
  store.uploads.forgetDoomed(keys)
  return store.uploads.listDoomed(1).length > 0 ? now : null
}

/** Once both are gone and no file is left, nothing stays; whether that is so. */
export async function leaveNothing(room: Room): Promise<boolean> {
  const { store } = room
  if (room.isGone) return true
  if (!store.standing || !isAbandoned(store.standing) || store.uploads.listDoomed(1).length > 0) return false
  room.isGone = true
  await store.db.empty()
  return true
}
