import { deleteBlock, deleteBlockRow, findBlockTarget, insertBlock } from '~/data/members/blocks-and-mutes.server'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { announcePair } from '~/platform/messaging/availability.server'
import { announceNotifications } from '~/platform/notifications/announce.server'
import type { Context } from '~/platform/server/context.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'

const HOUR_SECONDS = 3600
/** Far more than anybody needs in an hour, far less than it takes to try out who is there. */
const MOST_AN_HOUR = 60

export type BlockOutcome =
  | { done: true }
  | { done: false; reason: 'signed_out' | 'missing' }
  | { done: false; reason: 'too_many'; retryAfterSeconds: number }

/** Blocks a member: the two find each other nowhere, and are no longer connected. Done twice it is the same. */
export const blockMember = (context: Context, viewer: Viewer | null, { username }: { username: string }) =>
  change(context, viewer, async ({ id }) => {
    const otherId = await findOther(context, id, username)
    if (!otherId) return 'missing'
    await insertBlock(context.db, id, otherId)
    return { otherId }
  })

/** Takes one's own block back, of a member by name or of a row of the viewer's own list. Where there was none, nothing changes. */
export const unblockMember = (
  context: Context,
  viewer: Viewer | null,
  target: { username: string } | { row: string },
) =>
  change(context, viewer, async ({ id }) => {
    if ('row' in target) {
      const otherId = await deleteBlockRow(context.db, id, target.row)
      return otherId ? { otherId } : 'unchanged'
    }
    const otherId = await findOther(context, id, target.username)
    if (!otherId) return 'missing'
    return (await deleteBlock(context.db, id, otherId)) ? { otherId } : 'unchanged'
  })

async function findOther({ db }: Context, viewerId: string, username: string): Promise<string | null> {
  const found = await findBlockTarget(db, viewerId, toAccountKey(username))
  return found === viewerId ? null : found
}

async function change(
  context: Context,
  viewer: Viewer | null,
  write: (viewer: Viewer) => Promise<{ otherId: string } | 'missing' | 'unchanged'>,
): Promise<BlockOutcome> {
  if (!viewer) return { done: false, reason: 'signed_out' }
  const limit = { name: 'block', subject: viewer.id, most: MOST_AN_HOUR, seconds: HOUR_SECONDS }
  const retryAfterSeconds = await spend(context, [limit])
  if (retryAfterSeconds !== null) return { done: false, reason: 'too_many', retryAfterSeconds }
  const written = await write(viewer)
  if (written === 'missing') return { done: false, reason: 'missing' }
  if (written === 'unchanged') return { done: true }
  announcePair(context, viewer.id, written.otherId)
  // Neither is told of the other any more, at the bell too.
  announceNotifications(context, [{ userId: viewer.id }, { userId: written.otherId }])
  return { done: true }
}
