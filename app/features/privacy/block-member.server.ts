import { deleteBlock, findBlockTarget, insertBlock } from '~/data/blocks.server'
import { toAccountKey } from '~/domain/membership/account-key'
import type { Context } from '~/platform/context.server'
import { announcePair } from '~/platform/messaging/availability.server'
import { announceNotifications } from '~/platform/notifications/announce.server'
import { spend } from '~/platform/rate-limit.server'
import type { Viewer } from '~/platform/session.server'

const HOUR_SECONDS = 3600
/** Far more than anybody needs in an hour, far less than it takes to try out who is there. */
const MOST_AN_HOUR = 60

export type BlockOutcome =
  | { done: true }
  | { done: false; reason: 'signed_out' | 'missing' }
  | { done: false; reason: 'too_many'; retryAfterSeconds: number }

/** A member by name, or a row of the viewer's own list. */
type Target = { username: string } | { member: string }

/** Blocks a member: the two find each other nowhere, and are no longer connected. Done twice it is the same. */
export const blockMember = (context: Context, viewer: Viewer | null, target: Target) =>
  change(context, viewer, target, insertBlock)

/** Takes one's own block back. Where there was none, nothing changes. */
export const unblockMember = (context: Context, viewer: Viewer | null, target: Target) =>
  change(context, viewer, target, deleteBlock)

async function change(
  context: Context,
  viewer: Viewer | null,
  target: Target,
  write: (db: Context['db'], blockerId: string, blockedId: string) => Promise<boolean>,
): Promise<BlockOutcome> {
  if (!viewer) return { done: false, reason: 'signed_out' }
  const limit = { name: 'block', subject: viewer.id, most: MOST_AN_HOUR, seconds: HOUR_SECONDS }
  const retryAfterSeconds = await spend(context, [limit])
  if (retryAfterSeconds !== null) return { done: false, reason: 'too_many', retryAfterSeconds }
  const targetId =
    'member' in target ? target.member : await findBlockTarget(context.db, viewer.id, toAccountKey(target.username))
  if (!targetId || targetId === viewer.id) return { done: false, reason: 'missing' }
  if (!(await write(context.db, viewer.id, targetId))) return { done: true }
  announcePair(context, viewer.id, targetId)
  // Neither is told of the other any more, at the bell too.
  announceNotifications(context, [{ userId: viewer.id }, { userId: targetId }])
  return { done: true }
}
