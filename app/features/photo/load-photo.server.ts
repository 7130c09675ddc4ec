import { isStorageThere } from '~/platform/pictures/avatars.server'
import type { Context } from '~/platform/server/context.server'
import { logEvent } from '~/platform/server/log.server'
import type { Viewer } from '~/platform/server/session.server'
import type { PhotoState } from './photo'

/** The photo of a member for the field that changes it, and whether it can be changed now. No query. */
export async function loadPhoto({ bindings, requestId }: Context, viewer: Viewer): Promise<PhotoState> {
  const isAvailable = await isStorageThere(bindings)
  if (!isAvailable) logEvent('error', 'photo.storage_away', { requestId })
  return { isAvailable, url: viewer.avatarUrl, name: viewer.fullName, type: viewer.hdType }
}
