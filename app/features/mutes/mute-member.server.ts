import { deleteMute, deleteMuteRow, findMuteTarget, insertMute } from '~/data/members/blocks-and-mutes.server'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { announceNotifications } from '~/platform/notifications/announce.server'
import type { Context } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'
import type { MuteChoice } from './mutes'

const DAY_MILLISECONDS = 86_400_000

export type MuteOutcome = 'done' | 'missing' | 'self'

/** Mutes a member from now on for so long, whatever was before. The other is not told, and sees no difference. */
export async function muteMember(context: Context, viewer: Viewer, username: string, days: MuteChoice) {
  const until = days === 'always' ? null : new Date(Date.now() + Number(days) * DAY_MILLISECONDS)
  return change(context, viewer, username, (mutedId) => insertMute(context.db, { muterId: viewer.id, mutedId, until }))
}

/** Takes a mute back, of a member by name or of a row of the viewer's own list. Where there was none, nothing changes. */
export async function unmuteMember(
  context: Context,
  viewer: Viewer,
  { username = '', row }: { username?: string; row?: string },
) {
  if (row === undefined) {
    return change(context, viewer, username, (mutedId) => deleteMute(context.db, viewer.id, mutedId))
  }
  await deleteMuteRow(context.db, viewer.id, row)
  announceNotifications(context, [{ userId: viewer.id }])
  return 'done'
}

async function change(
  context: Context,
  viewer: Viewer,
  username: string,
  write: (mutedId: string) => Promise<void>,
): Promise<MuteOutcome> {
  const targetId = await findMuteTarget(context.db, viewer.id, toAccountKey(username))
  if (!targetId) return 'missing'
  if (targetId === viewer.id) return 'self'
  await write(targetId)
  // What the muted one did is counted at the bell no more, or again.
  announceNotifications(context, [{ userId: viewer.id }])
  return 'done'
}
