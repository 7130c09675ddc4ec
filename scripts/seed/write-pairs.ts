import { inArray } from 'drizzle-orm'
import { conversationId, pairKey } from '../../app/domain/messaging/conversation-id'
import type { Database } from '../../drizzle/client'
import { connections } from '../../drizzle/schema/connections'
import { conversations, messageParticipants } from '../../drizzle/schema/conversations'
import { users } from '../../drizzle/schema/users'
import { seedMembers } from '../../drizzle/seed/community'
import { accountOf } from './account'
import { inTransactions } from './transactions'

/** A conversation of two of the seeded members, by their places in the list. */
export type SeededPair = { id: string; members: [number, number] }

/** Ids a query: D1 takes a hundred values in a statement. */
const IDS = 90

async function knownOf(db: Database, ids: string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (let start = 0; start < ids.length; start += IDS) {
    const rows = await db
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, ids.slice(start, start + IDS)))
    for (const { id } of rows) known.add(id)
  }
  return known
}

/**
 * Connects neighbours among the first `count` seeded members, (0, 1), (2, 3) and so on, and gives each pair its
 * conversation, in which nothing is written yet. Pairs already there stay as they are; members who are not there have none.
 */
export async function writePairs(db: Database, count: number): Promise<SeededPair[]> {
  const ids = seedMembers(count).map((member, index) => accountOf(member, index, '').id)
  const known = await knownOf(db, ids)
  const pairs = await Promise.all(
    ids.flatMap((first, index) => {
      const second = ids[index + 1]
      const isPair = index % 2 === 0 && second !== undefined && known.has(first) && known.has(second)
      return isPair ? [toPair(first, second, index)] : []
    }),
  )
  await inTransactions(db, pairs, ({ id, key, first, second }) => {
    const [lowId = '', highId = ''] = key.split(':')
    const begunAt = new Date()
    return [
      db
        .insert(connections)
        .values({ lowId, highId, status: 'connected', requesterId: first, connectedAt: begunAt })
        .onConflictDoNothing(),
      db.insert(conversations).values({ id, pairKey: key }).onConflictDoNothing(),
      db
        .insert(messageParticipants)
        .values([
          { conversationId: id, userId: first, begunAt },
          { conversationId: id, userId: second },
        ])
        .onConflictDoNothing(),
    ]
  })
  return pairs.map(({ id, members }) => ({ id, members }))
}

async function toPair(first: string, second: string, index: number) {
  const key = pairKey(first, second)
  return { id: await conversationId(key), key, first, second, members: [index, index + 1] as [number, number] }
}
