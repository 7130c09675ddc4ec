import { findAvatarUrl, switchAvatar } from '~/data/members/profiles.server'
import { avatarUrl, parseAvatarUrl } from '~/domain/membership/avatar/avatar-url'
import {
  type AvatarFiles,
  deleteAvatar,
  deleteAvatars,
  drawAvatar,
  storeAvatar,
} from '~/platform/pictures/avatars.server'
import type { Context } from '~/platform/server/context.server'
import { logEvent, toErrorFields } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import { unlessBroken } from '~/platform/server/refusal.server'
import type { Viewer } from '~/platform/server/session.server'
import type { PhotoAnswer, PhotoProblem } from './photo'
import { readPicture } from './read-picture.server'

const HOURLY_UPLOADS = 30

type Outcome = PhotoAnswer & { retryAfterSeconds?: number }

const refused = (problem: PhotoProblem): Outcome => ({ ok: false, problem })

/**
 * Makes a file the photo of a member. The new files are there before the row names them, the old ones go when it does no
 * more: whatever fails, one whole photo stays. Of two uploads at once the later wins, and the other leaves nothing behind.
 */
export async function uploadPhoto(context: Context, viewer: Viewer, file: File | undefined): Promise<Outcome> {
  const picture = await readPicture(file)
  if (typeof picture === 'string') return refused(picture)
  const limit = { name: 'photo', subject: viewer.id, most: HOURLY_UPLOADS, seconds: 3600 }
  const retryAfterSeconds = await spend(context, [limit])
  if (retryAfterSeconds !== null) return { ...refused('tooMany'), retryAfterSeconds }

  // What no decoder can read looks like a service that fails; a picture that others can read is not to blame then.
  const files = await drawAvatar(context.bindings, picture).catch((error: unknown) => {
    logEvent('warn', 'photo.unreadable', { requestId: context.requestId, ...toErrorFields(error) })
    return null
  })
  return files ? keep(context, viewer, files) : refused('unreadable')
}

async function keep(context: Context, viewer: Viewer, files: AvatarFiles): Promise<Outcome> {
  const { bindings, waitUntil } = context
  // The clocks of two machines may differ; the new photo must be the later one all the same.
  const from = Math.max(Date.now(), (parseAvatarUrl(viewer.avatarUrl)?.timestamp ?? 0) + 1)
  const stored = await unlessBroken(context, 'photo.store_failed', async () => ({
    timestamp: await storeAvatar(bindings, viewer.id, from, files),
  }))
  if (!stored) return refused('storage')
  const { timestamp } = stored
  if (timestamp === null) return refused('noPath')

  const discard = () =>
    unlessBroken(context, 'photo.discard_failed', () => deleteAvatar(bindings, viewer.id, timestamp))
  const url = avatarUrl(viewer.id, timestamp)
  if (!url) {
    await discard()
    return refused('noUrl')
  }
  const switched = await switchTo(context, viewer.id, url)
  if (switched === 'done') {
    // What fails to go now goes with the next sweep.
    waitUntil(unlessBroken(context, 'photo.clean_failed', () => deleteAvatars(bindings, viewer.id, timestamp)))
    return { ok: true, url }
  }
  // Files that may be needed stay: the sweep sees which are.
  if (switched === 'unknown') return refused('database')
  await discard()
  return typeof switched === 'string' ? refused(switched) : { ok: true, url: switched.laterUrl }
}

/**
 * Lets the row of a member name a photo. `laterUrl`: a later upload was quicker, its photo stays. `away`: there is no such
 * member any more. `database`: it failed, and nothing changed; `unknown`: it failed, and does not say whether it did it.
 */
async function switchTo(context: Context, memberId: string, url: string) {
  const isSwitched = await unlessBroken(context, 'photo.switch_failed', () => switchAvatar(context.db, memberId, url))
  if (isSwitched) return 'done'
  const found = await unlessBroken(context, 'photo.switch_failed', async () => ({
    url: (await findAvatarUrl(context.db, memberId)) ?? '',
  }))
  if (!found) return 'unknown'
  if (found.url === url) return 'done'
  if (isSwitched === null) return 'database'
  return found.url > url ? { laterUrl: found.url } : 'away'
}
