import { env } from 'cloudflare:workers'
import { conversationId, pairKey } from '~/domain/messaging/conversation-id'
import { createDatabase } from '../../drizzle/client'
import { connections } from '../../drizzle/schema/connections'
import { conversations, messageParticipants } from '../../drizzle/schema/conversations'
import { users } from '../../drizzle/schema/users'
import { insertRow, updateRows } from './rows'

// Names have one length, so that none is a prefix of another.
let members = 10_000

/** Inserts a member with a public profile and bodygraph, for tests without a sign-in, because hashing a password is slow. */
export async function member(change: Partial<typeof users.$inferInsert> = {}) {
  const name = `row_${++members}`
  const [row] = await createDatabase(env.DB)
    .insert(users)
    .values({
      id: crypto.randomUUID(),
      email: `${name}@example.com`,
      emailKey: `${name}@example.com`,
      username: name,
      usernameKey: name,
      fullName: `Row ${members}`,
      profileVisibility: 'everyone',
      chartDetail: 'gates',
      referralCode: `R${String(members).padStart(7, '0')}`,
      termsVersion: '2026-11',
      termsAgreedAt: new Date(),
      // A chart without a time of birth would be one of an unknown time.
      ...(change.hdType && { birthTimeAccuracy: 'exact' as const }),
      ...change,
    })
    .returning()
  return row!
}

/** Changes a member's row behind the site's back. */
export const updateMember = (memberId: string, change: Partial<typeof users.$inferInsert>) =>
  updateRows(users, { id: memberId }, change)

/** Connects two members, or stores the state in `change`; the first is the requester. */
export async function connectMembers(
  requesterId: string,
  otherId: string,
  change: Partial<typeof connections.$inferInsert> = {},
) {
  const [lowId, highId] = [requesterId, otherId].sort() as [string, string]
  await insertRow(connections, { lowId, highId, status: 'connected', requesterId, ...change })
}

/** Enters the conversation of two members into the directory, without its object. */
export async function insertConversation(oneId: string, otherId: string): Promise<{ id: string; pair: string }> {
  const pair = pairKey(oneId, otherId)
  const id = await conversationId(pair)
  await insertRow(conversations, { id, pairKey: pair })
  await insertRow(messageParticipants, { conversationId: id, userId: oneId }, { conversationId: id, userId: otherId })
  return { id, pair }
}
