import { clearAvatar } from '~/data/members/profiles.server'
import { parseAvatarUrl } from '~/domain/membership/avatar/avatar-url'
import { deleteAvatars } from '~/platform/pictures/avatars.server'
import type { Context } from '~/platform/server/context.server'
import { unlessBroken } from '~/platform/server/refusal.server'
import type { Viewer } from '~/platform/server/session.server'
import type { PhotoAnswer } from './photo'

/** Leaves a member without a photo; its files go too. Without one already, nothing happens. */
export async function removePhoto(context: Context, viewer: Viewer): Promise<PhotoAnswer> {
  const { bindings, db, waitUntil } = context
  if (viewer.avatarUrl === null) return { ok: true, url: null }
  const cleared = await unlessBroken(context, 'photo.remove_failed', async () => {
    await clearAvatar(db, viewer.id)
    return true
  })
  if (!cleared) return { ok: false, problem: 'removeFailed' }
  const last = parseAvatarUrl(viewer.avatarUrl)?.timestamp ?? 0
  waitUntil(unlessBroken(context, 'photo.clean_failed', () => deleteAvatars(bindings, viewer.id, last + 1)))
  return { ok: true, url: null }
}
