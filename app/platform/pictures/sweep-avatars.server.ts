import type { Database } from '../../../drizzle/client'
import { listAvatarUrls } from '../../data/members/profiles.server'
import { type AvatarKey, parseAvatarKey, parseAvatarUrl } from '../../domain/membership/avatar/avatar-url'
import type { Bindings } from '../server/env.server'
import { deleteAvatarKeys, listAvatarKeys } from './avatars.server'

/** Pages of a thousand keys that one run looks at. */
const MOST_PAGES = 5

/** An upload on its way has files that no row names yet; after an hour none is. */
const YOUNG_MILLISECONDS = 3_600_000

/**
 * Takes out of the bucket what failed to go when it should have: photos that are not their member's current one, and those
 * of members who are gone. Each run begins at another member, so that all are met however many there are; it looks at
 * five thousand files at most.
 */
export async function sweepAvatars(
  env: Pick<Bindings, 'AVATARS'>,
  db: Database,
  now: number,
  start: string = crypto.randomUUID(),
): Promise<void> {
  let after = start
  let hasWrapped = false
  for (let page = 0; page < MOST_PAGES; page++) {
    const { keys, isEnd } = await listAvatarKeys(env, after)
    const gone = await unused(db, keys, now)
    if (gone.length > 0) await deleteAvatarKeys(env, gone)
    if (hasWrapped && (isEnd || keys.some((key) => key > start))) return
    hasWrapped ||= isEnd
    after = isEnd ? '' : (keys.at(-1) ?? '')
  }
}

async function unused(db: Database, keys: string[], now: number): Promise<string[]> {
  const old = keys.flatMap((key) => {
    const photo = parseAvatarKey(key)
    return photo && photo.timestamp < now - YOUNG_MILLISECONDS ? [{ key, photo }] : []
  })
  if (old.length === 0) return []
  const rows = await listAvatarUrls(db, [...new Set(old.map(({ photo }) => photo.memberId))])
  const current = new Map(rows.map(({ id, avatarUrl }) => [id, parseAvatarUrl(avatarUrl)?.timestamp]))
  const isCurrent = ({ memberId, timestamp }: AvatarKey) => current.get(memberId) === timestamp
  return old.filter(({ photo }) => !isCurrent(photo)).map(({ key }) => key)
}
