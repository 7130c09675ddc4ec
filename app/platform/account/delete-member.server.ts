import type { Database } from '../../../drizzle/client'
import { listDueDeletions } from '../../data/accounts/account.server'
import { deleteWholeMember } from '../../data/whole-member/whole-member.server'
import { leaveAllConversations } from '../messaging/leave-conversations.server'
import { deleteMemberFiles } from '../pictures/avatars.server'
import { deletePostImagesOf } from '../pictures/post-images.server'
import type { Bindings } from '../server/env.server'
import { logEvent, toErrorFields } from '../server/log.server'

type Storage = Pick<Bindings, 'AVATARS' | 'ATTACHMENTS' | 'POST_IMAGES' | 'CONVERSATION' | 'HUB'>

/** As many as one run surely ends; the rest waits for the next one. */
const MEMBERS_A_RUN = 50

/**
 * Removes a member from everywhere they are kept: what is kept elsewhere first, the database last, since its row is what a
 * later run finds them by when this one breaks. A new place where something of a member is kept is emptied here.
 */
export async function deleteMember(env: Storage, db: Database, memberId: string): Promise<void> {
  await deleteMemberFiles(env, memberId)
  await deletePostImagesOf(env, memberId)
  await leaveAllConversations(env, db, memberId)
  await deleteWholeMember(db, memberId)
}

/** Removes members whose time to keep their account is over; one that fails is left to the next run and stops no other. */
export async function deleteDueMembers(env: Storage, db: Database, now: number): Promise<void> {
  const due = await listDueDeletions(db, now, MEMBERS_A_RUN)
  let deleted = 0
  for (const memberId of due) {
    try {
      await deleteMember(env, db, memberId)
      deleted++
    } catch (error) {
      // What it says may name whom it is about.
      const { name } = toErrorFields(error)
      logEvent('error', 'member.deletion_failed', { name })
    }
  }
  if (due.length > 0) logEvent('info', 'members.deleted', { deleted, failed: due.length - deleted })
}
