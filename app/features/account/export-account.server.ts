import { strToU8, zipSync } from 'fflate'
import { readWholeMember } from '~/data/whole-member.server'
import { avatarKey, parseAvatarUrl } from '~/domain/membership/avatar-url'
import { readAvatar } from '~/platform/avatars.server'
import type { Context } from '~/platform/context.server'
import { logEvent } from '~/platform/log.server'
import { spend } from '~/platform/rate-limit.server'
import type { Viewer } from '~/platform/session.server'

/** Raised with every change that a program reading the export would stumble over. */
const SCHEMA_VERSION = 1

const DOWNLOADS_PER_HOUR = 5

export type ExportOutcome =
  | { ok: true; archive: Uint8Array<ArrayBuffer>; fileName: string }
  | { ok: false; retryAfterSeconds: number }

/** Everything the site holds of a member as one archive: `data.json`, and the photo beside it where there is one. */
export async function exportAccount(context: Context, viewer: Viewer): Promise<ExportOutcome> {
  const wait = await spend(context, [
    { name: 'export.account', subject: viewer.id, most: DOWNLOADS_PER_HOUR, seconds: 3600 },
  ])
  if (wait !== null) return { ok: false, retryAfterSeconds: wait }
  logEvent('info', 'account.exported', { requestId: context.requestId })
  const exportedAt = new Date().toISOString()
  const [held, photo] = await Promise.all([readWholeMember(context.db, viewer.id), readPhoto(context, viewer)])
  const json = JSON.stringify({ schemaVersion: SCHEMA_VERSION, exportedAt, ...held }, null, 2)
  return {
    ok: true,
    archive: zipSync({ 'data.json': strToU8(json), ...photo }),
    fileName: `human-design-social-${viewer.username}-${exportedAt.slice(0, 10)}.zip`,
  }
}

async function readPhoto({ bindings }: Context, { avatarUrl }: Viewer): Promise<Record<string, Uint8Array>> {
  const photo = parseAvatarUrl(avatarUrl)
  const file = photo && (await readAvatar(bindings, avatarKey(photo)))
  return file ? { [`photo.${file.key.split('.').at(-1)}`]: new Uint8Array(await file.arrayBuffer()) } : {}
}
