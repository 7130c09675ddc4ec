import { strToU8 } from 'fflate'
import { listWholeJournal } from '~/data/journal.server'
import { readWholeMember } from '~/data/whole-member.server'
import { avatarKey, parseAvatarUrl } from '~/domain/membership/avatar-url'
import { readAvatar } from '~/platform/avatars.server'
import type { Context } from '~/platform/context.server'
import { logEvent } from '~/platform/log.server'
import { spend } from '~/platform/rate-limit.server'
import { openEntry } from '~/platform/sealed-journal.server'
import type { Viewer } from '~/platform/session.server'
import { exportMessages } from './export-messages.server'
import { exportPostPictures } from './export-post-pictures.server'
import { type ArchivedFile, zipStream } from './zip-stream.server'

/** Raised with every change that a program reading the export would stumble over. */
const SCHEMA_VERSION = 1

const DOWNLOADS_PER_HOUR = 5

export type ExportOutcome =
  | { ok: true; archive: ReadableStream<Uint8Array<ArrayBuffer>>; fileName: string }
  | { ok: false; retryAfterSeconds: number }

/**
 * Everything the site holds of a member as one archive: `data.json`, and beside it the photo, the pictures of their posts
 * and the conversations where there are any.
 */
export async function exportAccount(context: Context, viewer: Viewer): Promise<ExportOutcome> {
  const wait = await spend(context, [
    { name: 'export.account', subject: viewer.id, most: DOWNLOADS_PER_HOUR, seconds: 3600 },
  ])
  if (wait !== null) return { ok: false, retryAfterSeconds: wait }
  logEvent('info', 'account.exported', { requestId: context.requestId })
  const exportedAt = new Date().toISOString()
  const [held, journal, photo] = await Promise.all([
    readWholeMember(context.db, viewer.id),
    readJournal(context, viewer),
    readPhoto(context, viewer),
  ])
  const json = JSON.stringify({ schemaVersion: SCHEMA_VERSION, exportedAt, ...held, journal }, null, 2)
  async function* files(): AsyncGenerator<ArchivedFile> {
    yield { name: 'data.json', isPacked: false, parts: [strToU8(json)] }
    yield* photo
    yield* exportPostPictures(context, viewer.id)
    yield* exportMessages(context, viewer)
  }
  return {
    ok: true,
    archive: zipStream(files()),
    fileName: `human-design-social-${viewer.username}-${exportedAt.slice(0, 10)}.zip`,
  }
}

/** What the member wrote, opened; a day that does not open says so by null. */
async function readJournal(context: Context, viewer: Viewer) {
  const days = await listWholeJournal(context.db, viewer.id)
  return Promise.all(
    days.map(async (row) => ({
      day: row.day,
      updatedAt: row.updatedAt,
      entry: await openEntry(context, viewer.id, row),
    })),
  )
}

async function readPhoto({ bindings }: Context, { avatarUrl }: Viewer): Promise<ArchivedFile[]> {
  const photo = parseAvatarUrl(avatarUrl)
  const file = photo && (await readAvatar(bindings, avatarKey(photo)))
  if (!file) return []
  const parts = [new Uint8Array(await file.arrayBuffer())]
  return [{ name: `photo.${file.key.split('.').at(-1)}`, isPacked: true, parts }]
}
