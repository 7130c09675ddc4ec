import type { Participant, Upload } from '../../app/domain/messaging/objects'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import type { Context } from './context'
import { admit } from './request'
import { isAbandoned, isClosed } from './store/state'

const FILES_AT_ONCE = 100
const RETRY_MILLISECONDS = 30_000

/** Deletes the files of deleted pictures; returns when to retry, in milliseconds, or null when none are left. */
export async function removeFiles(context: Context, now: number): Promise<number | null> {
  const { env, store } = context
  const keys = store.uploads.listFilesToDelete(FILES_AT_ONCE)
  if (keys.length === 0) return null
  try {
    await env.ATTACHMENTS.delete(keys)
  } catch (error) {
    logEvent('warn', 'conversation.files_left', { files: keys.length, ...toErrorFields(error) })
    return now + RETRY_MILLISECONDS
  }
  // The storage was emptied meanwhile, and a write would create its tables again.
  if (context.isGone) return null
  store.uploads.forgetDeletedFiles(keys)
  return store.uploads.listFilesToDelete(1).length > 0 ? now : null
}

/** Deletes everything once both members are gone and no file is left; returns whether it did. */
export async function deleteIfAbandoned(context: Context): Promise<boolean> {
  const { store } = context
  if (context.isGone) return true
  if (!store.state || !isAbandoned(store.state) || store.uploads.listFilesToDelete(1).length > 0) return false
  context.isGone = true
  await store.db.empty()
  return true
}

/** Stores an uploaded picture for a message; it's deleted after a day if none uses it. */
export function addUpload(context: Context, participant: Participant, upload: Upload): void {
  const state = admit(context, participant)
  if (!state || isClosed(state)) throw new Error('no picture can be sent here')
  const { store, announcer } = context
  const now = Date.now()
  store.transaction(() => {
    if (!store.state) store.setState(state)
    store.uploads.add(participant.memberId, upload, now)
  })
  // Sets the alarm soon, not in a day, because `announce` schedules the deletion of unused pictures.
  announcer.changed(now)
}

/** The picture if a message has it or it's the member's own upload; null otherwise. */
export function findUpload(context: Context, participant: Participant, id: string): Upload | null {
  const upload = admit(context, participant) && context.store.uploads.find(id)
  if (!upload || (upload.seq === null && upload.ownerId !== participant.memberId)) return null
  const { ownerId, seq, ...picture } = upload
  return picture
}
