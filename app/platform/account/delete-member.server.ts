import type { Database } from '../../../drizzle/client'
import { listDueDeletions } from '../../data/accounts/account.server'
import { type FoundParticipant, leaveConversations, listParticipantsOf } from '../../data/conversations.server'
import { deleteWholeMember } from '../../data/whole-member/whole-member.server'
import { conversationOf, hubOf } from '../messaging/conversations.server'
import { deleteAttachmentsOf, deleteMemberFiles, deletePostImagesOf } from '../pictures/picture-storage.server'
import type { Bindings } from '../server/env.server'
import { logEvent, toErrorFields } from '../server/log.server'
import { askObject } from '../server/remote-calls.server'

type Storage = Pick<Bindings, 'AVATARS' | 'ATTACHMENTS' | 'POST_IMAGES' | 'CONVERSATION' | 'HUB'>

/** Small enough for one run; the next run does the rest. */
const MEMBERS_A_RUN = 50

/**
 * Deletes a member's data everywhere. The database comes last: if this run fails, a later one finds the member by their row. Any
 * new store with member data must be emptied here.
 */
export async function deleteMember(env: Storage, db: Database, memberId: string): Promise<void> {
  await deleteMemberFiles(env, memberId)
  await deletePostImagesOf(env, memberId)
  await leaveAllConversations(env, db, memberId)
  await deleteWholeMember(db, memberId)
}

/** Deletes members whose grace period is over. A failed deletion is left to the next run and doesn't stop the others. */
export async function deleteDueMembers(env: Storage, db: Database, now: number): Promise<void> {
  const due = await listDueDeletions(db, now, MEMBERS_A_RUN)
  let deleted = 0
  for (const memberId of due) {
    try {
      await deleteMember(env, db, memberId)
      deleted++
    } catch (error) {
      // The error message may contain personal data.
      const { name } = toErrorFields(error)
      logEvent('error', 'member.deletion_failed', { name })
    }
  }
  if (due.length > 0) logEvent('info', 'members.deleted', { deleted, failed: due.length - deleted })
}

/** Conversations left in one batch before the database records it. */
const AT_ONCE = 10

/**
 * Deletes the member's messages and files from each of their conversations, closes it and removes it from the partner's list.
 * Each batch is recorded in the database, so that a later run continues after a failure.
 */
async function leaveAllConversations(env: Storage, db: Database, memberId: string): Promise<void> {
  for (;;) {
    const participants = await listParticipantsOf(db, memberId, AT_ONCE)
    if (participants.length === 0) break
    await Promise.all(participants.map((found) => leave(env, found)))
    const ids = participants.map(({ participant }) => participant.conversationId)
    await db.batch(leaveConversations(db, memberId, ids))
  }
  await askObject(() => hubOf(env, memberId).forget())
}

async function leave(env: Storage, { participant, otherId }: FoundParticipant): Promise<void> {
  const { conversationId, memberId } = participant
  await askObject(() => conversationOf(env, conversationId).forget(memberId))
  // The conversation has deleted the files it knows of; this deletes the others.
  await deleteAttachmentsOf(env, conversationId, memberId)
  if (otherId) await askObject(() => hubOf(env, otherId).drop(conversationId))
}
