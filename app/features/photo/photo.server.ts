import { z } from 'zod'
import { clearAvatar, findAvatarUrl, switchAvatar } from '~/data/members/profiles.server'
import { mayAct } from '~/domain/community/moderation/may-act'
import { avatarUrl, parseAvatarUrl } from '~/domain/membership/avatar/avatar-url'
import { AVATAR_MAX_BYTES } from '~/domain/membership/limits'
import {
  type AvatarFiles,
  deleteAvatar,
  deleteAvatars,
  drawAvatar,
  isStorageThere,
  storeAvatar,
} from '~/platform/pictures/picture-storage.server'
import { inspectPicture, type Picture } from '~/platform/pictures/pictures.server'
import type { Context } from '~/platform/server/context.server'
import { findMember } from '~/platform/server/guards.server'
import { logEvent, toErrorFields, tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import type { PhotoAnswer, PhotoProblem, PhotoState } from './photo'

/** A browser without a chosen file sends an empty one without a name; other clients may send none. */
export const photoSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('upload'), photo: z.instanceof(File).optional() }),
  z.object({ intent: z.literal('remove') }),
])

/** Loads the photo field, without a query. */
export async function loadPhoto({ bindings, requestId }: Context, viewer: Viewer): Promise<PhotoState> {
  const isAvailable = await isStorageThere(bindings)
  if (!isAvailable) logEvent('error', 'photo.storage_away', { requestId })
  return { isAvailable, url: viewer.avatarUrl, name: viewer.fullName, type: viewer.hdType }
}

type Outcome = PhotoAnswer & { retryAfterSeconds?: number }

const STATUS: Partial<Record<PhotoProblem, number>> = {
  signedOut: 401,
  suspended: 403,
  tooLarge: 413,
  tooMany: 429,
  storage: 503,
  noPath: 503,
  database: 503,
  removeFailed: 503,
  failed: 500,
}

type Answered = { answer: PhotoAnswer; status: number; retryAfterSeconds?: number }

/** Answers the forms of the photo field, with the HTTP status. */
export async function answerPhoto(context: Context, form: FormData): Promise<Answered> {
  const outcome = await changePhoto(context, form)
  const { retryAfterSeconds, ...answer } = outcome
  return { answer, retryAfterSeconds, status: answer.ok ? 200 : (STATUS[answer.problem] ?? 422) }
}

async function changePhoto(context: Context, form: FormData): Promise<Outcome> {
  const viewer = await findMember(context)
  if (!viewer) return { ok: false, problem: 'signedOut' }
  const parsed = photoSchema.safeParse(Object.fromEntries(form))
  if (!parsed.success) return { ok: false, problem: 'select' }
  const { data } = parsed
  // Suspended members may remove a photo, but not show a new one.
  if (data.intent !== 'remove' && !mayAct(viewer, new Date())) return { ok: false, problem: 'suspended' }
  const outcome = await tryOrLog<Outcome>(context, 'photo.failed', () =>
    data.intent === 'remove' ? removePhoto(context, viewer) : uploadPhoto(context, viewer, data.photo),
  )
  return outcome ?? { ok: false, problem: 'failed' }
}

const HOURLY_UPLOADS = 30

const refused = (problem: PhotoProblem): Outcome => ({ ok: false, problem })

/**
 * Makes a file the photo of a member. New files are stored before the row names them and old ones deleted after, so that one
 * whole photo remains whatever fails. Of two concurrent uploads the later wins, and the files of the other are deleted.
 */
export async function uploadPhoto(context: Context, viewer: Viewer, file: File | undefined): Promise<Outcome> {
  const picture = await readPicture(file)
  if (typeof picture === 'string') return refused(picture)
  const limit = { name: 'photo', subject: viewer.id, most: HOURLY_UPLOADS, seconds: 3600 }
  const retryAfterSeconds = await spend(context, [limit])
  if (retryAfterSeconds !== null) return { ...refused('tooMany'), retryAfterSeconds }

  // An unreadable picture looks the same as a failing image service.
  const files = await drawAvatar(context.bindings, picture).catch((error: unknown) => {
    logEvent('warn', 'photo.unreadable', { requestId: context.requestId, ...toErrorFields(error) })
    return null
  })
  return files ? savePhoto(context, viewer, files) : refused('unreadable')
}

async function savePhoto(context: Context, viewer: Viewer, files: AvatarFiles): Promise<Outcome> {
  const { bindings, waitUntil } = context
  // Clocks of two machines may differ, and the new photo must have the later timestamp.
  const from = Math.max(Date.now(), (parseAvatarUrl(viewer.avatarUrl)?.timestamp ?? 0) + 1)
  const stored = await tryOrLog(context, 'photo.store_failed', async () => ({
    timestamp: await storeAvatar(bindings, viewer.id, from, files),
  }))
  if (!stored) return refused('storage')
  const { timestamp } = stored
  if (timestamp === null) return refused('noPath')

  const discard = () => tryOrLog(context, 'photo.discard_failed', () => deleteAvatar(bindings, viewer.id, timestamp))
  const url = avatarUrl(viewer.id, timestamp)
  if (!url) {
    await discard()
    return refused('noUrl')
  }
  const switched = await storeUrl(context, viewer.id, url)
  if (switched === 'done') {
    // The next sweep deletes what fails here.
    waitUntil(tryOrLog(context, 'photo.clean_failed', () => deleteAvatars(bindings, viewer.id, timestamp)))
    return { ok: true, url }
  }
  // The row may name the new files; the sweep finds out.
  if (switched === 'unknown') return refused('database')
  await discard()
  return typeof switched === 'string' ? refused(switched) : { ok: true, url: switched.laterUrl }
}

/**
 * Stores the photo in the member's row. `laterUrl`: a later upload came first and stays. `away`: the member is gone.
 * `database`: it failed and nothing changed; `unknown`: it failed, perhaps after the change.
 */
async function storeUrl(context: Context, memberId: string, url: string) {
  const isSwitched = await tryOrLog(context, 'photo.switch_failed', () => switchAvatar(context.db, memberId, url))
  if (isSwitched) return 'done'
  const found = await tryOrLog(context, 'photo.switch_failed', async () => ({
    url: (await findAvatarUrl(context.db, memberId)) ?? '',
  }))
  if (!found) return 'unknown'
  if (found.url === url) return 'done'
  if (isSwitched === null) return 'database'
  return found.url > url ? { laterUrl: found.url } : 'away'
}

/** Reads a picture, or returns why it can't be decoded. Its size is checked before a byte is read. */
async function readPicture(file: File | undefined): Promise<Picture | PhotoProblem> {
  if (!file || (file.size === 0 && file.name === '')) return 'select'
  if (file.size === 0) return 'empty'
  if (file.size > AVATAR_MAX_BYTES) return 'tooLarge'
  return inspectPicture(new Uint8Array(await file.arrayBuffer()))
}

/** Removes a member's photo and its files. Idempotent. */
export async function removePhoto(context: Context, viewer: Viewer): Promise<PhotoAnswer> {
  const { bindings, db, waitUntil } = context
  if (viewer.avatarUrl === null) return { ok: true, url: null }
  const cleared = await tryOrLog(context, 'photo.remove_failed', async () => {
    await clearAvatar(db, viewer.id)
    return true
  })
  if (!cleared) return { ok: false, problem: 'removeFailed' }
  const last = parseAvatarUrl(viewer.avatarUrl)?.timestamp ?? 0
  waitUntil(tryOrLog(context, 'photo.clean_failed', () => deleteAvatars(bindings, viewer.id, last + 1)))
  return { ok: true, url: null }
}
